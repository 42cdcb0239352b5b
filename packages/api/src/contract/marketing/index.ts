export * from './appTemplate.js';
export * from './canvas.js';
export * from './canvasAudience.js';
export * from './channels.js';
export * from './crowdPack.js';
export * from './crowdPeople.js';
export * from './ecologyMember.js';
export * from './operatePlan.js';
export * from './pdTask.js';
export * from './planApproval.js';
export * from './planRun.js';
export * from './policer.js';
export * from './privateDomain.js';
export * from './qyWechat.js';
export * from './referralLink.js';
export * from './report.js';
export * from './reportExports.js';
export {
  failReasons,
  type FailReason,
  type ReportGrouping,
  reportGroupings,
  type ReportMeasure,
  reportMeasures,
  reportReasons,
  type WithholdReason,
  withholdReasons,
} from './reportParts.js';
export * from './reportPeople.js';
export * from './rules.js';
export * from './smsTemplate.js';
export * from './tagSelectors.js';
export {
  type TemplateChannel,
  templateChannels,
  type TemplateParam,
  type TemplateState,
  templateStates,
} from './templateParts.js';
export * from './templateReview.js';
export * from './templatePeople.js';
export * from './templateRules.js';
export * from './templateTest.js';
export * from './userJourney.js';
export * from './userScene.js';
export * from './userStrategy.js';
export * from './wechatTemplate.js';
