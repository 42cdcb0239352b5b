import { HttpResponse, http, type RequestHandler } from 'msw';
import type { AnswerEvent, Session } from '../contract/sessions.js';
import { fakeHandlers } from '../fake/index.js';
import { emptyAnswer } from '../streams/emptyAnswer.js';

const success = (data: unknown) => HttpResponse.json({ code: 200, message: '', data });
const failure = (status: number, reason: string, message: string) =>
  HttpResponse.json({ code: status, message, reason }, { status });
const encoder = new TextEncoder();

interface Asked {
  topicId?: string;
  question: string;
  replaces?: string;
  after?: string;
  branches?: string;
  assistantId?: string;
  beside?: string[];
}

const bodyOf = async <T>(request: Request): Promise<T> => {
  const body: T = await request.json();
  return body;
};

/** An answer being written, event by event as the test says, with the connections that listen to it. */
interface Writing {
  session: Session;
  events: string[];
  listeners: Set<ReadableStreamDefaultController<Uint8Array>>;
}

/** A backend that keeps conversations and writes answers when it is told to. Everything else is answered by samples. */
export const chatBackend = () => {
  /** Questions of each conversation, with all their answers. */
  const topics = new Map<string, Session[][]>();
  const wentOnFrom = new Set<string>();
  /** Answers that were asked for at once. */
  const together = new Set<string>();
  let keeping = true;
  const writing = new Map<string, Writing>();
  /** Questions that arrived, and after which event each stream was asked for. */
  const seen = {
    questions: [] as string[],
    resumed: [] as (string | null)[],
    stopped: [] as string[],
    after: [] as string[],
    kept: [] as string[],
    /** All that was sent with each question. */
    asked: [] as Asked[],
  };
  let refusal: string | undefined;
  let count = 0;
  let free: Promise<void> = Promise.resolve();
  let letGo = (): void => undefined;

  const find = (id: string): Writing | undefined => writing.get(id);
  const topicOf = (id: string) => {
    const list = topics.get(id) ?? [];
    const time = '2026-03-01T09:30:00+08:00';
    const running = list.flat().some(({ status }) => status === 'running');
    const title = list[0]?.[0]?.question ?? '';
    return { id, title, assistantId: null, assistantName: '助手', running, createTime: time, updateTime: time };
  };
  const toQuestion = (answers: Session[]): Session | undefined => {
    const kept = answers.find(({ id }) => wentOnFrom.has(id));
    const current = kept ?? answers.at(-1);
    const undecided = kept === undefined && answers.some(({ id }) => together.has(id));
    return current && { ...current, ...(answers.length > 1 && { versions: answers }), ...(undecided && { undecided }) };
  };
  const page = (list: unknown[]) => success({ list, total: list.length, current: 1, size: 50 });

  const apply = (held: Writing, event: AnswerEvent): void => {
    const { session } = held;
    if (event.event === 'delta') session.answer += event.data.text;
    if (event.event === 'done') session.status = event.data.status;
    held.events.push(`id: ${held.events.length + 1}\nevent: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`);
    for (const listener of held.listeners) listener.enqueue(encoder.encode(held.events.at(-1)));
    if (event.event !== 'done') return;
    for (const listener of held.listeners) listener.close();
    held.listeners.clear();
  };

  const ask = ({ topicId = `t${topics.size + 1}`, question, replaces, after }: Asked): Session => {
    count += 1;
    const session = emptyAnswer(question, { id: `s${count}`, topicId });
    const before = topics.get(topicId) ?? [];
    const cut = before.findIndex((one) => one.some(({ id }) => id === replaces));
    const kept = cut < 0 ? before : before.slice(0, cut);
    const same = keeping ? (before[cut]?.filter((one) => one.question === question) ?? []) : [];
    topics.set(topicId, [...kept, [...same, session]]);
    if (after !== undefined) wentOnFrom.add(after);
    writing.set(session.id, { session, events: [], listeners: new Set() });
    return session;
  };

  /** The same question to others, each with an answer of its own. */
  const askBeside = (first: Session, { assistantId = 'first', beside = [] }: Asked): Session[] => {
    if (beside.length === 0) return [];
    first.from = { id: assistantId, name: assistantId };
    const others = beside.map((id): Session => {
      count += 1;
      const { question, topicId } = first;
      return { ...emptyAnswer(question, { id: `s${count}`, topicId }), from: { id, name: id } };
    });
    for (const session of others) writing.set(session.id, { session, events: [], listeners: new Set() });
    topics
      .get(first.topicId)
      ?.at(-1)
      ?.push(...others);
    for (const { id } of [first, ...others]) together.add(id);
    return [first, ...others];
  };

  const handlers: RequestHandler[] = [
    http.post('*/aiapi/qa/aiTopic/queryPage', async ({ request }) => {
      const { idList } = await bodyOf<{ idList?: string[] }>(request);
      const found = [...topics.keys()].filter((id) => idList === undefined || idList.includes(id));
      return page(found.map(topicOf).toReversed());
    }),
    http.post('*/aiapi/qa/aiSession/queryPage', async ({ request }) => {
      const { topicId } = await bodyOf<{ topicId: string }>(request);
      await free;
      const list = topics.get(topicId);
      if (list === undefined) return failure(404, 'topic_not_found', '会话不存在');
      return page(list.map(toQuestion).toReversed());
    }),
    http.post('*/aiapi/qa/aiSession/chat', async ({ request }) => {
      const asked = await bodyOf<Asked>(request);
      seen.questions.push(asked.question);
      if (refusal !== undefined) return failure(429, 'too_many_questions', refusal);
      const running = topics
        .get(asked.topicId ?? '')
        ?.flat()
        .some(({ status }) => status === 'running');
      if (running === true) return failure(409, 'answer_running', '上一个回答还没有完成');
      if (asked.after !== undefined) seen.after.push(asked.after);
      seen.asked.push(asked);
      const first = ask(asked);
      const { id, topicId } = first;
      const all = askBeside(first, asked);
      if (all.length > 0) return success({ id, topicId, beside: all.map(({ id: one, from }) => ({ id: one, from })) });
      const earlier =
        topics
          .get(topicId)
          ?.at(-1)
          ?.flatMap((one) => (one.id === id ? [] : one.id)) ?? [];
      return success({ id, topicId, ...(earlier.length > 0 && { earlier }) });
    }),
    http.post('*/aiapi/qa/aiSession/queryAnswer', async ({ request }) => {
      const held = find((await bodyOf<{ id: string }>(request)).id);
      if (held === undefined) return failure(404, 'session_not_found', '回答不存在');
      return success({ ...held.session, text: held.session.answer, lastEventId: held.events.length });
    }),
    http.get('*/aiapi/qa/sse/ragFlow', ({ request }) => {
      const held = find(new URL(request.url).searchParams.get('id') ?? '');
      const after = request.headers.get('last-event-id');
      seen.resumed.push(after);
      if (held === undefined) return failure(404, 'session_not_found', '回答不存在');
      let own: ReadableStreamDefaultController<Uint8Array> | undefined;
      const stream = new ReadableStream<Uint8Array>({
        start: (listener) => {
          own = listener;
          for (const event of held.events.slice(Number(after ?? 0))) listener.enqueue(encoder.encode(event));
          if (held.session.status === 'running') held.listeners.add(listener);
          else listener.close();
        },
        cancel: () => {
          if (own !== undefined) held.listeners.delete(own);
        },
      });
      return new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } });
    }),
    http.post('*/aiapi/qa/aiSession/keep', async ({ request }) => {
      const { id } = await bodyOf<{ id: string }>(request);
      seen.kept.push(id);
      wentOnFrom.add(id);
      return success(null);
    }),
    http.get('*/aiapi/qa/sse/stop/:id', ({ params }) => {
      const id = String(params['id']);
      seen.stopped.push(id);
      const held = find(id);
      if (held !== undefined) apply(held, { event: 'done', data: { status: 'stopped', notice: null } });
      return success(null);
    }),
    ...fakeHandlers(),
  ];

  /** The answer to a question, to be written. */
  const answerOf = (question: string): Writing => {
    const held = [...writing.values()].findLast(({ session }) => session.question === question);
    if (held === undefined) throw new Error(`${question} was not asked`);
    return held;
  };
  return {
    handlers,
    seen,
    /** A question that comes from elsewhere: from before, or from another window. */
    ask,
    write: (question: string, text: string) => apply(answerOf(question), { event: 'delta', data: { text } }),
    /** The same of one of several answers to a question, by its id. */
    writeOf: (id: string, text: string) => {
      const held = find(id);
      if (held !== undefined) apply(held, { event: 'delta', data: { text } });
    },
    finishOf: (id: string) => {
      const held = find(id);
      if (held !== undefined) apply(held, { event: 'done', data: { status: 'done', notice: null } });
    },
    hears: (id: string) => (find(id)?.listeners.size ?? 0) > 0,
    finish: (question: string) => apply(answerOf(question), { event: 'done', data: { status: 'done', notice: null } }),
    /** Breaks the connections to it, as a network does. */
    cut: (question: string) => {
      const { listeners } = answerOf(question);
      for (const listener of listeners) listener.error(new Error('connection lost'));
      listeners.clear();
    },
    isHeard: (question: string) => answerOf(question).listeners.size > 0,
    /** Keeps no answer that another one comes in the place of, as backends did before. */
    forgetReplaced: () => {
      keeping = false;
    },
    /** Leaves whoever loads a conversation waiting until it is let go. */
    hold: () => {
      free = new Promise((resolve) => {
        letGo = resolve;
      });
    },
    letGo: () => letGo(),
    refuse: (message: string | undefined) => {
      refusal = message;
    },
  };
};
