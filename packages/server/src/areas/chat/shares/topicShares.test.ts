import {
  addEmbedKey,
  ask,
  deleteSessions,
  deleteTopics,
  giveLike,
  pageSessions,
  pageSharedSessions,
  pageSharedTopics,
  readAnswer,
  readEvidence,
  readEvidencePage,
  readSharedTopic,
  readTopicShare,
  type Reference,
  shareTopic,
  stopAnswer,
  streamAnswer,
  tradeEmbedKey,
  unshareTopic,
  updateTopic,
} from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json } from '../../../db/database.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { allEvents, passage, startChat } from '../testing/startChat.js';

let app: Awaited<ReturnType<typeof startApp>>;
let owner: TestUser;
let colleague: TestUser;
let stranger: TestUser;
/** The one role of each. */
let roleOf: (user: TestUser) => Promise<string>;
beforeAll(async () => {
  app = await startApp();
  const permissions = ['chat'] as const;
  [owner, colleague, stranger] = [
    await app.user({ permissions }),
    await app.user({ permissions }),
    await app.user({ permissions }),
  ];
  roleOf = async ({ userId }) => {
    const [role] = await app.db.query<{ id: string }>(
      sql`select role_id as id from user_roles where user_id = ${userId}`,
    );
    return role?.id ?? '';
  };
  await app.db.query(
    sql`insert into user_roles (user_id, role_id) values (${colleague.userId}, ${await roleOf(owner)})`,
  );
  await app.db.query(sql`insert into knowledge_bases (id, name) values ('open', '公开库'), ('secret', '内部库')`);
  await app.db.query(sql`update knowledge_bases set for_roles = true where id = 'secret'`);
  await app.db.query(sql`
    insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key)
    values ('open-doc', 'open', '规则.md', 'md', 1, 'h1', 'k1'), ('secret-doc', 'secret', '内部.md', 'md', 1, 'h2', 'k2')`);
  await app.db.query(sql`
    insert into dialogue_files (id, user_id, name, type, size, file_hash, file_key, page_heights, status)
    values ('own-file', ${owner.userId}, '附件.pdf', 'pdf', 1, 'h3', 'k3', ${json([1123, 1123])}, 'ready')`);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.query(sql`delete from topics`);
});

const cited = (documentId: string, n: number): Reference => ({
  n,
  chunkId: `${documentId}-chunk`,
  chunkIndex: 1,
  documentId,
  documentName: `${documentId} 的名称`,
  knowledgeBaseName: '库',
  heading: [],
  content: `${documentId} 的原文`,
  positions: documentId === 'own-file' ? [[1, 0, 1, 0, 1]] : [],
});

interface Said {
  place?: number;
  version?: number;
  chosen?: boolean;
  status?: string;
  references?: readonly Reference[];
}

/** An answer that is there by now. */
const say = async (topicId: string, answer: string, { place = 1, version = 1, chosen = false, ...more }: Said = {}) => {
  const id = randomId();
  const { status = 'done', references = [] } = more;
  await app.db.query(sql`
    insert into sessions (id, topic_id, place, version, chosen, question, answer, thoughts, questions, language, status, passages)
    values (${id}, ${topicId}, ${place}, ${version}, ${chosen}, ${`问 ${place}`}, ${answer}, '想法', ${json(['还问？'])}, 'zh',
      ${status}, ${json(references)})`);
  return id;
};
const begin = async (title = '暂停的次数', by: TestUser = owner) => {
  const id = randomId();
  await app.db.query(sql`insert into topics (id, user_id, title) values (${id}, ${by.userId}, ${title})`);
  return id;
};
const paging = { current: 1, size: 10 };
const share = (id: string, roleIds: string[] | null = null, as: TestUser = owner) =>
  app.call(shareTopic, { id, roleIds }, { as });
const listed = async (as: TestUser, keyword = '') =>
  (await app.call(pageSharedTopics, { ...paging, keyword }, { as })).list.map(({ title }) => title);
const said = async (topicId: string, as: TestUser) =>
  (await app.call(pageSharedSessions, { ...paging, topicId }, { as })).list.map(({ answer }) => answer);
const gone = { status: 404, reason: 'topic_not_found' };

