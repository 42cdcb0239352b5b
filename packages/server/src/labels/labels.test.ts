import {
  addFaq,
  addKnowledgeBase,
  addTag,
  addTagSystem,
  labelDocuments,
  labelFaq,
  listLabelChoices,
  listTags,
  modifyTag,
  pageDocuments,
  pageFaq,
  readDocument,
  setCurrentTagSystem,
  tagCustomers,
} from '@console/api/contract';
import { randomCode } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestUser } from '../testing/startApp.js';
import { changeLabels } from './hung.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let other: TestUser;
let role: string;
beforeAll(async () => {
  app = await startApp();
  const permissions = ['knowledge', 'faq', 'labelSystems', 'customers'] as const;
  as = await app.user({ permissions });
  other = await app.user({ permissions });
  role = await roleOf(as);
});
afterAll(() => app.close());

const paging = { current: 1, size: 20 };
const roleOf = async ({ userId }: TestUser): Promise<string> => {
  const [row] = await app.db.query<{ id: string }>(sql`select role_id as id from user_roles where user_id = ${userId}`);
  return row?.id ?? '';
};
/** A system of its own with one label under another, which `as` works in. */
const system = async () => {
  const code = randomCode(12);
  const { id } = await app.call(addTagSystem, { code, name: `体系${code}`, roleIds: [role] }, { as });
  const top = (await app.call(addTag, { tagSystemId: id, name: '球迷' }, { as })).id;
  const below = (await app.call(addTag, { tagSystemId: id, name: '季票', parentId: top }, { as })).id;
  await app.call(setCurrentTagSystem, { tagSystemId: id }, { as });
  return { id, top, below };
};
const base = async (more: { roleIds?: string[] } = {}) =>
  (await app.call(addKnowledgeBase, { name: `库 ${randomCode(12)}`, ...more }, { as })).id;
const faqIn = async (kbId: string) =>
  (await app.call(addFaq, { kbId, question: `退票 ${randomCode(12)}？`, answer: '<p>可以。</p>' }, { as })).id;
const documentIn = async (kbId: string): Promise<string> => {
  const id = randomCode(16);
  await app.db.query(sql`
    insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key)
    values (${id}, ${kbId}, ${`${id}.md`}, 'md', 1, ${id}, ${id})`);
  return id;
};

it('offers the labels in use of the system that the reader works in, each with its path', async () => {
  const { top, below, id } = await system();
  expect(await app.call(listLabelChoices, {}, { as })).toEqual([
    { id: top, parentId: null, name: '球迷', path: ['球迷'] },
    { id: below, parentId: top, name: '季票', path: ['球迷', '季票'] },
  ]);
  expect(await app.call(listLabelChoices, {}, { as: other })).toEqual([]);
  await app.call(modifyTag, { id: top, enabled: false }, { as });
  expect(await app.call(listLabelChoices, {}, { as })).toEqual([]);
  await system();
  expect((await app.call(listLabelChoices, {}, { as })).map((one) => one.id)).not.toContain(top);
  expect(await app.call(listTags, { tagSystemId: id }, { as })).toHaveLength(2);
});

it('hangs labels on documents, and finds them by the label and by the one above it', async () => {
  const { top, below } = await system();
  const kbId = await base();
  const [one, two] = [await documentIn(kbId), await documentIn(kbId)];
  const found = async (labelIds: string[]) =>
    (await app.call(pageDocuments, { ...paging, knowledgeBaseId: kbId, labelIds }, { as })).list.map(({ id }) => id);
  expect(await app.call(labelDocuments, { idList: [one], add: [below] }, { as })).toEqual({
    changedCount: 1,
    takeBack: [{ idList: [one], remove: [below] }],
  });
  expect(await app.call(labelDocuments, { idList: [one, two], add: [below] }, { as })).toEqual({
    changedCount: 1,
    takeBack: [{ idList: [two], remove: [below] }],
  });
  expect(await app.call(labelDocuments, { idList: [two], add: [top], remove: [below] }, { as })).toEqual({
    changedCount: 1,
    takeBack: [
      { idList: [two], remove: [top] },
      { idList: [two], add: [below] },
    ],
  });
  expect(await found([below])).toEqual([one]);
  expect((await found([top])).toSorted()).toEqual([one, two].toSorted());
  expect(await found([])).toHaveLength(2);
  expect((await app.call(readDocument, { id: one }, { as })).labels).toEqual([{ id: below, name: '季票' }]);
  await system();
  expect(await found([below])).toEqual([]);
  expect((await app.call(readDocument, { id: one }, { as })).labels).toEqual([]);
});

