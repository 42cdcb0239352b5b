import {
  addAppTemplate,
  addSmsTemplate,
  addWechatTemplate,
  decideTemplate,
  type Input,
  listSmsParams,
  listTemplateVersions,
  modifyAppTemplate,
  modifySmsTemplate,
  modifyTemplateRules,
  pageAppTemplates,
  pageSmsTemplates,
  pageTemplateReviews,
  pageWechatTemplates,
  readAppTemplate,
  readSmsTemplate,
  readTemplateRules,
  readTemplateSample,
  readUpload,
  readWechatTemplate,
  removeSmsTemplates,
  restoreTemplateVersion,
  submitTemplate,
  uploadSmsSign,
  withdrawTemplate,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeUnusedUploads } from '../../../uploads/index.js';
import { diskStorage } from '../../../files/index.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let author: TestUser;
let colleague: TestUser;
let reviewer: TestUser;
/** Writes and decides. */
let both: TestUser;
beforeAll(async () => {
  app = await startApp();
  author = await app.user({ permissions: ['marketing.smsTemplates', 'marketing.wechatTemplates'] });
  colleague = await app.user({ permissions: ['marketing.smsTemplates', 'marketing.appTemplates'] });
  reviewer = await app.user({ permissions: ['marketing.templateReview'] });
  both = await app.user({ permissions: ['marketing.smsTemplates', 'marketing.templateReview'] });
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.query(sql`delete from message_templates`);
  await app.db.query(sql`delete from message_template_rules`);
});

const TEXT = '${name}，你的季票 12-31 到期，点 https://hb.example.cn/a 续费。拒收请回复R';
const add = (change: Partial<Input<typeof addSmsTemplate>> = {}, as = author) =>
  app.call(
    addSmsTemplate,
    { templateName: '季票续费提醒', smsKind: 'marketing', signName: '浙江篮协', content: TEXT, ...change },
    { as },
  );
const modify = (change: Input<typeof modifySmsTemplate>, as = author) => app.call(modifySmsTemplate, change, { as });
const read = (id: string, as = author) => app.call(readSmsTemplate, { id }, { as });
const submit = (id: string, version: number, as = author) => app.call(submitTemplate, { id, version }, { as });
const decide = (id: string, version: number, approved = true, as = reviewer, words = approved ? '' : '改一下') =>
  app.call(decideTemplate, { id, version, approved, words }, { as });
const approvedOne = async () => {
  const { id } = await add();
  await submit(id, 1);
  await decide(id, 1);
  return id;
};

