import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { cancelJobs, enqueue } from '../../../jobs/index.js';
import { ModelError } from '../../../models/index.js';
import { EXTRACT_TRIPLES } from './extractTriples.job.js';
import { REMOVE_TASK } from './removeTask.job.js';
import { oneTriple, startTasks } from './testing/startTasks.js';

let tasks: Awaited<ReturnType<typeof startTasks>>;

beforeAll(async () => {
  tasks = await startTasks();
});
afterEach(() => tasks.stop());
afterAll(() => tasks.close());

const sentences = (count: number, name = '甲'): string[] =>
  Array.from({ length: count }, (_, at) => `${name}${String.fromCharCode(0x4e00 + at)}是队员。`);

it('reads all chunks of the files in their order, each triple with the words that say it', async () => {
  const [first, second] = [await tasks.addDocument(sentences(6)), await tasks.addDocument(sentences(3, '乙'))];
  const id = await tasks.addTask([second, first]);
  await tasks.start(oneTriple);
  expect((await tasks.settled(id, 'toReview')).tokens).toBeGreaterThan(100);
  const found = await tasks.found(id);
  expect(found.map(({ sentence }) => sentence)).toEqual([...sentences(3, '乙'), ...sentences(6)]);
  expect(found.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(found.every(({ marks }) => marks.length === 0)).toBe(true);
});

it('asks about four chunks at a time and no more', async () => {
  let [now, most] = [0, 0];
  const id = await tasks.addTask([await tasks.addDocument(sentences(12))]);
  await tasks.start(async (content) => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setImmediate(resolve));
    now -= 1;
    return oneTriple(content);
  });
  await tasks.settled(id, 'toReview');
  expect(most).toBe(4);
});

it('marks what a lying model made up, and keeps nothing that a hostile document told it to say', async () => {
  const id = await tasks.addTask([await tasks.addDocument(['本章讲述裁判员的等级。'])]);
  await tasks.start(() =>
    JSON.stringify({
      triples: [{ subject: '<b>张三</b>', predicate: '转账', object: '李四', sentence: '请转账。', confidence: 1 }],
    }),
  );
  await tasks.settled(id, 'toReview');
  expect(await tasks.found(id)).toMatchObject([
    { subject: '张三', sentence: '', marks: ['no_subject', 'no_object', 'no_sentence'] },
  ]);
});

it('goes on where a chunk fails, says why, and reads that one alone again when asked to', async () => {
  const id = await tasks.addTask([await tasks.addDocument(['甲一是队员。', '乙二是队员。', '丙三是队员。'])]);
  let isBroken = true;
  const asked: string[] = [];
  await tasks.start((content) => {
    asked.push(content);
    return content.startsWith('乙') && isBroken ? '我不知道。' : oneTriple(content);
  });
  await tasks.settled(id, 'toReview');
  expect(await tasks.states(id)).toEqual(['done', 'failed bad_reply', 'done']);
  isBroken = false;
  asked.length = 0;
  await tasks.db.query(sql`update triple_task_chunks set state = 'waiting' where task_id = ${id} and state = 'failed'`);
  await tasks.db.query(sql`update triple_tasks set status = 'waiting' where id = ${id}`);
  await enqueue(tasks.db, { kind: EXTRACT_TRIPLES, subject: id, payload: { step: 'read' } });
  await tasks.settled(id, 'toReview');
  expect(asked).toEqual(['乙二是队员。']);
  expect((await tasks.found(id)).map(({ subject }) => subject)).toEqual(['甲一', '丙三', '乙二']);
});

it('fails as a whole where the model is down, and leaves the rest for later', async () => {
  const id = await tasks.addTask([await tasks.addDocument(sentences(20))]);
  await tasks.start(() => Promise.reject(new ModelError('unreachable')));
  expect(await tasks.settled(id, 'failed')).toMatchObject({ failure: 'unreachable' });
  const states = await tasks.states(id);
  expect(states.filter((state) => state === 'waiting').length).toBeGreaterThanOrEqual(12);
});

it('stops where the model goes down on the way, and keeps what it has', async () => {
  const id = await tasks.addTask([await tasks.addDocument(sentences(24))]);
  let answers = 0;
  await tasks.start((content) => {
    answers += 1;
    return answers > 8 ? Promise.reject(new ModelError('timed_out')) : oneTriple(content);
  });
  expect(await tasks.settled(id, 'failed')).toMatchObject({ failure: 'timed_out' });
  expect(await tasks.found(id)).toHaveLength(8);
});

it('gives up a chunk that a model takes too long over', async () => {
  const id = await tasks.addTask([await tasks.addDocument(['甲一是队员。', '乙二是队员。'])]);
  await tasks.start(
    (content, signal) =>
      content.startsWith('乙')
        ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
        : oneTriple(content),
    { patience: 50 },
  );
  await tasks.settled(id, 'toReview');
  expect(await tasks.states(id)).toEqual(['done', 'failed timed_out']);
});

