import {
  addAppTemplate,
  addSmsTemplate,
  addWechatTemplate,
  decideTemplate,
  listAppParams,
  listSmsParams,
  listTemplateVersions,
  listWechatParams,
  modifyAppTemplate,
  modifySmsTemplate,
  modifyTemplateRules,
  modifyWechatTemplate,
  pageAppTemplates,
  pageSmsTemplates,
  pageTemplateReviews,
  pageWechatTemplates,
  readAppTemplate,
  readOwnReceiver,
  readSmsTemplate,
  readTemplatePeople,
  readTemplateRules,
  readTemplateSample,
  readWechatTemplate,
  removeAppTemplates,
  removeSmsTemplates,
  removeWechatTemplates,
  restoreTemplateVersion,
  submitTemplate,
  testPushTemplate,
  uploadSmsSign,
  withdrawTemplate,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Scenario } from '../walk.js';

/** Templates of all channels: written, handed in, approved by another, brought back, and sent to oneself. */
export const messageTemplates: Scenario = async ({ app, as, call }) => {
  await app.db.query(sql`
    insert into customers (id, name, phone, attributes)
    values ('template-1', '王芷晴', '13600009027', '{"座位": "A 区 12 排"}')`);
  await app.db.query(sql`
    update users set phone_number = '13800138000', given_phone = '13800138000' where id = ${as.userId}`);
  const reviewer = await app.user({ permissions: ['marketing.templateReview'] });
  const list = { current: 1, size: 20 };

  await call(listSmsParams, {});
  await call(listWechatParams, {});
  await call(listAppParams, {});
  await call(readTemplateSample, { customerId: 'template-1' });
  await call(readTemplatePeople, { channel: 'sms', variables: [{ name: 'city', times: 1 }] });
  await call(modifyTemplateRules, { forbiddenWords: ['稳赚'], linkHosts: ['example.com'] });
  await call(readTemplateRules, {});

  const pdf = new File(['%PDF-1.7'], '授权书.pdf');
  const { fileId } = await call(uploadSmsSign, { file: pdf });
  const text = { smsKind: 'notice' as const, signName: '省篮协', signFileId: fileId, content: '${name}，周六开赛' };
  const { id } = await call(addSmsTemplate, { templateName: '开赛通知', ...text });
  await call(readOwnReceiver, {});
  await call(testPushTemplate, { channel: 'sms', templateId: id, receivers: ['13800138000'], confirmed: true });
  await call(submitTemplate, { id, version: 1 });
  await call(pageTemplateReviews, list);
  await call(decideTemplate, { id, version: 1, approved: true }, reviewer);
  await call(modifySmsTemplate, { id, content: '${name}，周日开赛', version: 1 });
  await call(submitTemplate, { id, version: 2 });
  await call(withdrawTemplate, { id, version: 2 });
  await call(restoreTemplateVersion, { id, version: 2, from: 1 });
  await call(readSmsTemplate, { id });
  await call(listTemplateVersions, { id });
  await call(pageSmsTemplates, { ...list, keyword: '开赛' });

  const fields = [{ keyword: 'thing1', label: '会员', value: '${name}' }];
  const card = {
    templateName: '开赛卡片',
    wechatTemplateId: 'TM1',
    title: '开赛',
    fields,
    url: 'https://example.com/a',
  };
  const { id: cardId } = await call(addWechatTemplate, card);
  await call(modifyWechatTemplate, { id: cardId, title: '开赛提醒' });
  await call(readWechatTemplate, { id: cardId });
  await call(pageWechatTemplates, list);

  const push = { templateName: '开赛推送', title: '开赛', content: '周六开赛', appAction: 'open' as const };
  const { id: pushId } = await call(addAppTemplate, push);
  await call(modifyAppTemplate, { id: pushId, appAction: 'page', target: 'pages/game' });
  await call(readAppTemplate, { id: pushId });
  await call(pageAppTemplates, list);

  await call(removeSmsTemplates, { idList: [id] });
  await call(removeWechatTemplates, { idList: [cardId] });
  await call(removeAppTemplates, { idList: [pushId] });
};