describe('a conversation that is shared', () => {
  it('is read by everybody who may chat, with the names of whose it is', async () => {
    const id = await begin();
    await say(id, '两次');
    expect(await app.call(readTopicShare, { id }, { as: owner })).toEqual({ shared: false, time: null });
    await share(id);
    expect(await app.call(readTopicShare, { id }, { as: owner })).toMatchObject({ shared: true, roles: null });
    expect(await listed(stranger)).toEqual(['暂停的次数']);
    expect(await listed(owner)).toEqual([]);
    const header = { id, title: '暂停的次数', ownerName: owner.account, assistantName: '' };
    expect(await app.call(readSharedTopic, { id }, { as: stranger })).toMatchObject({ ...header, own: false });
    expect(await app.call(readSharedTopic, { id }, { as: owner })).toMatchObject({ ...header, own: true });
    expect(await said(id, stranger)).toEqual(['两次']);
    const outside = await app.user({ permissions: ['messages'] });
    await Promise.all(
      [listed(outside), said(id, outside)].map((refused) => expect(refused).rejects.toMatchObject({ status: 403 })),
    );
  });

  it('is read by members of the chosen roles alone, as long as they are', async () => {
    const id = await begin();
    await say(id, '两次');
    const role = await roleOf(owner);
    await share(id, [role, role]);
    expect(await app.call(readTopicShare, { id }, { as: owner })).toMatchObject({ roles: [{ id: role }] });
    expect(await listed(colleague)).toEqual(['暂停的次数']);
    expect(await listed(stranger)).toEqual([]);
    await expect(said(id, stranger)).rejects.toMatchObject(gone);
    await expect(app.call(readSharedTopic, { id }, { as: stranger })).rejects.toMatchObject(gone);
    const left = sql`user_id = ${colleague.userId} and role_id = ${role}`;
    await app.db.query(sql`delete from user_roles where ${left}`);
    await expect(said(id, colleague)).rejects.toMatchObject(gone);
    expect(await listed(colleague)).toEqual([]);
    await app.db.query(sql`insert into user_roles (user_id, role_id) values (${colleague.userId}, ${role})`);
  });

  it('opens to nobody where its roles are gone', async () => {
    const id = await begin();
    await app.db.query(sql`insert into roles (id, name) values ('brief', '临时')`);
    await app.db.query(sql`insert into user_roles (user_id, role_id) values (${owner.userId}, 'brief')`);
    await share(id, ['brief']);
    await app.db.query(sql`delete from roles where id = 'brief'`);
    expect(await app.call(readTopicShare, { id }, { as: owner })).toMatchObject({ shared: true, roles: [] });
    expect(await listed(stranger)).toEqual([]);
  });

  it('is found by its title and by whose it is, the latest shared first', async () => {
    const other = await begin('罚球', stranger);
    const id = await begin();
    await share(id);
    await share(other, null, stranger);
    expect(await listed(colleague)).toEqual(['罚球', '暂停的次数']);
    expect(await listed(colleague, '暂停')).toEqual(['暂停的次数']);
    expect(await listed(colleague, stranger.account)).toEqual(['罚球']);
    expect(await listed(colleague, '%')).toEqual([]);
    const past = { ...paging, current: 9 };
    expect(await app.call(pageSharedTopics, past, { as: colleague })).toMatchObject({ list: [], total: 2 });
    expect(await app.call(pageSharedSessions, { ...past, topicId: id }, { as: colleague })).toMatchObject({ total: 0 });
  });
});

