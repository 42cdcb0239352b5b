import { agoEn, agoZh } from '../ago/locale.js';
import { rangeEn, rangeZh } from '../range-picker/locale.js';
import { chartEn, chartZh } from '../chart-card/locale.js';
import { stepsEn, stepsZh } from '../react-steps/locale.js';
import { richTextEn, richTextZh } from '../rich-text/locale.js';
import { exportEn, exportZh } from '../export-word/locale.js';
import { emojiEn, emojiZh } from '../emoji/locale.js';
import { floatingEn, floatingZh } from '../floating-chat/locale.js';
import { uploadEn, uploadZh } from '../upload-list/locale.js';
import { sheetEn, sheetZh } from '../bottom-sheet/locale.js';
import { chunkEn, chunkZh } from '../chunk-list/locale.js';
import { coverageEn, coverageZh } from '../coverage-strip/locale.js';
import { caseEn, caseZh } from '../case-view/locale.js';
import { chatEn, chatZh } from '../chat/locale.js';
import { callEn, callZh } from '../chat/callLocale.js';
import { answerVersionsEn, answerVersionsZh } from '../chat/versionsLocale.js';
import { answersBesideEn, answersBesideZh } from '../chat/besideLocale.js';
import { pathEn, pathZh } from '../chat/pathLocale.js';
import { quoteEn, quoteZh } from '../chat/quoteLocale.js';
import { dataAnswerEn, dataAnswerZh } from '../data-answer/locale.js';
import { metricEn, metricZh } from '../metric/locale.js';
import { analysisReportEn, analysisReportZh } from '../analysis-report/locale.js';
import { savedQuestionEn, savedQuestionZh } from '../saved-question/locale.js';
import { planEditorEn, planEditorZh } from '../plan-editor/locale.js';
import { slideOutlineEn, slideOutlineZh } from '../slide-outline/locale.js';
import { slideEditorEn, slideEditorZh } from '../slide-editor/locale.js';
import { slideViewEn, slideViewZh } from '../slide-view/locale.js';
import { comparisonEn, comparisonZh } from '../file-comparison/locale.js';
import { conversationExportEn, conversationExportZh } from '../conversation-export/locale.js';
import { conversationsEn, conversationsZh } from '../conversations/locale.js';
import { graphEn, graphZh } from '../graph-view/locale.js';
import { inboxEn, inboxZh } from '../inbox/locale.js';
import { markdownEn, markdownZh } from '../markdown/locale.js';
import { shellEn, shellZh } from '../app-shell/locale.js';
import { listEn, listZh } from '../data-list/locale.js';
import { accountEn, accountZh } from '../account-forms/locale.js';
import { detailEn, detailZh } from '../detail-drawer/locale.js';
import { feedbackEn, feedbackZh } from '../feedback-dialog/locale.js';
import { formEn, formZh } from '../forms/locale.js';
import { imageEn, imageZh } from '../image-picker/locale.js';
import { importEn, importZh } from '../import-wizard/locale.js';
import { jobEn, jobZh } from '../job-progress/locale.js';
import { dialogEn, dialogZh } from '../dialog/locale.js';
import { pageEn, pageZh } from '../page-frame/locale.js';
import { sharingEn, sharingZh } from '../sharing/locale.js';
import { pdfEn, pdfZh } from '../pdf-source/locale.js';
import { previewEn, previewZh } from '../page-preview/locale.js';
import { toolWallEn, toolWallZh } from '../tool-wall/locale.js';
import { signInEn, signInZh } from '../sign-in/locale.js';
import { notificationsEn, notificationsZh } from '../notifications/locale.js';
import { paletteEn, paletteZh } from '../command-palette/locale.js';
import { tabsEn, tabsZh } from '../tab-bar/locale.js';
import { tagSelectEn, tagSelectZh } from '../tag-select/locale.js';
import { treeSelectEn, treeSelectZh } from '../tree-select/locale.js';
import { treeEn, treeZh } from '../editable-tree/locale.js';
import { differenceEn, differenceZh } from '../difference-view/locale.js';
import { textEn, textZh } from '../text-preview/locale.js';
import { ruleEn, ruleZh } from '../rule-editor/locale.js';
import { audienceEn, audienceZh } from '../audience-count/locale.js';
import { whyNotEn, whyNotZh } from '../why-not/locale.js';
import { qrEn, qrZh } from '../qr-code/locale.js';
import { sampleEn, sampleZh } from '../audience-sample/locale.js';
import { rfmEn, rfmZh } from '../rfm-picture/locale.js';
import { spreadEn, spreadZh } from '../spread-bars/locale.js';
import { personTimelineEn, personTimelineZh } from '../person-timeline/locale.js';
import { messagePreviewEn, messagePreviewZh } from '../message-preview/locale.js';
import { planCalendarEn, planCalendarZh } from '../plan-calendar/locale.js';
import { planRunEn, planRunZh } from '../plan-run/locale.js';
import { deliveryFunnelEn, deliveryFunnelZh } from '../delivery-funnel/locale.js';
import { tripleEn, tripleZh } from '../triple-review/locale.js';
import { versionEn, versionZh } from '../version-history/locale.js';
import { settingsEn, settingsZh } from '../settings-rows/locale.js';
import { wizardEn, wizardZh } from '../step-wizard/locale.js';
import { stateEn, stateZh } from '../states/locale.js';

