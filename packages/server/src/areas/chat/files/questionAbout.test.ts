import {
  addAssistant,
  addKnowledgeBase,
  ask,
  insertTopic,
  pageSessions,
  readAnswer,
  readDialoguePage,
  readDialogueSource,
  readDialogueWords,
  streamAnswer,
  uploadDialogueFileAndWait,
  uploadDocument,
} from '@console/api/contract';
import type { Position } from '@console/base';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../models/testing/fakeModel.js';
import { samplePdf } from '../../../testing/samplePdf.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

type App = Awaited<ReturnType<typeof startApp>>;

let fake: FakeModel;
let app: App;
let seeing: App;
let user: TestUser;
beforeAll(async () => {
  fake = await startFakeModel();
  app = await startApp();
  seeing = await startApp({ config: { llm: { baseUrl: fake.url, apiKey: undefined, model: 'qwen2.5-vl-72b' } } });
  await app.startWork();
  await seeing.startWork();
});
afterAll(async () => {
  await app.close();
  await seeing.close();
  await fake.close();
});
beforeEach(async () => {
  fake.behave({});
  user = await app.user({ permissions: ['chat'] });
});

const markdown = (name: string, content: string) => new File([content], name);
const upload = (file: File, topicId?: string, as = user, on = app) =>
  on.call(uploadDialogueFileAndWait, { file, ...(topicId !== undefined && { topicId }) }, { as });
const answerOf = async (id: string, as = user, on = app) => {
  await on.send(streamAnswer, { id }, { as }).then((response) => response.text());
  return on.call(readAnswer, { id }, { as });
};

/** A file of two columns, a box around one of them, and what stands beside it. */
const columns = async (as: TestUser, on: App) => {
  const { data } = await samplePdf('columns');
  const { id } = await upload(new File([new Uint8Array(data)], '规则.pdf'), undefined, as, on);
  const chunks = await on.db.query<{ content: string; positions: Position[] }>(
    sql`select content, positions from dialogue_chunks where file_id = ${id} order by index`,
  );
  const all = chunks.flatMap(({ content, positions }) => positions.map((position) => ({ content, position })));
  for (const { content, position } of all) {
    const [page, left, right, top, bottom] = position;
    if (right > 400 || bottom - top < 30) continue;
    const beside = all.find(
      ({ position: [on2, left2, , top2, bottom2] }) => on2 === page && left2 > 395 && top2 < bottom && bottom2 > top,
    );
    if (beside !== undefined)
      return { id, content, beside: beside.content, box: [page, left - 2, right + 2, top - 2, bottom + 2] as const };
  }
  throw new Error('there are no columns');
};
const boxOf = ([page, left, right, top, bottom]: Position): [number, number, number, number, number] => [
  page,
  left,
  right,
  top,
  bottom,
];
const bare = (text: string) => text.replace(/\s+/g, '');

it('reads the words of a box on a page of two columns, and none of the column beside it', async () => {
  const { id, content, beside, box } = await columns(user, app);
  const { text } = await app.call(readDialogueWords, { id, position: boxOf(box) }, { as: user });
  expect(bare(content)).toContain(bare(text).slice(0, 20));
  expect(bare(text).length).toBeGreaterThan(20);
  expect(bare(text)).not.toContain(bare(beside).slice(0, 12));
  const source = await app.call(readDialogueSource, { id }, { as: user });
  expect(source).toMatchObject({ name: '规则.pdf', passages: [] });
  expect(source.heights.length).toBeGreaterThanOrEqual(box[0]);
  const page = await app.send(readDialoguePage, { id, page: box[0], width: 400 }, { as: user });
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await app.send(readDialoguePage, { id, page: 400 }, { as: user })).status).toBe(404);
  const far = app.call(readDialogueWords, { id, position: [400, 1, 2, 1, 2] }, { as: user });
  await expect(far).rejects.toMatchObject({ status: 404, reason: 'page_not_found' });
});