describe('a template of text messages', () => {
  it('is made, found, changed as another version, and brought back as it was', async () => {
    const { id } = await add();
    expect(await read(id)).toMatchObject({
      templateName: '季票续费提醒',
      state: 'draft',
      version: 1,
      usableVersion: null,
      enabled: true,
      content: TEXT,
      vendorCode: '',
    });
    const page = (more: object) => app.call(pageSmsTemplates, { current: 1, size: 10, ...more }, { as: author });
    expect(await page({ keyword: '季票 12-31', smsKind: 'marketing', state: 'draft' })).toMatchObject({ total: 1 });
    expect(await page({ smsKind: 'notice' })).toMatchObject({ total: 0 });
    expect(await page({ current: 3 })).toMatchObject({ total: 1, list: [] });

    expect(await modify({ id, content: `${TEXT}!`, version: 1 })).toEqual({ version: 2, revision: 2 });
    expect(await modify({ id, enabled: false, templateName: '续费', version: 2 })).toEqual({ version: 2, revision: 3 });
    expect(await read(id)).toMatchObject({ version: 2, enabled: false, templateName: '续费' });
    await expect(modify({ id, content: '旧', version: 1 })).rejects.toMatchObject({ reason: 'changed_meanwhile' });
    await app.call(restoreTemplateVersion, { id, version: 2, from: 1 }, { as: author });
    expect(await read(id)).toMatchObject({ version: 3, content: TEXT, templateName: '续费', state: 'draft' });
    expect(await app.call(listTemplateVersions, { id }, { as: author })).toMatchObject([
      { version: 3, restoredFrom: 1, content: { channel: 'sms', content: TEXT } },
      { version: 2, restoredFrom: null },
      { version: 1 },
    ]);
  });

  it('keeps the name that another has given it meanwhile, also where the text is changed', async () => {
    const { id } = await add();
    const { revision } = await read(id);
    await modify({ id, templateName: '续费', revision }, colleague);
    const late = modify({ id, templateName: '季票续费提醒', content: `${TEXT}。`, revision });
    await expect(late).rejects.toMatchObject({ status: 409, reason: 'changed_meanwhile' });
    expect(await read(id)).toMatchObject({ templateName: '续费', version: 1, content: TEXT });
    // A change of the text counts for who renames it, and nothing that is neither does.
    await modify({ id, enabled: false });
    const before = await read(id);
    expect(before.revision).toBe(2);
    await modify({ id, content: `${TEXT}。` }, colleague);
    await expect(modify({ id, templateName: '新名', revision: before.revision })).rejects.toMatchObject({
      reason: 'changed_meanwhile',
    });
    expect(await modify({ id, templateName: '新名', content: `${TEXT}!`, revision: 3 })).toEqual({
      version: 3,
      revision: 5,
    });
    expect(await read(id)).toMatchObject({ templateName: '新名', content: `${TEXT}!`, revision: 5 });
  });

  it('has a name of its own within its channel, and variables that something fills', async () => {
    await add();
    await expect(add()).rejects.toMatchObject({ status: 409, reason: 'name_taken' });
    await expect(add({ templateName: 'b', content: '${seat} 退订回T' })).rejects.toMatchObject({
      status: 400,
      reason: 'unknown_template_param',
    });
    const { id } = await add({ templateName: 'c' });
    await expect(modify({ id, content: '${constructor}' })).rejects.toMatchObject({ reason: 'unknown_template_param' });
    await expect(modify({ id: 'none', content: 'a' })).rejects.toMatchObject({ reason: 'template_not_found' });
    const wechat = { templateName: '季票续费提醒', wechatTemplateId: 'TM1', title: '到期', fields: [] };
    await app.call(addWechatTemplate, wechat, { as: author });
  });

  it('is not deleted as long as something goes out by a version of it', async () => {
    const { id } = await add();
    await app.db.query(sql`
      create table plans_of_test (template_id text, version integer,
        foreign key (template_id, version) references message_template_versions (template_id, version))`);
    await app.db.query(sql`insert into plans_of_test values (${id}, 1)`);
    const { id: other } = await add({ templateName: '另一个' });
    const remove = () => app.call(removeSmsTemplates, { idList: [other, id] }, { as: author });
    await expect(remove()).rejects.toMatchObject({ status: 409, reason: 'template_in_use' });
    expect(await read(other)).toMatchObject({ id: other });
    await app.db.query(sql`drop table plans_of_test`);
    await remove();
    await expect(read(id)).rejects.toMatchObject({ reason: 'template_not_found' });
  });
});

