import type { Staff } from './staff.js';

interface Created {
  id: string;
}

const REVIEW = '/marketing/templates/review';
const DAY = 86_400_000;

/** A day from today, by the clocks of Shanghai. */
const day = (offset: number): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Asia/Shanghai' }).format(Date.now() + offset * DAY);

/** A crowd pack of all customers. Answers with its id. */
export const addPack = async (staff: Staff, packName: string): Promise<string> => {
  const { list } = await staff.asAdmin<{ list: Created[] }>('customer/queryPage', 'POST', { current: 1, size: 200 });
  const customerIds = list.map(({ id }) => id);
  return (await staff.asAdmin<Created>('marketing/crowdPack/add', 'POST', { packName, customerIds })).id;
};

/** A template of a text message that somebody else has let out. Answers with its id. */
export const addApprovedText = async (
  staff: Staff,
  text: { templateName: string; smsKind: 'notice' | 'marketing'; content: string },
): Promise<string> => {
  const said = { ...text, signName: '省篮协' };
  const { id } = await staff.asAdmin<Created>('marketing/smsTemplate/add', 'POST', said);
  await staff.asAdmin('marketing/template/submit', 'POST', { id, version: 1 });
  const reviewer = await staff.addUser('周审核', [await staff.addRole(`审核 ${text.templateName}`, [REVIEW])]);
  await staff.call('marketing/template/decide', {
    method: 'POST',
    token: await staff.tokenOf(reviewer.account, reviewer.password),
    body: { id, version: 1, approved: true },
  });
  return id;
};

export interface NewPlan {
  readonly planName: string;
  /** Null: its tasks go to groups. */
  readonly crowdPackId: string | null;
  /** What its tasks say. */
  readonly templateId?: string;
  /** Names of tasks that send it as text messages. Default: none. */
  readonly tasks?: readonly string[];
}

/** A plan from this morning on, for a week. Answers with its id. */
export const addOperatePlan = async (
  staff: Staff,
  { planName, crowdPackId, templateId, tasks = [] }: NewPlan,
): Promise<string> => {
  const [startTime, endTime] = [`${day(0)} 00:00:00`, `${day(7)} 20:00:00`];
  const plan = { planName, crowdPackId, startTime, endTime };
  const { id: planId } = await staff.asAdmin<Created>('marketing/operatePlan/add', 'POST', plan);
  for (const taskName of tasks)
    await staff.asAdmin('marketing/pdTask/add', 'POST', { planId, taskName, channel: 'sms', templateId });
  return planId;
};

/** Text messages go to a gateway at this address, at whatever hour. */
export const setGateway = (staff: Staff, address: string): Promise<unknown> =>
  staff.asAdmin('channelSettings/modify', 'PUT', {
    channel: 'sms',
    enabled: true,
    vendor: 'smsGateway',
    address,
    account: 'console',
    secret: 'a secret of the gateway',
    signName: '省篮协',
    dailyLimit: 1000,
    dailyLimitPerPerson: 10,
    quietFrom: '',
    quietTo: '',
    price: 45,
  });
