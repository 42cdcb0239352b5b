import type { AnswerEvent, AnswerNotice, AnswerStatus, Reference, Stage } from '@console/api/contract';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';

/** Tells whoever streams answers that some have grown; the payload is their ids, joined by commas. */
export const ANSWER_GREW = 'answer_grew';
/** Tells the process that writes an answer to stop; the payload is its id. */
export const ANSWER_STOP = 'answer_stop';

/** An event as it is kept, with its number. */
export interface KeptEvent {
  readonly id: number;
  readonly event: AnswerEvent['event'];
  readonly data: unknown;
}

/** What events change in the answer itself. */
export interface AnswerPatch {
  /** All of its words, once no more come. Until then they are in the events alone. */
  readonly answer?: string;
  /** The same of what the model has thought. */
  readonly thoughts?: string;
  readonly stage?: Stage;
  readonly references?: readonly Reference[];
  readonly questions?: readonly string[];
  readonly notice?: AnswerNotice | null;
  readonly status?: AnswerStatus;
  readonly failure?: string;
  /** The answer is complete, and its stream goes on for the questions that may follow. */
  readonly suggesting?: boolean;
}

/** The next events of one answer, in order, with what they change. */
export interface Entry {
  readonly id: string;
  readonly events: readonly KeptEvent[];
  readonly patch: AnswerPatch;
}

/** An answer whose writer has to know something; of all others nothing is said. */
export interface Told {
  readonly id: string;
  /** True where it takes no more: it has ended, or is deleted. False: somebody wants it to stop. */
  readonly over: boolean;
}

/** A stream of an answer that is written elsewhere, and how far it has come. */
export interface Watched {
  readonly id: string;
  /** Number of the last event seen. */
  readonly last: number;
}

export interface News {
  readonly events: readonly KeptEvent[];
  /** False once no more will come: the answer has ended, or is deleted. */
  readonly open: boolean;
}

/** How one tells that an answer's writer is gone. */
export interface Liveness {
  /** Milliseconds without a sign of life after which another process is taken for dead. */
  readonly staleMs: number;
  /** Answers written in this process, which knows by itself that it lives, however slow its database is. */
  readonly ownIds: () => readonly string[];
}

/** Events that one look brings of one answer, at most. */
export const MOST_NEWS = 500;
/** A notification holds 8000 bytes. */
const IDS_OF_NOTICE = 300;

/** True for a row `s` of `sessions` whose stream has more to tell. */
export const isOpen = sql`(s.status = 'running' or s.suggesting)`;

/** True for a row `s` of `sessions` whose writer has not been heard of for too long. */
export const isSilent = ({ staleMs, ownIds }: Liveness): Sql => sql`(
  s.heartbeat_at < now() - ${staleMs}::float8 * interval '1 millisecond' and not s.id = any(${[...ownIds()]}::text[])
)`;

const toldSoFar = (event: 'delta' | 'thought'): Sql => sql`coalesce((
  select string_agg(e.data ->> 'text', '' order by e.number) from answer_events e
  where e.session_id = s.id and e.event = ${event}
), '')`;

/** The words of a row `s` of `sessions`, as far as they have come. */
export const wordsOf = sql`(case when s.status = 'running' then ${toldSoFar('delta')} else s.answer end)`;
/** The same of what the model has thought. */
export const thoughtsOf = sql`(case when s.status = 'running' then ${toldSoFar('thought')} else s.thoughts end)`;

/** Those of the passages offered that the words cite, and what no number stands for: a call, an FAQ. */
const citedBy = (words: string, passages: string): Sql => sql`coalesce((
  select jsonb_agg(one order by place) from jsonb_array_elements(${raw(passages)}) with ordinality as offered(one, place)
  where one ? 'call' or one ? 'faqId' or position('[' || (one ->> 'n') || ']' in ${raw(words)}) > 0
), '[]')`;

const json = (value: unknown): Sql => sql`${JSON.stringify(value)}::jsonb`;