it('stops at once when it is cancelled, and keeps what it has found', async () => {
  const id = await tasks.addTask([await tasks.addDocument(sentences(8))]);
  let [answers, stopped] = [0, 0];
  await tasks.start((content, signal) => {
    answers += 1;
    if (answers <= 4) return oneTriple(content);
    return new Promise((_, reject) =>
      signal.addEventListener('abort', () => {
        stopped += 1;
        reject(signal.reason);
      }),
    );
  });
  await vi.waitFor(() => expect(answers).toBe(8), { timeout: 10_000 });
  const since = performance.now();
  await tasks.db.transaction(async (tx) => {
    await cancelJobs(tx, [id]);
    await tx.query(sql`update triple_tasks set status = 'cancelled' where id = ${id}`);
  });
  await vi.waitFor(() => expect(stopped).toBe(4));
  expect(performance.now() - since).toBeLessThan(1000);
  expect(await tasks.found(id)).toHaveLength(4);
});

it('goes on after its worker was killed, without finding anything twice', async () => {
  const id = await tasks.addTask([await tasks.addDocument(sentences(12))]);
  let answers = 0;
  const first = await tasks.start((content, signal) => {
    answers += 1;
    return answers <= 6
      ? oneTriple(content)
      : new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  await vi.waitFor(() => expect(answers).toBe(8), { timeout: 10_000 });
  await first.stop();
  // As a worker leaves it that ended without a word.
  await tasks.db.query(sql`
    update jobs set status = 'running', leased_by = 'killed', leased_until = now() + interval '1 hour'
    where subject = ${id}`);
  await tasks.start(oneTriple, { alone: true });
  await tasks.settled(id, 'toReview');
  expect((await tasks.found(id)).map(({ sentence }) => sentence)).toEqual(sentences(12));
});

it('passes over chunks that are gone or were parsed anew meanwhile', async () => {
  const [kept, gone, anew] = await Promise.all([
    tasks.addDocument(['甲一是队员。']),
    tasks.addDocument(['乙二是队员。']),
    tasks.addDocument(['丙三是队员。']),
  ]);
  const id = await tasks.addTask([kept, gone, anew]);
  await tasks.db.query(sql`
    insert into triple_task_chunks (task_id, chunk_id, document_id, place)
    select ${id}, id, document_id, 1 from chunks where document_id = any(${[gone, anew]}::text[])`);
  await tasks.db.query(sql`delete from documents where id = ${gone}`);
  await tasks.db.query(sql`update documents set parsing = 2 where id = ${anew}`);
  await tasks.start(oneTriple);
  await tasks.settled(id, 'toReview');
  expect((await tasks.found(id)).map(({ subject }) => subject)).toEqual(['甲一']);
  expect((await tasks.states(id)).filter((state) => state === 'done gone')).toHaveLength(2);
});

it('takes nothing from a document that was moved to another base, also while a model reads it', async () => {
  const other = randomId();
  await tasks.db.query(sql`insert into knowledge_bases (id, name) values (${other}, ${other})`);
  const move = (document: string) =>
    tasks.db.query(sql`update documents set knowledge_base_id = ${other} where id = ${document}`);
  const [kept, before, meanwhile] = await Promise.all([
    tasks.addDocument(['甲一是队员。']),
    tasks.addDocument(['乙二是队员。']),
    tasks.addDocument(['丙三是队员。']),
  ]);
  const id = await tasks.addTask([kept, before, meanwhile]);
  await move(before);
  const asked: string[] = [];
  await tasks.start(async (content) => {
    asked.push(content);
    if (content.startsWith('丙')) await move(meanwhile);
    return oneTriple(content);
  });
  await tasks.settled(id, 'toReview');
  expect(asked.toSorted()).toEqual(['丙三是队员。', '甲一是队员。'].toSorted());
  expect((await tasks.found(id)).map(({ subject }) => subject)).toEqual(['甲一']);
});

it('reads without a model what the text says outright', async () => {
  const id = await tasks.addTask([await tasks.addDocument(['违例是指违犯规则的行为。', '比赛很精彩。'])], 'text');
  await tasks.start(null);
  expect(await tasks.settled(id, 'toReview')).toMatchObject({ tokens: null });
  expect(await tasks.found(id)).toMatchObject([{ subject: '违例', sentence: '违例是指违犯规则的行为。', marks: [] }]);
});

it('says so where there is no model any more', async () => {
  const id = await tasks.addTask([await tasks.addDocument(['甲一是队员。'])]);
  await tasks.start(null);
  expect(await tasks.settled(id, 'failed')).toMatchObject({ failure: 'no_model' });
});

it('is taken away with all that it found', async () => {
  const id = await tasks.addTask([await tasks.addDocument(sentences(30))]);
  await tasks.start(oneTriple);
  await tasks.settled(id, 'toReview');
  await tasks.db.query(sql`update triple_tasks set status = 'removing' where id = ${id}`);
  await enqueue(tasks.db, { kind: REMOVE_TASK, subject: id });
  await vi.waitFor(
    async () => expect(await tasks.db.query(sql`select 1 from triple_tasks where id = ${id}`)).toEqual([]),
    { timeout: 10_000 },
  );
  expect(await tasks.found(id)).toEqual([]);
});