/** Every word the widgets show, by widget. */
export interface Words {
  ago: typeof agoZh;
  upload: typeof uploadZh;
  sheet: typeof sheetZh;
  chart: typeof chartZh;
  chunk: typeof chunkZh;
  coverage: typeof coverageZh;
  case: typeof caseZh;
  chat: typeof chatZh;
  answerVersions: typeof answerVersionsZh;
  answersBeside: typeof answersBesideZh;
  quote: typeof quoteZh;
  slideOutline: typeof slideOutlineZh;
  toolWall: typeof toolWallZh;
  slideEditor: typeof slideEditorZh;
  slideView: typeof slideViewZh;
  dataAnswer: typeof dataAnswerZh;
  metric: typeof metricZh;
  analysisReport: typeof analysisReportZh;
  savedQuestion: typeof savedQuestionZh;
  planEditor: typeof planEditorZh;
  functionCall: typeof callZh;
  graphPath: typeof pathZh;
  conversationExport: typeof conversationExportZh;
  comparison: typeof comparisonZh;
  conversations: typeof conversationsZh;
  sharing: typeof sharingZh;
  graph: typeof graphZh;
  inbox: typeof inboxZh;
  emoji: typeof emojiZh;
  export: typeof exportZh;
  floating: typeof floatingZh;
  markdown: typeof markdownZh;
  account: typeof accountZh;
  detail: typeof detailZh;
  difference: typeof differenceZh;
  feedback: typeof feedbackZh;
  form: typeof formZh;
  image: typeof imageZh;
  import: typeof importZh;
  job: typeof jobZh;
  dialog: typeof dialogZh;
  list: typeof listZh;
  page: typeof pageZh;
  pdf: typeof pdfZh;
  preview: typeof previewZh;
  shell: typeof shellZh;
  range: typeof rangeZh;
  richText: typeof richTextZh;
  signIn: typeof signInZh;
  state: typeof stateZh;
  tabs: typeof tabsZh;
  tree: typeof treeZh;
  tagSelect: typeof tagSelectZh;
  treeSelect: typeof treeSelectZh;
  notifications: typeof notificationsZh;
  palette: typeof paletteZh;
  text: typeof textZh;
  audience: typeof audienceZh;
  whyNot: typeof whyNotZh;
  qrCode: typeof qrZh;
  sample: typeof sampleZh;
  rfm: typeof rfmZh;
  spread: typeof spreadZh;
  personTimeline: typeof personTimelineZh;
  messagePreview: typeof messagePreviewZh;
  planCalendar: typeof planCalendarZh;
  planRun: typeof planRunZh;
  deliveryFunnel: typeof deliveryFunnelZh;
  rule: typeof ruleZh;
  triple: typeof tripleZh;
  version: typeof versionZh;
  settings: typeof settingsZh;
  steps: typeof stepsZh;
  wizard: typeof wizardZh;
}