describe('a review', () => {
  it('is by somebody else; what was approved may go out while a change of it waits', async () => {
    const { id } = await add();
    await expect(decide(id, 1)).rejects.toMatchObject({ reason: 'template_not_waiting' });
    await submit(id, 1);
    await expect(submit(id, 1)).rejects.toMatchObject({ reason: 'template_not_draft' });
    const waiting = await app.call(pageTemplateReviews, { current: 1, size: 10 }, { as: reviewer });
    expect(waiting).toMatchObject({
      total: 1,
      list: [{ id, channel: 'sms', version: 1, own: false, usableContent: null, content: { channel: 'sms' } }],
    });
    await expect(decide(id, 1, false, reviewer, '  ')).rejects.toMatchObject({ reason: 'review_words_missing' });
    await decide(id, 1, false, reviewer, '请写明截止日期');
    expect(await read(id)).toMatchObject({ state: 'rejected', reviewWords: '请写明截止日期', usableVersion: null });
    await expect(submit(id, 1)).rejects.toMatchObject({ reason: 'template_not_draft' });

    await modify({ id, content: `12-05 前，${TEXT}` });
    await submit(id, 2);
    await decide(id, 2);
    expect(await read(id)).toMatchObject({ state: 'approved', usableVersion: 2, reviewWords: '' });
    await modify({ id, content: `明天起，${TEXT}` });
    expect(await read(id)).toMatchObject({ state: 'draft', version: 3, usableVersion: 2 });
    await submit(id, 3);
    const [row] = (await app.call(pageTemplateReviews, { current: 1, size: 10 }, { as: reviewer })).list;
    expect(row?.usableContent).toMatchObject({ content: `12-05 前，${TEXT}` });
    await app.call(withdrawTemplate, { id, version: 3 }, { as: colleague });
    await expect(decide(id, 3)).rejects.toMatchObject({ reason: 'template_not_waiting' });
  });

  it('never approves what was changed meanwhile', async () => {
    const { id } = await add();
    await submit(id, 1);
    await modify({ id, content: `全新的，${TEXT}` }, colleague);
    await expect(decide(id, 1)).rejects.toMatchObject({ status: 409, reason: 'changed_meanwhile' });
    await expect(decide(id, 2)).rejects.toMatchObject({ reason: 'template_not_waiting' });
    const states = await app.call(listTemplateVersions, { id }, { as: author });
    expect(states.map(({ state }) => state)).toEqual(['draft', 'draft']);
    // Approved and changed in the same moment, one of the two is told.
    await submit(id, 2);
    const ends = await Promise.allSettled([decide(id, 2), modify({ id, content: `又改，${TEXT}`, version: 2 })]);
    expect(await read(id)).toMatchObject({
      version: 3,
      state: 'draft',
      usableVersion: ends[0].status === 'fulfilled' ? 2 : null,
    });
  });

  it('is by nobody who had a part in the text, whoever else changed or brought back some of it', async () => {
    const own = { status: 409, reason: 'own_template' };
    const { id } = await add({}, both);
    await submit(id, 1, colleague);
    await expect(decide(id, 1, true, both)).rejects.toMatchObject(own);
    // A small change by another does not make it another's text.
    await modify({ id, content: `${TEXT}。` }, colleague);
    await submit(id, 2, colleague);
    await expect(decide(id, 2, true, both)).rejects.toMatchObject(own);
    await modify({ id, content: '别的文字，退订回T' }, colleague);
    await submit(id, 3, colleague);
    await decide(id, 3);
    // Nor does bringing it back, once something else had been approved.
    await app.call(restoreTemplateVersion, { id, version: 3, from: 1 }, { as: author });
    await submit(id, 4);
    await expect(decide(id, 4, true, both)).rejects.toMatchObject(own);
    await decide(id, 4);
    // From there on it is free: somebody else has seen all of it.
    await modify({ id, content: `${TEXT}，谢谢` });
    await submit(id, 5);
    await decide(id, 5, true, both);
    await modify({ id, content: `${TEXT}，再见` });
    await submit(id, 6, both);
    await expect(decide(id, 6, true, both)).rejects.toMatchObject(own);
    const { list } = await app.call(pageTemplateReviews, { current: 1, size: 10 }, { as: both });
    expect(list).toMatchObject([{ id, own: true }]);
  });

  it('is refused for forbidden words however they are written', async () => {
    const { id } = await add();
    let version = 1;
    for (const word of ['稳\u2063赚', '穩賺', '稳${level}赚', '点 bit.ly/x']) {
      ({ version = 0 } = (await modify({ id, content: `${word}。退订回T` })) ?? {});
      await expect(submit(id, version)).rejects.toMatchObject({ reason: 'template_has_problems' });
    }
    const { variants } = await app.call(readTemplateRules, {}, { as: author });
    expect(variants).toContainEqual({ written: '穩', usual: '稳' });
  });

  it('is refused where the check finds an error, also one that the rules know only by now', async () => {
    const { id } = await add({ content: '续费有礼' });
    await expect(submit(id, 1)).rejects.toMatchObject({ status: 409, reason: 'template_has_problems' });
    await modify({ id, content: TEXT });
    await submit(id, 2);
    const rules = await app.call(readTemplateRules, {}, { as: reviewer });
    expect(rules).toMatchObject({
      version: 0,
      linkHosts: [],
      channels: [{ channel: 'sms', configured: false }, {}, {}],
    });
    const change = (linkHosts: string[], version: number) =>
      app.call(modifyTemplateRules, { forbiddenWords: ['到期', ' 到期 '], linkHosts, version }, { as: reviewer });
    await change(['Other.cn'], 0);
    await expect(change([], 0)).rejects.toMatchObject({ reason: 'changed_meanwhile' });
    await expect(decide(id, 2)).rejects.toMatchObject({ reason: 'template_has_problems' });
    await decide(id, 2, false);
    expect(await app.call(readTemplateRules, {}, { as: author })).toMatchObject({
      forbiddenWords: ['到期'],
      linkHosts: ['other.cn'],
      version: 1,
    });
  });
});