export type AnswerStore = ReturnType<typeof answerStore>;

/** Answers as they are written and watched. One whose stream has ended never changes again. */
export const answerStore = (db: Queryable, liveness: Liveness) => {
  const cutOff = async (which: Sql): Promise<void> => {
    await db.query(sql`
      with silent as (
        select s.id, s.status = 'running' as running, ${wordsOf} as words, ${thoughtsOf} as thoughts, s.passages from sessions s
        where ${isOpen} and ${which} for update
      ), settled as (
        select id, words, thoughts, passages, case when running then ${citedBy('words', 'passages')} else passages end as cited
        from silent
      ), cut_off as (
        update sessions s set
          status = case when s.status = 'running' then 'interrupted' else s.status end,
          answer = settled.words,
          thoughts = settled.thoughts,
          passages = settled.cited,
          suggesting = false,
          last_event_id = s.last_event_id + 1 + (settled.cited <> settled.passages)::int
        from settled where s.id = settled.id
        returning s.id, s.last_event_id, s.status, s.notice, settled.cited, settled.cited <> settled.passages as fewer
      ), told as (
        insert into answer_events (session_id, number, event, data)
        select id, last_event_id - 1, 'references', cited from cut_off where fewer
        union all
        select id, last_event_id, 'done', jsonb_build_object('status', status, 'notice', notice) from cut_off
      )
      select pg_notify(${ANSWER_GREW}, id) from cut_off
    `);
  };

  return {
    /**
     * Adds the next events of many answers, with what they change. Adding the same again changes nothing, so it may be
     * tried again where nobody knows whether it was done.
     */
    append: (entries: readonly Entry[]): Promise<Told[]> => {
      const rows = entries.map(({ id, events }) => ({
        id,
        last_event_id: events.at(-1)?.id,
        spoke: events.some(({ event }) => event === 'delta'),
        ended: events.at(-1)?.event === 'done',
      }));
      // Most bring words and change nothing else.
      const changes = entries.flatMap(({ id, patch }) => {
        const { references, ...change } = patch;
        return Object.keys(patch).length === 0 ? [] : { ...change, id, passages: references };
      });
      const events = entries.flatMap(({ id, events: these }) =>
        these.map(({ id: number, event, data }) => ({ session_id: id, number, event, data })),
      );
      return db.query<Told>(sql`
        with entry as materialized (
          select * from jsonb_to_recordset(${json(rows)}) as e(id text, last_event_id int, spoke boolean, ended boolean)
        ), change as materialized (
          select * from jsonb_to_recordset(${json(changes)}) as c(
            id text, answer text, thoughts text, stage jsonb, passages jsonb, questions jsonb,
            notice text, status text, failure text, suggesting boolean
          )
        ), grown as (
          update sessions s set
            last_event_id = e.last_event_id,
            heartbeat_at = now(),
            found_at = coalesce(s.found_at, case when c.passages is not null then clock_timestamp() end),
            first_word_at = coalesce(s.first_word_at, case when e.spoke then clock_timestamp() end),
            ended_at = coalesce(s.ended_at, case when c.status <> 'running' then clock_timestamp() end),
            answer = coalesce(c.answer, s.answer),
            thoughts = coalesce(c.thoughts, s.thoughts),
            stage = coalesce(c.stage, s.stage),
            passages = coalesce(c.passages, s.passages),
            questions = coalesce(c.questions, s.questions),
            notice = coalesce(c.notice, s.notice),
            status = coalesce(c.status, s.status),
            failure = coalesce(c.failure, s.failure),
            suggesting = coalesce(c.suggesting, s.suggesting)
          from entry e left join change c on c.id = e.id
          where s.id = e.id and s.last_event_id < e.last_event_id and ${isOpen}
          returning s.id, s.stop_requested
        ), told as (
          insert into answer_events (session_id, number, event, data)
          select session_id, number, event, data
          from jsonb_to_recordset(${json(events)}) as e(session_id text, number int, event text, data jsonb)
          where session_id in (select id from grown)
        )
        select id, stop is null as over from (
          select e.id, coalesce(g.stop_requested, (
            -- Taken by an earlier try.
            select s.stop_requested from sessions s where s.id = e.id and s.last_event_id = e.last_event_id
              and (${isOpen} or (e.ended and s.status = coalesce(c.status, s.status)))
          )) as stop
          from entry e left join grown g on g.id = e.id left join change c on c.id = e.id
        ) as each where stop is distinct from false
      `);
    },

    /** Wakes the streams of these in all copies of the server. */
    announce: async (ids: readonly string[]): Promise<void> => {
      const notices: string[] = [];
      for (let at = 0; at < ids.length; at += IDS_OF_NOTICE) notices.push(ids.slice(at, at + IDS_OF_NOTICE).join(','));
      await db.query(sql`select pg_notify(${ANSWER_GREW}, notice) from unnest(${notices}::text[]) as notice`);
    },

    /** Shows that the writer of these is alive. */
    beat: (ids: readonly string[]): Promise<Told[]> =>
      db.query<Told>(sql`
        with beating as (
          update sessions s set heartbeat_at = now() where s.id = any(${[...ids]}::text[]) and ${isOpen}
          returning s.id, s.stop_requested
        )
        select written.id, b.id is null as over
        from unnest(${[...ids]}::text[]) as written(id) left join beating b on b.id = written.id
        where coalesce(b.stop_requested, true)
      `),

    /** What has come for each of these streams, in the same order. */
    news: async (watched: readonly Watched[]): Promise<News[]> => {
      const rows = await db.query<{
        at: number;
        open: boolean;
        id: number | null;
        event: KeptEvent['event'] | null;
        data: unknown;
      }>(sql`
        select w.at::int as at, coalesce(${isOpen}, false) as open, e.number as id, e.event, e.data
        from unnest(
          ${watched.map(({ id }) => id)}::text[], ${watched.map(({ last }) => last)}::int[]
        ) with ordinality as w(id, last, at)
        left join sessions s on s.id = w.id
        left join lateral (
          select number, event, data from answer_events
          where session_id = w.id and number > w.last order by number limit ${MOST_NEWS}
        ) e on true
        order by w.at, e.number
      `);
      const news = watched.map(() => ({ events: [] as KeptEvent[], open: false }));
      for (const { at, open, id, event, data } of rows) {
        const one = news[at - 1];
        if (one === undefined) continue;
        one.open = open;
        if (id !== null && event !== null) one.events.push({ id, event, data });
      }
      return news;
    },

    /** Asks the writers, wherever they are, to stop. Those that have ended stay as they are. */
    requestStop: async (ids: readonly string[]): Promise<void> => {
      await db.query(sql`
        with stopped as (
          update sessions s set stop_requested = true where s.id = any(${[...ids]}::text[]) and ${isOpen} returning s.id
        )
        select pg_notify(${ANSWER_STOP}, id) from stopped
      `);
    },

    /** Asks for no more questions to follow the last answer of a conversation: the next one has been asked. */
    endSuggestingIn: async (topicId: string): Promise<void> => {
      await db.query(sql`
        with stopped as (
          update sessions s set stop_requested = true where s.topic_id = ${topicId} and s.suggesting returning s.id
        )
        select pg_notify(${ANSWER_STOP}, id) from stopped
      `);
    },

    /** Ends answers whose writers are gone, with what had arrived: as `interrupted` where words were still to come. */
    interruptSilent: (ids: readonly string[]): Promise<void> =>
      cutOff(sql`s.id = any(${[...ids]}::text[]) and ${isSilent(liveness)}`),

    /** The same for every answer of a conversation. */
    interruptSilentOf: (topicId: string): Promise<void> =>
      cutOff(sql`s.topic_id = ${topicId} and ${isSilent(liveness)}`),

    /** Ends all answers so: for a process that knows it is the only one, at its start. */
    interruptAll: (): Promise<void> => cutOff(sql`true`),
  };
};