describe('what is shared', () => {
  it('is what was said up to then, until it is shared anew', async () => {
    const id = await begin();
    await say(id, '两次');
    await say(id, '还在写', { place: 2, status: 'running' });
    await share(id);
    await say(id, '后来的', { place: 3 });
    expect(await said(id, stranger)).toEqual(['两次']);
    await share(id);
    expect(await said(id, stranger)).toEqual(['两次', '后来的']);
    const newest = { ...paging, topicId: id, orders: [{ column: 'createTime', asc: false }] };
    const { list, total } = await app.call(pageSharedSessions, newest, { as: stranger });
    expect([total, list.map(({ answer }) => answer)]).toEqual([2, ['后来的', '两次']]);
  });

  it('is the answer that stood then, of several to a question', async () => {
    const id = await begin();
    await say(id, '第一个', { chosen: true });
    await say(id, '第二个', { version: 2 });
    await share(id);
    await say(id, '重答的', { version: 3 });
    expect(await said(id, stranger)).toEqual(['第一个']);
  });

  it('leaves out judgement, thoughts, what the page showed and what might be asked', async () => {
    const id = await begin();
    const answer = await say(id, '两次');
    await app.db.query(sql`update sessions set context = ${json({ record: { title: '张三的档案' } })}`);
    await app.call(giveLike, { id: answer, isLike: false, feedback: '不对' }, { as: owner });
    await share(id);
    const [shown] = (await app.call(pageSharedSessions, { ...paging, topicId: id }, { as: stranger })).list;
    expect(shown).toMatchObject({ answer: '两次', isLike: null, feedback: '', questions: [] });
    expect(JSON.stringify(shown)).not.toMatch(/想法|不对|张三|还问/);
  });

  it('is taken back, and goes with the conversation and with its owner', async () => {
    const [id, deleted] = [await begin(), await begin('删掉的')];
    const answer = await say(id, '两次', { references: [cited('open-doc', 1)] });
    await share(id);
    await share(deleted);
    await app.call(deleteTopics, { idList: [deleted] }, { as: owner });
    expect(await listed(stranger)).toEqual(['暂停的次数']);
    // Nobody can take back what somebody shared who may not sign in any more.
    await app.db.query(sql`update users set stopped = true where id = ${owner.userId}`);
    expect(await listed(stranger)).toEqual([]);
    await expect(said(id, stranger)).rejects.toMatchObject(gone);
    await app.db.query(sql`update users set stopped = false where id = ${owner.userId}`);
    expect(await said(id, stranger)).toEqual(['两次']);
    await app.call(unshareTopic, { id }, { as: owner });
    expect(await listed(stranger)).toEqual([]);
    await expect(said(id, stranger)).rejects.toMatchObject(gone);
    await expect(said(id, owner)).rejects.toMatchObject(gone);
    const evidence = { id: answer, documentId: 'open-doc' };
    await expect(app.call(readEvidence, evidence, { as: stranger })).rejects.toMatchObject({ status: 404 });
    await app.call(unshareTopic, { id }, { as: owner });
    await share(id);
    await app.db.query(sql`update topics set user_id = ${colleague.userId} where id = ${id}`);
    await app.db.query(sql`delete from topics where user_id = ${colleague.userId}`);
    expect(await app.db.query(sql`select 1 from topic_shares`)).toEqual([]);
  });
});

describe('sharing', () => {
  it('is up to the owner, and with roles of their own', async () => {
    const id = await begin();
    await expect(share(id, null, stranger)).rejects.toMatchObject(gone);
    await expect(app.call(readTopicShare, { id }, { as: stranger })).rejects.toMatchObject(gone);
    await expect(app.call(unshareTopic, { id }, { as: stranger })).rejects.toMatchObject(gone);
    const foreign = { status: 400, reason: 'role_not_held' };
    await expect(share(id, [await roleOf(stranger)])).rejects.toMatchObject(foreign);
    await expect(share(id, [await roleOf(owner), 'nobody'])).rejects.toMatchObject(foreign);
    expect(await app.call(readTopicShare, { id }, { as: owner })).toMatchObject({ shared: false });
    const keeper = await app.user({ permissions: ['chat', 'roles'] });
    const kept = await begin('管理员的', keeper);
    await share(kept, [await roleOf(stranger)], keeper);
    await expect(share(kept, ['nobody'], keeper)).rejects.toMatchObject({ status: 404, reason: 'role_not_found' });
    expect(await listed(stranger)).toEqual(['管理员的']);
  });

  it('lets others read and nothing else', async () => {
    const id = await begin();
    const answer = await say(id, '两次');
    await share(id);
    const lost = { status: 404 };
    const as = { as: stranger };
    await expect(app.call(pageSessions, { ...paging, topicId: id }, as)).rejects.toMatchObject(lost);
    await expect(app.call(readAnswer, { id: answer }, as)).rejects.toMatchObject(lost);
    await expect(app.call(giveLike, { id: answer, isLike: true }, as)).rejects.toMatchObject(lost);
    await expect(app.call(stopAnswer, { id: answer }, as)).rejects.toMatchObject(lost);
    await expect(app.call(deleteSessions, { idList: [answer] }, as)).rejects.toMatchObject(lost);
    await expect(app.call(updateTopic, { id, title: '我的' }, as)).rejects.toMatchObject(lost);
    await expect(app.call(deleteTopics, { idList: [id] }, as)).rejects.toMatchObject(lost);
    await expect(app.call(ask, { topicId: id, question: '插话' }, as)).rejects.toMatchObject(lost);
    expect((await app.send(streamAnswer, { id: answer }, as)).status).toBe(404);
    expect(await said(id, owner)).toEqual(['两次']);
  });

  it('is nothing for visitors of an embed key', async () => {
    const keeper = await app.user({ permissions: ['assistants.embedKeys', 'assistants'] });
    const key = { name: '门户', assistantIds: ['general'], origins: ['https://portal.example.com'] };
    const rates = { perMinute: 9, perDay: 9, perVisitorDay: 9 };
    const { publicKey, secret } = await app.call(addEmbedKey, { ...key, ...rates }, { as: keeper });
    const visitor = { as: await app.call(tradeEmbedKey, { publicKey, secret }) };
    const id = await begin();
    const answer = await say(id, '两次', { references: [cited('own-file', 1)] });
    await share(id);
    await Promise.all(
      [
        app.call(pageSharedTopics, paging, visitor),
        app.call(readSharedTopic, { id }, visitor),
        app.call(pageSharedSessions, { ...paging, topicId: id }, visitor),
      ].map((refused) => expect(refused).rejects.toMatchObject({ status: 403 })),
    );
    // Calls that visitors make of their own answers open none of others.
    const file = { id: answer, documentId: 'own-file' };
    await expect(app.call(readEvidence, file, visitor)).rejects.toMatchObject({
      status: 404,
      reason: 'session_not_found',
    });
    expect((await app.send(readEvidencePage, { ...file, page: 1 }, visitor)).status).toBe(404);
    expect(await app.call(readEvidence, file, { as: stranger })).toMatchObject({ name: '附件.pdf', pages: [1, 2] });
  });
});