describe('rights', () => {
  const refused = { status: 403, reason: 'not_permitted' };
  it('are by page: whoever has one channel changes no other, and whoever writes does not decide', async () => {
    const id = await approvedOne();
    const push = { templateName: '续费', title: '到期', content: '续费', appAction: 'open' } as const;
    const { id: appId } = await app.call(addAppTemplate, push, { as: colleague });
    await expect(app.call(addAppTemplate, push, { as: author })).rejects.toMatchObject(refused);
    await expect(submit(appId, 1, author)).rejects.toMatchObject(refused);
    const restore = { id: appId, version: 1, from: 1 };
    await expect(app.call(restoreTemplateVersion, restore, { as: author })).rejects.toMatchObject(refused);
    await submit(appId, 1, colleague);
    await expect(app.call(withdrawTemplate, { id: appId, version: 1 }, { as: author })).rejects.toMatchObject(refused);
    await expect(decide(appId, 1, true, author)).rejects.toMatchObject(refused);
    await expect(modify({ id, content: 'a' }, reviewer)).rejects.toMatchObject(refused);
    await expect(submit(id, 1, reviewer)).rejects.toMatchObject(refused);
    // Another channel's id is nobody there.
    await expect(read(appId)).rejects.toMatchObject({ reason: 'template_not_found' });
    await expect(modify({ id: appId, content: 'a' })).rejects.toMatchObject({ reason: 'template_not_found' });
    await app.call(removeSmsTemplates, { idList: [appId] }, { as: author });
    expect(await app.call(readAppTemplate, { id: appId }, { as: colleague })).toMatchObject({ id: appId });
    const rules = { forbiddenWords: [], linkHosts: [] };
    await expect(app.call(modifyTemplateRules, rules, { as: author })).rejects.toMatchObject(refused);
  });

  it('to samples of customers are those to customers', async () => {
    await app.db.query(sql`
      insert into customers (id, name, phone, gender, city, attributes)
      values ('sample-1', '王芷晴', '13600009027', 'female', '杭州', '{"座位": "A 区 12 排", "备用电话": "13700008028", "x": {"y": 1}}')`);
    const looker = await app.user({ permissions: ['customers.look'] });
    const sample = (as: TestUser) => app.call(readTemplateSample, { customerId: 'sample-1' }, { as });
    await expect(sample(author)).rejects.toMatchObject(refused);
    const { customerName, values } = await sample(looker);
    const found = Object.fromEntries(values.map(({ name, value }) => [name, value]));
    expect(customerName).toBe('王芷晴');
    expect(found).toMatchObject({
      name: '王芷晴',
      salutation: '女士',
      phoneTail: '9027',
      'attribute.座位': 'A 区 12 排',
    });
    expect(JSON.stringify(values)).not.toMatch(/13600009027|13700008028/);
    const params = await app.call(listSmsParams, {}, { as: author });
    expect(params.map(({ name }) => name)).toEqual(expect.arrayContaining(['name', 'phoneTail']));
    // Samples of parameters are nobody's.
    expect(JSON.stringify(params)).not.toContain('A 区 12 排');
    await expect(app.call(readTemplateSample, { customerId: 'nobody' }, { as: looker })).rejects.toMatchObject({
      reason: 'customer_not_found',
    });
  });
});