it('shows pages and words of files to nobody else, and text where there are no pages', async () => {
  const { id } = await upload(markdown('制度.md', '# 请假\n\n年假每年十五天。'));
  const source = await app.call(readDialogueSource, { id }, { as: user });
  expect(source.heights).toEqual([]);
  expect(source.passages.map(({ content }) => content).join('')).toContain('十五天');
  const stranger = await app.user({ permissions: ['chat'] });
  await Promise.all(
    [
      app.call(readDialogueSource, { id }, { as: stranger }),
      app.call(readDialogueWords, { id, position: [1, 1, 2, 1, 2] }, { as: stranger }),
    ].map((refused) => expect(refused).rejects.toMatchObject({ status: 404, reason: 'file_not_found' })),
  );
  expect((await app.send(readDialoguePage, { id, page: 1 }, { as: stranger })).status).toBe(404);
});

it('quotes what stands in a box first, with the box, and knows it after a reload and where it is asked on', async () => {
  const { id: fileId, content, box } = await columns(user, app);
  const position = boxOf(box);
  const about = { region: { fileId, position } };
  const { id, topicId } = await app.call(ask, { question: '这段话是什么意思？', about }, { as: user });
  const { references } = await answerOf(id);
  expect(references[0]).toMatchObject({ documentId: fileId, positions: [position] });
  expect(bare(content)).toContain(bare(references[0]?.content ?? '').slice(0, 20));
  const paging = { current: 1, size: 20 };
  const { list } = await app.call(pageSessions, { ...paging, topicId }, { as: user });
  expect(list[0]?.about).toEqual({ files: [{ id: fileId, name: '规则.pdf' }], region: { fileId, position } });

  const next = await app.call(ask, { topicId, question: '它有没有例外？' }, { as: user });
  expect((await answerOf(next.id)).references[0]).toMatchObject({ positions: [position] });
  const other = await app.call(ask, { topicId, question: '中场休息有多长时间？' }, { as: user });
  expect((await answerOf(other.id)).about).toBeUndefined();
  const again = await app.call(ask, { topicId, question: '这段话是什么意思？', replaces: id }, { as: user });
  expect((await answerOf(again.id)).about).toMatchObject({ region: { fileId } });
});

it('asks about the chosen files alone, and refuses what is none of the conversation’s', async () => {
  const { id: topicId } = await app.call(insertTopic, {}, { as: user });
  const { id: first } = await upload(markdown('甲.md', '# 年假\n\n年假每年十五天。'), topicId);
  await upload(markdown('乙.md', '# 年假\n\n年假每年二十天。'), topicId);
  const { id } = await app.call(ask, { topicId, question: '年假有几天？', about: { fileIds: [first] } }, { as: user });
  const answer = await answerOf(id);
  expect(answer.answer).toContain('十五天');
  expect(answer.answer).not.toContain('二十天');
  expect(new Set(answer.references.map(({ documentId }) => documentId))).toEqual(new Set([first]));

  const { id: elsewhere } = await upload(markdown('丙.md', '年假每年三十天。'));
  const asked = (fileIds: string[]) => app.call(ask, { topicId, question: '年假？', about: { fileIds } }, { as: user });
  await expect(asked([elsewhere])).rejects.toMatchObject({ status: 404, reason: 'file_not_found' });
  const region = { fileId: first, position: boxOf([1, 10, 20, 10, 20]) };
  const drawn = app.call(ask, { topicId, question: '这是什么？', about: { region } }, { as: user });
  await expect(drawn).rejects.toMatchObject({ status: 404, reason: 'page_not_found' });
});

