import { expect } from '@playwright/test';
import type { RouteName } from '../../../api/src/contract/routes.js';
import { samplePdf } from '../../../server/src/testing/samplePdf.js';
import { adminPassword } from './backend.js';
import type { BuiltPage } from './builtPages.js';
import { readTriples } from './graph.js';
import { addPlan } from './plans.js';
import type { Staff } from './staff.js';

interface Created {
  id: string;
}

interface Uploaded extends Created {
  /** The id that addresses hold. */
  documentId: string;
}

/** A parsed document of some twenty pages, in a new knowledge base of this name. Answers with its `documentId`. */
export const addDocument = async (staff: Staff, base: string): Promise<string> => {
  const [{ id: knowledgeBaseId }, { data }] = await Promise.all([
    staff.asAdmin<Created>('knowBaseManage/add', 'POST', { name: base }),
    samplePdf('plain', { chapters: 40 }),
  ]);
  const form = new FormData();
  form.set('knowledgeBaseId', knowledgeBaseId);
  form.set('file', new File([new Uint8Array(data)], '竞赛规则.pdf', { type: 'application/pdf' }));
  const { id, documentId } = await staff.asAdmin<Uploaded>('knowledgeBaseUpload/uploadV2', 'POST', form);
  const status = async () =>
    (await staff.asAdmin<{ status: string }>(`knowledgeBaseUpload/getById/${id}`, 'GET')).status;
  await expect.poll(status, { timeout: 60_000 }).toBe('ready');
  return documentId;
};

/** Customers out of a file: name, phone and city of each. */
export const addCustomers = async (staff: Staff, people: readonly (readonly [string, string, string])[]) => {
  const form = new FormData();
  form.set('dataType', 'customers');
  const lines = people.map((one) => one.join(','));
  form.set('file', new File([`姓名,手机,城市\n${lines.join('\n')}\n`], '会员.csv', { type: 'text/csv' }));
  const { id } = await staff.asAdmin<Created>('dataUpload/upload', 'POST', form);
  const becomes = (wanted: string) =>
    expect
      .poll(async () => (await staff.asAdmin<{ status: string }>(`dataUpload/getById/${id}`, 'GET')).status, {
        timeout: 60_000,
      })
      .toBe(wanted);
  await staff.asAdmin(`dataUpload/check/${id}`, 'PUT', { targets: ['name', 'phone', 'city'] });
  await becomes('checked');
  await staff.asAdmin(`dataUpload/takeIn/${id}`, 'PUT');
  await becomes('done');
};

/** A customer. Answers with the id. */
const addCustomer = async (staff: Staff): Promise<string> => {
  await addCustomers(staff, [['王芷晴', '13800138000', '广州']]);
  const { list } = await staff.asAdmin<{ list: Created[] }>('customer/queryPage', 'POST', { current: 1, size: 1 });
  return list[0]?.id ?? '';
};

/** Something real for every page that shows one record. */
export const addRecords = async (staff: Staff, documentId: string) => {
  const role = await staff.addRole('裁判委员会', ['/assistantAI/chatAI']);
  const [user, message, labels, assistant] = await Promise.all([
    staff.addUser('顾言', [role]),
    staff.asAdmin<Created>('messageNotifications/add', 'POST', {
      messageSubject: '裁判会议',
      content: '<p>周三下午两点。</p>',
      scope: 'roles',
      roleIds: [role],
    }),
    staff.asAdmin<Created>('tag/tagSystem/add', 'POST', { name: '裁判标签', code: 'referee', roleIds: [role] }),
    staff.entries().then((all) => all.find(({ href }) => href.startsWith('/assistantAI/assistant/'))),
    staff.asAdmin('userFeedback/add', 'POST', { feedbackInfo: '希望能按赛区筛选' }),
  ]);
  const documents = await staff.asAdmin<{ list: { documentId: string; knowledgeBaseId: string }[] }>(
    'knowledgeBaseUpload/queryPage',
    'POST',
    { current: 1, size: 100 },
  );
  const baseId = documents.list.find((one) => one.documentId === documentId)?.knowledgeBaseId ?? '';
  const by = { origin: staff.origin, token: await staff.tokenOf('admin', adminPassword) };
  const pack = await staff.asAdmin<Created>('marketing/crowdPack/add', 'POST', {
    packName: '有城市的会员',
    rules: { match: 'all', rules: [{ field: 'city', operator: 'exists', values: [] }] },
  });
  const template = (channel: string, says: object) =>
    staff.asAdmin<Created>(`marketing/${channel}Template/add`, 'POST', { templateName: '开赛通知', ...says });
  const portrait = await staff.asAdmin<Created>('userPortrait/add', 'POST', {
    portraitName: '全体会员画像',
    traits: ['gender', 'city', 'orderCount'],
  });
  const metric = await staff.asAdmin<Created>('metrics/add', 'POST', {
    metricName: '裁判培训人次',
    code: 'referee_training_count',
    category: '裁判',
    unit: '人次',
    period: 'month',
    definition: '当月参加裁判培训并签到的人次。',
    formula: null,
    higherIsBetter: true,
  });
  const ids: Partial<Record<RouteName, string>> = {
    metricsDetails: metric.id,
    customerDetail: await addCustomer(staff),
    portraitDetails: portrait.id,
    crowdPackDetail: pack.id,
    smsTemplateDetail: (await template('sms', { smsKind: 'notice', signName: '省篮协', content: '周六开赛' })).id,
    wechatTemplateDetail: (await template('wechat', { wechatTemplateId: 'TM1', title: '开赛', fields: [] })).id,
    appTemplateDetail: (await template('app', { title: '开赛', content: '周六开赛', appAction: 'open' })).id,
    chunks: documentId,
    userDetails: user.id,
    configUserDetails: user.id,
    roleDetails: role,
    configRoleDetails: role,
    sysMessageDetail: message.id,
    labelSystemDetails: labels.id,
    tool: 'ppt',
    editBusinessPlan: await addPlan(by, '青少年篮球营'),
    tripleTaskDetail: await readTriples(by, { baseId, name: '规则抽取' }),
  };
  // Behind another page, and a list of its own all the same.
  const lists: readonly RouteName[] = ['configSetResource', 'addBusinessPlan', 'rfmDetails'];
  const pathOf = ({ route }: BuiltPage): string => (route.path.includes('{id}') ? (assistant?.href ?? '') : route.path);
  return {
    /** Path of a page as a menu has it. */
    pathOf,
    /**
     * Path and query of a page, with its record where it shows one; `own` are records of who opens it, where nobody else
     * may. Throws for a detail page that has none yet.
     */
    addressOf: (page: BuiltPage, own: Partial<Record<RouteName, string>> = {}): string => {
      if (page.route.detailOf === undefined || lists.includes(page.name)) return pathOf(page);
      const id = own[page.name] ?? ids[page.name];
      if (id === undefined) throw new Error(`There is no record to open ${page.name} with`);
      return `${pathOf(page)}?id=${id}`;
    },
  };
};

export type Records = Awaited<ReturnType<typeof addRecords>>;
