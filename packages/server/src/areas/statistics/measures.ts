import type { UsageMeasure, UsageSet } from '@console/api/contract';
import sql, { type Sql } from 'sql-template-tag';

/** What a number of the log is dated by: when it was asked, or when it was judged. */
export type Dated = 'asked' | 'judged';

interface Counted {
  readonly dated: Dated;
  readonly of: Sql;
}

/** Which answers `l` belong to a set. A number and the rows behind it are both made of this. */
export const sets: Readonly<Record<UsageSet, Counted>> = {
  // Answered again, a question is still one.
  questions: { dated: 'asked', of: sql`l.again_of is null` },
  answers: { dated: 'asked', of: sql`true` },
  faq: { dated: 'asked', of: sql`l.faq_id is not null` },
  grounded: { dated: 'asked', of: sql`(l.used > 0 and l.status <> 'running')` },
  ungrounded: { dated: 'asked', of: sql`(l.used = 0 and l.status <> 'running')` },
  citing: { dated: 'asked', of: sql`l.documents <> '{}'` },
  liked: { dated: 'judged', of: sql`l.is_like` },
  disliked: { dated: 'judged', of: sql`not l.is_like` },
  spoken: { dated: 'asked', of: sql`l.first_word_at is not null` },
};

/** Answers `l` of one assistant that are questions to it: of several that were asked at once, each has its own. */
export const askedOfAssistant = sql`(l.again_of is null or l.beside)`;

/** How many answers `l` of a span belong to a set. */
export const countOf = (set: UsageSet): Sql => sql`count(*) filter (where ${sets[set].of})`;

/** Aggregates over answers `l` of a span. */
export const measures: Readonly<Record<UsageMeasure, Counted>> = {
  questions: { dated: 'asked', of: countOf('questions') },
  faq: { dated: 'asked', of: sql`${countOf('faq')}::float8 / nullif(count(*), 0)` },
  citations: { dated: 'asked', of: sql`coalesce(sum(cardinality(l.documents)), 0)` },
  grounded: {
    dated: 'asked',
    of: sql`${countOf('grounded')}::float8 / nullif(${countOf('grounded')} + ${countOf('ungrounded')}, 0)`,
  },
  satisfaction: { dated: 'judged', of: sql`${countOf('liked')}::float8 / nullif(count(l.is_like), 0)` },
  firstWord: { dated: 'asked', of: sql`avg(extract(epoch from l.first_word_at - l.asked_at))` },
};