it('lets neither files nor bases keep the other out of the evidence', async () => {
  const admin = await app.user({ permissions: ['chat', 'knowledge', 'assistants'] });
  const { id: knowledgeBaseId } = await app.call(addKnowledgeBase, { name: '证据分享库' }, { as: admin });
  const one = markdown('规章.md', '# 裁判补贴\n\n裁判补贴标准为每场三百二十元。');
  const { id: documentId } = await app.call(uploadDocument, { knowledgeBaseId, file: one }, { as: admin });
  await vi.waitFor(
    async () => {
      const [row] = await app.db.query<{ status: string }>(sql`select status from documents where id = ${documentId}`);
      expect(row?.status).toBe('ready');
    },
    { timeout: 60_000 },
  );
  const { id: assistantId } = await app.call(
    addAssistant,
    { assistantName: '证据助手', knowledgeBaseIds: [knowledgeBaseId] },
    { as: admin },
  );
  const sections = (name: string, say: (at: number) => string) =>
    markdown(name, Array.from({ length: 9 }, (_, at) => `# 第${at + 1}节\n\n${say(at)}`).join('\n\n'));
  const strong = (at: number) =>
    `裁判补贴标准的第${at + 1}条说明：裁判补贴按裁判等级的标准核定。${'须经裁判长签字。'.repeat(40)}`;
  await upload(sections('说明.md', strong), undefined, admin);
  const { id } = await app.call(ask, { assistantId, question: '裁判补贴标准是多少？' }, { as: admin });
  const many = await answerOf(id, admin);
  expect(many.answer).toContain('三百二十元');
  expect(many.references.map((reference) => reference.documentId)).toContain(documentId);

  const { id: baseFull } = await app.call(addKnowledgeBase, { name: '证据分享库二' }, { as: admin });
  const full = sections('说明二.md', strong);
  const { id: fullId } = await app.call(uploadDocument, { knowledgeBaseId: baseFull, file: full }, { as: admin });
  await vi.waitFor(
    async () => {
      const [row] = await app.db.query<{ status: string }>(sql`select status from documents where id = ${fullId}`);
      expect(row?.status).toBe('ready');
    },
    { timeout: 60_000 },
  );
  const other = await app.call(
    addAssistant,
    { assistantName: '证据助手二', knowledgeBaseIds: [baseFull] },
    { as: admin },
  );
  const { id: own } = await upload(markdown('通知.md', '# 裁判补贴\n\n裁判补贴标准为每场四百元。'), undefined, admin);
  const asked = await app.call(ask, { assistantId: other.id, question: '裁判补贴标准是多少？' }, { as: admin });
  const few = await answerOf(asked.id, admin);
  expect(few.answer).toContain('四百元');
  expect(few.references.map((reference) => reference.documentId)).toContain(own);
});

it('shows a model that sees the box itself, and asks one that refuses pictures without it', async () => {
  const person = await seeing.user({ permissions: ['chat'] });
  const { id: fileId, box } = await columns(person, seeing);
  const position = boxOf(box);
  const about = { region: { fileId, position } };
  fake.behave({ reply: '框里说的是比赛时间[1]。' });
  const before = fake.requests.length;
  const { id, topicId } = await seeing.call(ask, { question: '这里说了什么？', about }, { as: person });
  const answer = await answerOf(id, person, seeing);
  expect(answer).toMatchObject({ status: 'done', references: [{ documentId: fileId, positions: [position] }] });
  const [sent] = fake.requests.slice(before).filter(({ pictures }) => pictures.length > 0);
  const [picture = ''] = sent?.pictures ?? [];
  expect(picture.startsWith('data:image/jpeg;base64,')).toBe(true);
  const bytes = Buffer.from(picture.replace(/^[^,]+,/, ''), 'base64');
  expect(bytes.byteLength).toBeLessThanOrEqual(1024 * 1024);
  const image = await loadImage(bytes);
  const [, left, right, top, bottom] = position;
  expect(image.width / image.height).toBeCloseTo((right - left) / (bottom - top), 1);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  const { data } = canvas.getContext('2d').getImageData(0, 0, image.width, image.height);
  const dark = data.filter((value, at) => at % 4 === 0 && value < 128).length;
  expect(dark).toBeGreaterThan(100);
  expect(sent?.messages.at(-1)?.content).toContain('<passage n="1"');

  fake.behave({ refusesPictures: true, reply: '只看文字也能说[1]。' });
  const seen = fake.requests.length;
  const next = await seeing.call(ask, { topicId, question: '再说一遍这里', about }, { as: person });
  expect(await answerOf(next.id, person, seeing)).toMatchObject({ status: 'done', answer: '只看文字也能说[1]。' });
  const asked = fake.requests.slice(seen).filter(({ messages }) => messages.at(-1)?.content.includes('再说一遍'));
  expect(asked.slice(0, 2).map(({ pictures }) => pictures.length)).toEqual([1, 0]);
});

it('says that it cannot read a box without words, and does not guess', async () => {
  const { id: fileId } = await columns(user, app);
  const about = { region: { fileId, position: boxOf([1, 1, 4, 1, 4]) } };
  const { id } = await app.call(ask, { question: '这里说了什么？', about }, { as: user });
  const answer = await answerOf(id);
  expect(answer).toMatchObject({ notice: 'nothing_found', references: [] });
  expect(answer.answer).toContain('没有识别到文字');
});