export const zhCN: Words = {
  ago: agoZh,
  upload: uploadZh,
  sheet: sheetZh,
  chart: chartZh,
  chunk: chunkZh,
  coverage: coverageZh,
  case: caseZh,
  chat: chatZh,
  answerVersions: answerVersionsZh,
  answersBeside: answersBesideZh,
  quote: quoteZh,
  slideOutline: slideOutlineZh,
  toolWall: toolWallZh,
  slideEditor: slideEditorZh,
  slideView: slideViewZh,
  dataAnswer: dataAnswerZh,
  metric: metricZh,
  analysisReport: analysisReportZh,
  savedQuestion: savedQuestionZh,
  planEditor: planEditorZh,
  functionCall: callZh,
  graphPath: pathZh,
  conversationExport: conversationExportZh,
  comparison: comparisonZh,
  conversations: conversationsZh,
  sharing: sharingZh,
  graph: graphZh,
  inbox: inboxZh,
  emoji: emojiZh,
  export: exportZh,
  floating: floatingZh,
  markdown: markdownZh,
  account: accountZh,
  detail: detailZh,
  difference: differenceZh,
  feedback: feedbackZh,
  form: formZh,
  image: imageZh,
  import: importZh,
  job: jobZh,
  dialog: dialogZh,
  list: listZh,
  page: pageZh,
  pdf: pdfZh,
  preview: previewZh,
  shell: shellZh,
  range: rangeZh,
  richText: richTextZh,
  signIn: signInZh,
  state: stateZh,
  tabs: tabsZh,
  tree: treeZh,
  tagSelect: tagSelectZh,
  treeSelect: treeSelectZh,
  notifications: notificationsZh,
  palette: paletteZh,
  text: textZh,
  audience: audienceZh,
  whyNot: whyNotZh,
  qrCode: qrZh,
  sample: sampleZh,
  rfm: rfmZh,
  spread: spreadZh,
  personTimeline: personTimelineZh,
  messagePreview: messagePreviewZh,
  planCalendar: planCalendarZh,
  planRun: planRunZh,
  deliveryFunnel: deliveryFunnelZh,
  rule: ruleZh,
  triple: tripleZh,
  version: versionZh,
  settings: settingsZh,
  steps: stepsZh,
  wizard: wizardZh,
};

export const enUS: Words = {
  ago: agoEn,
  upload: uploadEn,
  sheet: sheetEn,
  chart: chartEn,
  chunk: chunkEn,
  coverage: coverageEn,
  case: caseEn,
  chat: chatEn,
  answerVersions: answerVersionsEn,
  answersBeside: answersBesideEn,
  quote: quoteEn,
  slideOutline: slideOutlineEn,
  toolWall: toolWallEn,
  slideEditor: slideEditorEn,
  slideView: slideViewEn,
  dataAnswer: dataAnswerEn,
  metric: metricEn,
  analysisReport: analysisReportEn,
  savedQuestion: savedQuestionEn,
  planEditor: planEditorEn,
  functionCall: callEn,
  graphPath: pathEn,
  conversationExport: conversationExportEn,
  comparison: comparisonEn,
  conversations: conversationsEn,
  sharing: sharingEn,
  graph: graphEn,
  inbox: inboxEn,
  emoji: emojiEn,
  export: exportEn,
  floating: floatingEn,
  markdown: markdownEn,
  account: accountEn,
  detail: detailEn,
  difference: differenceEn,
  feedback: feedbackEn,
  form: formEn,
  image: imageEn,
  import: importEn,
  job: jobEn,
  dialog: dialogEn,
  list: listEn,
  page: pageEn,
  pdf: pdfEn,
  preview: previewEn,
  shell: shellEn,
  range: rangeEn,
  richText: richTextEn,
  signIn: signInEn,
  state: stateEn,
  tabs: tabsEn,
  tree: treeEn,
  tagSelect: tagSelectEn,
  treeSelect: treeSelectEn,
  notifications: notificationsEn,
  palette: paletteEn,
  text: textEn,
  audience: audienceEn,
  whyNot: whyNotEn,
  qrCode: qrEn,
  sample: sampleEn,
  rfm: rfmEn,
  spread: spreadEn,
  personTimeline: personTimelineEn,
  messagePreview: messagePreviewEn,
  planCalendar: planCalendarEn,
  planRun: planRunEn,
  deliveryFunnel: deliveryFunnelEn,
  rule: ruleEn,
  triple: tripleEn,
  version: versionEn,
  settings: settingsEn,
  steps: stepsEn,
  wizard: wizardEn,
};