describe('evidence of what is shared', () => {
  const evidence = (id: string, documentId: string, as: TestUser) => app.call(readEvidence, { id, documentId }, { as });

  it('is opened by readers, files of the owner among it, but nothing of a base that is hidden from them', async () => {
    const id = await begin();
    const references = [cited('open-doc', 1), cited('secret-doc', 2), cited('own-file', 3)];
    const answer = await say(id, '见 [1][2][3]', { references });
    await share(id);
    expect(await evidence(answer, 'open-doc', stranger)).toMatchObject({ name: '规则.md' });
    expect(await evidence(answer, 'own-file', stranger)).toMatchObject({ name: '附件.pdf', heights: [1123, 1123] });
    const missing = { status: 404, reason: 'document_not_found' };
    await expect(evidence(answer, 'secret-doc', stranger)).rejects.toMatchObject(missing);
    const [shown] = (await app.call(pageSharedSessions, { ...paging, topicId: id }, { as: stranger })).list;
    expect(shown?.references.map(({ withheld = false }) => withheld)).toEqual([false, true, false]);
    expect(JSON.stringify(shown)).not.toContain('secret-doc');
    // What an answer says may be what a hidden base says, word for word.
    expect(shown?.answer).toBe('这条回答引用了不对你开放的知识库，内容不显示。');
    const keeper = await app.user({ permissions: ['chat', 'users', 'roles'] });
    expect(await evidence(answer, 'secret-doc', keeper)).toMatchObject({ name: '内部.md' });
    const [whole] = (await app.call(pageSharedSessions, { ...paging, topicId: id }, { as: keeper })).list;
    expect(whole?.answer).toContain('见 [1]');
  });

  it('is opened of nothing that is not shown, or not cited', async () => {
    const id = await begin();
    const first = await say(id, '第一个', { chosen: true, references: [cited('open-doc', 1)] });
    const hidden = await say(id, '第二个', { version: 2, references: [cited('own-file', 1)] });
    await share(id, [await roleOf(owner)]);
    const later = await say(id, '后来的', { place: 2, references: [cited('own-file', 1)] });
    const lost = { status: 404, reason: 'session_not_found' };
    await expect(evidence(hidden, 'own-file', colleague)).rejects.toMatchObject(lost);
    await expect(evidence(later, 'own-file', colleague)).rejects.toMatchObject(lost);
    await expect(evidence(first, 'open-doc', stranger)).rejects.toMatchObject(lost);
    await expect(evidence(first, 'own-file', colleague)).rejects.toMatchObject({ reason: 'document_not_found' });
    expect(await evidence(first, 'open-doc', colleague)).toMatchObject({ name: '规则.md' });
    expect(await evidence(later, 'own-file', owner)).toMatchObject({ name: '附件.pdf' });
  });

  it('is looked at page by page, those that the owner may open', async () => {
    const chat = await startChat({ passages: [passage('进攻计时钟应停止。')] });
    const [one, another] = [await chat.user(), await chat.user()];
    const asked = await chat.call(ask, { assistantId: await chat.assistant(), question: '何时复位？' }, one);
    await allEvents(await chat.send(streamAnswer, { id: asked.id }, one));
    const page = (number: number) =>
      chat.send(readEvidencePage, { id: asked.id, documentId: 'rules', page: number }, another);
    expect((await page(3)).status).toBe(404);
    await chat.call(shareTopic, { id: asked.topicId, roleIds: null }, one);
    expect(await (await page(3)).text()).toBe('page 3');
    expect((await page(12)).status).toBe(404);
    await chat.close();
  });
});
