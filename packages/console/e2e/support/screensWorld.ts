import { expect } from '@playwright/test';
import { samplePdf } from '../../../server/src/testing/samplePdf.js';
import { startStaff } from './staff.js';

/** What the screens show, and who looks at them. */
export interface World {
  /** The administrator's. */
  readonly token: string;
  readonly base: string;
  readonly document: string;
  readonly topic: string;
  readonly user: string;
  readonly role: string;
  readonly labels: string;
  readonly message: string;
}

const people = [
  '陈思远',
  '李慧敏',
  '王立强',
  '赵雪',
  '刘建军',
  '孙晓彤',
  '周凯',
  '吴婷',
  '郑浩',
  '冯雨桐',
  '蒋文博',
  '韩璐',
];

const opinions = [
  '希望运行概览能按助手导出图表，每周要手动整理一遍给竞赛部',
  '手机上打开分段页面时，预览的页码不好点',
  '问“24 秒计时钟”时引用的是旧版规则，请核对知识库',
];

/** Everything that the screens need to have something to show, made by the calls that the console makes too. */
export const makeWorld = async (origin: string, password: string): Promise<World> => {
  const staff = await startStaff(origin);
  const token = await staff.tokenOf('admin', password);
  const add = async (path: string, body: unknown): Promise<string> =>
    (await staff.asAdmin<{ id: string }>(path, 'POST', body)).id;

  const { data, path } = await samplePdf('plain');
  const base = await add('knowBaseManage/add', { name: '竞赛规则库', description: '现行规则、解释与执裁手册' });
  await add('knowBaseManage/add', { name: '三级裁判培训资料', description: '' });
  const file = async (name: string, bytes: Uint8Array): Promise<string> => {
    const form = new FormData();
    form.set('knowledgeBaseId', base);
    form.set('file', new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }));
    const response = await fetch(`${origin}/aiapi/qa/knowledgeBaseUpload/uploadV2`, {
      method: 'POST',
      headers: { authorization: token },
      body: form,
    });
    const stored: { data: { id: string } } = await response.json();
    return stored.data.id;
  };
  const id = await file('篮球竞赛规则（2024 版）.pdf', data);
  await file('裁判员培训大纲 2026（未完成的上传）.pdf', data.slice(0, 2000));
  const read = () => staff.asAdmin<{ status: string; documentId: string }>(`knowledgeBaseUpload/getById/${id}`, 'GET');
  await expect.poll(async () => (await read()).status, { timeout: 60_000, message: path }).toBe('ready');
  const { documentId } = await read();

  const assistant = await add('aiAssistant/add', {
    assistantName: '竞赛助手',
    description: '回答竞赛规则与执裁问题，只引用竞赛规则库',
    welcome: '可以问规则、判罚与计时。',
    sampleQuestions: ['每队有多少名队员？', '第二节与第三节之间的中场休息有多长时间？'],
    knowledgeBaseIds: [base],
  });
  const ask = async (question: string, topicId?: string) => {
    const asked = await staff.asAdmin<{ id: string; topicId: string }>('aiSession/chat', 'POST', {
      question,
      ...(topicId === undefined ? { assistantId: assistant } : { topicId }),
    });
    const answer = () => staff.asAdmin<{ status: string }>('aiSession/queryAnswer', 'POST', { id: asked.id });
    await expect.poll(async () => (await answer()).status, { timeout: 60_000 }).toBe('done');
    return asked.topicId;
  };
  await ask('今天的股票行情怎么样？');
  await ask('场馆器材怎么验收？');
  const topic = await ask('每队有多少名队员？');
  await ask('第二节与第三节之间的中场休息有多长时间？', topic);

  const role = await staff.addRole('竞赛管理', ['/assistantAI/chatAI', '/assistantAI/knowledgeBase/index']);
  await staff.addRole('裁判管理', ['/assistantAI/chatAI']);
  const users = [];
  for (const name of people) users.push(await staff.addUser(name, [role]));
  const [first, second] = users;
  if (first === undefined || second === undefined) throw new Error('nobody was added');
  await staff.stop(second.id, false);

  const labels = await add('tag/tagSystem/add', {
    name: '赛事标签',
    code: 'events',
    description: '按赛事与年龄组',
    roleIds: [role],
  });
  const youth = await add('tag/tag/add', { tagSystemId: labels, name: '青少年赛事' });
  await add('tag/tag/add', { tagSystemId: labels, name: 'U17 联赛', parentId: youth });
  await add('tag/tag/add', { tagSystemId: labels, name: '职业联赛' });

  const write = (messageSubject: string) =>
    add('messageNotifications/add', {
      messageSubject,
      content: '<p>请查看新的竞赛规程，<b>11 月 28 日前</b>完成学习。</p>',
      scope: 'all',
      notificationTime: null,
    });
  await write('裁判员年审提醒（草稿）');
  const message = await write('赛季规程已更新');
  await staff.asAdmin(`messageNotifications/pass/${message}`, 'PUT');
  for (const feedbackInfo of opinions) await add('userFeedback/add', { feedbackInfo });

  return {
    token,
    base,
    document: documentId,
    topic,
    user: first.id,
    role,
    labels,
    message,
  };
};