it('hangs labels on FAQ and on customers, and keeps them where a label is moved', async () => {
  const { id: tagSystemId, top, below } = await system();
  const faq = await faqIn(await base());
  await app.db.query(sql`insert into customers (id, name) values ('c1', '王芳')`);
  expect(await app.call(labelFaq, { idList: [faq], add: [below] }, { as })).toEqual({
    changedCount: 1,
    takeBack: [{ idList: [faq], remove: [below] }],
  });
  expect(await app.call(tagCustomers, { idList: ['c1'], add: [top, below] }, { as })).toMatchObject({
    changedCount: 1,
  });
  expect(await app.call(tagCustomers, { idList: ['c1'], remove: [top] }, { as })).toMatchObject({ changedCount: 1 });
  await app.call(modifyTag, { id: below, parentId: null }, { as });
  const { list } = await app.call(pageFaq, { ...paging, labelIds: [below] }, { as });
  expect(list).toMatchObject([{ id: faq, labels: [{ id: below, name: '季票' }] }]);
  expect((await app.call(pageFaq, { ...paging, labelIds: [top] }, { as })).list).toEqual([]);
  expect(await app.call(listTags, { tagSystemId }, { as })).toMatchObject([
    { id: below, uses: { customers: 1, documents: 0, faqs: 1 } },
    { id: top, uses: { customers: 0, documents: 0, faqs: 0, own: { customers: 0, documents: 0, faqs: 0 }, bases: [] } },
  ]);
});

it('refuses all where one label is of another system or stopped, or one thing is not there or hidden', async () => {
  const foreign = await system();
  const { id, top, below } = await system();
  const hidden = await base({ roleIds: [role] });
  const [faq, document] = [await faqIn(hidden), await documentIn(hidden)];
  const gone = { status: 404, reason: 'tag_not_found' };
  const hang = (add: string[]) => app.call(labelFaq, { idList: [faq], add }, { as });
  await expect(hang([top, foreign.top])).rejects.toMatchObject(gone);
  await app.call(modifyTag, { id: below, enabled: false }, { as });
  await expect(hang([top, below])).rejects.toMatchObject(gone);
  expect((await app.call(pageFaq, { ...paging, kbId: hidden }, { as })).list[0]?.labels).toEqual([]);

  await expect(app.call(labelFaq, { idList: [faq, 'none'], add: [top] }, { as })).rejects.toMatchObject({
    reason: 'faq_not_found',
  });
  await expect(app.call(tagCustomers, { idList: ['none'], add: [top] }, { as })).rejects.toMatchObject({
    reason: 'customer_not_found',
  });
  await expect(app.call(labelDocuments, { idList: [document] }, { as: other })).rejects.toMatchObject({
    reason: 'document_not_found',
  });
  await expect(app.call(labelFaq, { idList: [faq] }, { as: other })).rejects.toMatchObject({ reason: 'faq_not_found' });

  await app.call(labelDocuments, { idList: [document], add: [top] }, { as });
  await hang([top]);
  const uses = async (who: TestUser) =>
    (await app.call(listTags, { tagSystemId: id }, { as: who })).find((one) => one.id === top)?.uses;
  const [none, one] = [
    { customers: 0, documents: 0, faqs: 0 },
    { customers: 0, documents: 1, faqs: 1 },
  ];
  const [{ name } = { name: '' }] = await app.db.query<{ name: string }>(
    sql`select name from knowledge_bases where id = ${hidden}`,
  );
  expect(await uses(as)).toEqual({ ...one, own: one, bases: [{ id: hidden, name, documents: 1, faqs: 1 }] });
  expect(await uses(other)).toEqual({ ...none, own: none, bases: [] });
});

it('counts with each label what carries one below it, once, as the list that is narrowed to it does', async () => {
  const { id: tagSystemId, top, below } = await system();
  const [kbId, second] = [await base(), await base()];
  const [both, one, elsewhere] = [await faqIn(kbId), await faqIn(kbId), await faqIn(second)];
  await app.call(labelFaq, { idList: [both], add: [top, below] }, { as });
  await app.call(labelFaq, { idList: [one, elsewhere], add: [below] }, { as });
  const uses = (await app.call(listTags, { tagSystemId }, { as })).find(({ id }) => id === top)?.uses;
  expect(uses).toMatchObject({ faqs: 3, own: { faqs: 1 } });
  const found = async (id: string) => (await app.call(pageFaq, { ...paging, kbId: id, labelIds: [top] }, { as })).total;
  const counted = (uses?.bases ?? []).map(({ id, faqs }) => [id, faqs]);
  expect(Object.fromEntries(counted)).toEqual({ [kbId]: await found(kbId), [second]: await found(second) });
});

it('takes off what is asked to be hung and taken off at once', async () => {
  const { top } = await system();
  const document = await documentIn(await base());
  const change = { idList: [document], add: [top], remove: [top] };
  expect(await changeLabels(app.db, 'document', change, as.userId)).toEqual({ changedCount: 0, takeBack: [] });
});
