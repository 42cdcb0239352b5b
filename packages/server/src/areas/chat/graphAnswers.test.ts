import { ask, readAnswer, streamAnswer } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createChatModel } from '../../models/index.js';
import { type FakeModel, startFakeModel } from '../../models/testing/fakeModel.js';
import { withThroughGraph } from './answer/finding.js';
import type { GraphWay } from './evidence/retrieval.js';
import { allEvents, type Chat, passage, startChat, textOf } from './testing/startChat.js';

/** Answers from sentences that the knowledge graph led to. */
const steps = [
  { subject: '林志勇', predicate: '执教', object: '海河女篮', condition: '' },
  { subject: '海河女篮', predicate: '主场', object: '滨江体育馆', condition: '2026 赛季' },
];
const way = (step: number, sentence: string): GraphWay => ({ steps, step, sentence, positions: [[7, 1, 2, 3, 4]] });
const coach = passage('林志勇执教海河女篮。', {
  chunkId: 'coach',
  path: way(1, '林志勇执教海河女篮。'),
  relevance: undefined,
});
const hall = passage('海河女篮的主场是滨江体育馆。', { chunkId: 'hall', path: way(2, '海河女篮的主场是滨江体育馆。') });
const byWords = Array.from({ length: 8 }, (_, at) => passage(`第 ${at} 段。`, { chunkId: `words${at}`, relevance: 1 }));

let fake: FakeModel;
let chat: Chat;
let plain: Chat;
let user: string;
let assistantId: string;
let asked: string[];

const retrieval = {
  retrieve: async () => byWords,
  throughGraph: async ({ question }: { question: string }) => {
    asked.push(question);
    return [coach, hall];
  },
};

beforeAll(async () => {
  fake = await startFakeModel();
  chat = await startChat({ model: createChatModel({ baseUrl: fake.url, model: 'test' }), retrieval });
  plain = await startChat({ db: chat.db, retrieval });
});
afterAll(async () => {
  await plain.close();
  await chat.close();
  await fake.close();
});
beforeEach(async () => {
  fake.behave({});
  asked = [];
  user = await chat.user();
  assistantId = await chat.assistant();
});

const answered = async (copy: Chat, question = '林志勇带的球队主场在哪里？') => {
  const before = fake.requests.length;
  const { id } = await copy.call(ask, { assistantId, question }, user);
  const text = textOf(await allEvents(await copy.send(streamAnswer, { id }, user)));
  const { references, notice } = await copy.call(readAnswer, { id }, user);
  return { text, references, notice, prompt: fake.requests[before]?.messages ?? [] };
};

it('gives the model the way and its sentences, and keeps the way with what is cited', async () => {
  fake.behave({ reply: ['他执教海河女篮 [4]，主场是滨江体育馆 [5]。'] });
  const { prompt, references } = await answered(chat);
  const [system, sent] = prompt;
  expect(system?.content).toContain('A passage with a path');
  expect(sent?.content).toContain(
    'path="林志勇 执教 海河女篮 ; 海河女篮 主场 滨江体育馆 (2026 赛季)" step="2 of 2">\n海河女篮的主场是滨江体育馆。',
  );
  expect(references.map(({ chunkId, path }) => [chunkId, path])).toEqual([
    ['coach', { steps, step: 1 }],
    ['hall', { steps, step: 2 }],
  ]);
});

it('quotes the sentences of the way in their order without a model, before what words found', async () => {
  const { text, references, notice } = await answered(plain);
  expect(notice).toBe('no_model');
  expect(text.indexOf('> 林志勇执教海河女篮。 [1]')).toBeGreaterThan(0);
  expect(text.indexOf('> 海河女篮的主场是滨江体育馆。 [2]')).toBeGreaterThan(text.indexOf('[1]'));
  expect(references.map(({ chunkId }) => chunkId)).toEqual(['coach', 'hall', 'words0', 'words1']);
  expect(references[1]).toMatchObject({ path: { steps, step: 2 }, positions: [[7, 1, 2, 3, 4]] });
});

it('asks no graph for an assistant that does not use it', async () => {
  await chat.db.query(sql`update assistants set uses_graph = false where id = ${assistantId}`);
  const { references, prompt } = await answered(chat);
  expect(asked).toEqual([]);
  expect(prompt[0]?.content).not.toContain('A passage with a path');
  expect(references.every(({ path }) => path === undefined)).toBe(true);
});

it('asks it together with the question before where this one refers back', async () => {
  fake.behave({ reply: ['海河女篮 [4]。'] });
  const { id, topicId } = await plain.call(ask, { assistantId, question: '林志勇执教哪支球队？' }, user);
  await allEvents(await plain.send(streamAnswer, { id }, user));
  const next = await plain.call(ask, { topicId, question: '它的主场呢？' }, user);
  await allEvents(await plain.send(streamAnswer, { id: next.id }, user));
  expect(asked).toEqual(['林志勇执教哪支球队？', '林志勇执教哪支球队？\n它的主场呢？']);
});

describe('passages of both kinds', () => {
  it('never puts those of the graph in the place of the best ones, and takes three of them at most', () => {
    const graph = ['a', 'b', 'c', 'd'].map((chunkId) => ({ ...coach, chunkId }));
    const ids = withThroughGraph(byWords, graph).map(({ chunkId }) => chunkId);
    expect(ids).toEqual(['words0', 'words1', 'words2', 'a', 'b', 'c', 'words3', 'words4']);
  });

  it('makes one of what was found both ways, with its place and the way', () => {
    const found = withThroughGraph([passage('甲', { chunkId: 'hall' }), passage('乙', { chunkId: 'other' })], [hall]);
    expect(found.map(({ chunkId, content, path }) => [chunkId, content, path?.step])).toEqual([
      ['hall', '甲', 2],
      ['other', '乙', undefined],
    ]);
  });

  it('leaves what words found as it is where the graph knows nothing', () => {
    expect(withThroughGraph(byWords, [])).toEqual(byWords);
  });
});