describe('the proof of a sign', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
  const pdf = new TextEncoder().encode('%PDF-1.7\n');
  const upload = (data: Uint8Array<ArrayBuffer>, name = 'a.png', as = author) =>
    app.call(uploadSmsSign, { file: new File([data], name) }, { as });

  it('is a png, jpg or pdf by what is in it, and is read by whoever looks at templates', async () => {
    const { fileId, fileName } = await upload(pdf, '../授权\u202e书.pdf');
    expect(fileName).toBe('授权书.pdf');
    await expect(upload(new TextEncoder().encode('<svg/>'), 'a.png')).rejects.toMatchObject({
      status: 415,
      reason: 'unsupported_proof',
    });
    await expect(upload(new Uint8Array())).rejects.toMatchObject({ reason: 'empty_file' });
    await expect(upload(new Uint8Array(5 * 1024 * 1024 + 1))).rejects.toMatchObject({ reason: 'file_too_large' });
    const status = async (as: TestUser) =>
      (await app.request(readUpload.path.replace('{id}', fileId), { headers: { authorization: as.token } })).status;
    expect(await status(reviewer)).toBe(404);
    const { id } = await add({ signFileId: fileId });
    expect(await status(reviewer)).toBe(200);
    const outsider = await app.user({ permissions: ['chat'] });
    expect(await status(outsider)).toBe(404);
    // A colleague keeps it with the template, and takes no file of others.
    await modify({ id, content: `${TEXT}。` }, colleague);
    const { fileId: mine } = await upload(png);
    await expect(modify({ id, signFileId: mine }, colleague)).rejects.toMatchObject({ reason: 'file_not_found' });
    await modify({ id, signFileId: null }, colleague);
    expect(await read(id)).toMatchObject({ version: 3, signFileId: null });
  });

  it('stays as long as a version names it', async () => {
    const [{ fileId: used }, { fileId: unused }] = await Promise.all([upload(png), upload(png)]);
    const { id } = await add({ signFileId: used });
    await modify({ id, signFileId: null });
    await app.db.query(sql`update uploads set created_at = now() - interval '25 hours'`);
    await removeUnusedUploads({ db: app.db, storage: diskStorage(`${app.config.dataDir}/files`) });
    const left = await app.db.query<{ id: string }>(sql`select id from uploads where purpose = 'sign'`);
    expect(left.map((row) => row.id)).toContain(used);
    expect(left.map((row) => row.id)).not.toContain(unused);
  });
});

describe('templates of the other channels', () => {
  it('open pages of the app alone, or links', async () => {
    const push = { title: '季票到期', content: '请续费', appAction: 'page' } as const;
    const wrong = { status: 400, reason: 'wrong_target' };
    for (const [at, target] of ['javascript:alert(1)', 'intent://x', '//evil.top', 'https://evil.top'].entries()) {
      const one = { ...push, templateName: `页面${at}`, target };
      await expect(app.call(addAppTemplate, one, { as: colleague })).rejects.toMatchObject(wrong);
    }
    const page = { ...push, templateName: '页面', target: ' pages/ticket?id=${memberNumber} ' };
    const { id } = await app.call(addAppTemplate, page, { as: colleague });
    const change = { id, appAction: 'url' as const };
    await expect(app.call(modifyAppTemplate, change, { as: colleague })).rejects.toMatchObject(wrong);
    // What was stored before this was asked can still be taken out of use.
    await app.db.query(sql`
      update message_template_versions set content = jsonb_set(content, '{target}', '"intent://x"') where template_id = ${id}`);
    await app.call(modifyAppTemplate, { id, enabled: false }, { as: colleague });
    await expect(submit(id, 1, colleague)).rejects.toMatchObject({ reason: 'template_has_problems' });
  });

  it('are made and changed in the same way', async () => {
    const fields = [{ keyword: 'thing1', value: '${name}', label: '会员姓名' }];
    const card = { templateName: '到期', wechatTemplateId: 'TM1', title: '季票到期', fields, url: 'https://a.cn/x' };
    const { id } = await app.call(addWechatTemplate, card, { as: author });
    expect(await app.call(readWechatTemplate, { id }, { as: author })).toMatchObject({ ...card, state: 'draft' });
    const list = { current: 1, size: 10 };
    const byCode = { ...list, wechatTemplateId: 'TM2' };
    expect(await app.call(pageWechatTemplates, byCode, { as: author })).toMatchObject({ total: 0 });
    await submit(id, 1);

    const push = { templateName: '到期', title: '季票到期', content: '${name}，请续费', appAction: 'url' } as const;
    await expect(app.call(addAppTemplate, push, { as: colleague })).rejects.toMatchObject({ reason: 'wrong_target' });
    const { id: appId } = await app.call(addAppTemplate, { ...push, target: 'https://a.cn' }, { as: colleague });
    const change = { id: appId, appAction: 'open' as const };
    await app.call(modifyAppTemplate, change, { as: colleague });
    expect(await app.call(readAppTemplate, { id: appId }, { as: colleague })).toMatchObject({ version: 2, target: '' });
    const byAction = { ...list, appAction: 'open' as const };
    expect(await app.call(pageAppTemplates, byAction, { as: colleague })).toMatchObject({ total: 1 });
    const byLink = { ...list, appAction: 'url' as const };
    expect(await app.call(pageAppTemplates, byLink, { as: colleague })).toMatchObject({ total: 0 });
  });
});
