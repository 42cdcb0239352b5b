import sql from 'sql-template-tag';
import { type Analysis, AnalysisError, QueryRefused } from '../../../analysis/index.js';
import { misfitOf, renewedPlan, sqlOf } from '../../../analysis/semantics/index.js';
import { andSeenSource, type Reader } from '../../../visibility/index.js';
import { shanghaiDay } from '../../../text/moment.js';
import { type Askable, openSources, type SourceDeps } from '../answering/sources.js';
import { saysTheSame } from './likeness.js';
import { staysTrue } from './repeatable.js';
import type { Asker, SavedQuestionStore } from './savedQuestions.store.js';
import { readVerified, type VerifiedQuestion } from './verifiedFile.js';

/** All of them together: each question that nobody understands is held against them. */
const MOST_VERIFIED = 2000;
/** Milliseconds that a query may take to be tried. */
const TRYING = 5_000;

/** Why an entry of a file is not taken. */
export type RefusedEntry =
  | { readonly reason: 'unreadable' | 'moving' | 'different' | 'tooMany' }
  | { readonly reason: 'source' | 'name' | 'query'; readonly at: string };

export interface ImportOutcome {
  readonly added: number;
  readonly same: number;
  readonly refused: readonly { readonly number: number; readonly question: string; readonly why: RefusedEntry }[];
}

interface There {
  question: string;
  sourceIds: string[];
  plan: unknown;
  query: string;
}

export interface ImportDeps extends SourceDeps {
  readonly saved: SavedQuestionStore;
}

/** Objects are written in whatever order they came. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

const tried = async (
  analysis: Analysis,
  { plan, query }: VerifiedQuestion,
  { askable: { grants, vocabulary }, today, signal }: { askable: Askable; today: string; signal: AbortSignal },
): Promise<RefusedEntry | null> => {
  try {
    const renewed = plan === null ? null : renewedPlan(plan, today);
    const misfit = renewed === null ? null : misfitOf(renewed, vocabulary);
    if (misfit !== null) return { reason: 'name', at: misfit };
    const text = renewed === null ? query : sqlOf(renewed, vocabulary).summary.sql;
    await analysis.query({ sql: text, grants, maxRows: 1, timeout: TRYING, signal });
    return null;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof QueryRefused || error instanceof AnalysisError)
      return { reason: 'query', at: error.message.slice(0, 200) };
    throw error;
  }
};

/**
 * Takes the questions of a file that whoever brings it may ask, each as if they had verified it here: the plan's names are
 * looked for, the query passes the guard and is tried. Null where it is no such file.
 */
export const importVerified = async (
  deps: ImportDeps,
  text: string,
  asker: Asker,
  signal: AbortSignal,
): Promise<ImportOutcome | null> => {
  const { db, analysis, saved } = deps;
  const entries = readVerified(text);
  if (entries === null) return null;
  const today = shanghaiDay(new Date());
  const there = await db.query<There>(sql`
    select question, source_ids as "sourceIds", plan, query from saved_questions where verified`);
  const opened = new Map<string, Askable>();

  const sourcesNamed = async (names: readonly string[], reader: Reader): Promise<string[] | string> => {
    const ids: string[] = [];
    for (const name of names) {
      const [found] = await db.query<{ id: string }>(sql`
        select s.id from data_sources s where lower(s.name) = lower(${name}) and s.enabled ${andSeenSource(reader, 's.id')}`);
      if (found === undefined) return name;
      ids.push(found.id);
    }
    return ids;
  };

  const opening = async (ids: readonly string[]): Promise<Askable> => {
    const key = ids.toSorted().join(' ');
    const askable = opened.get(key) ?? (await openSources(deps, ids, asker.reader));
    opened.set(key, askable);
    return askable;
  };

  const take = async (entry: VerifiedQuestion): Promise<'added' | 'same' | RefusedEntry> => {
    const { question, language, plan, query } = entry;
    const sourceIds = await sourcesNamed([...new Set(entry.sources)], asker.reader);
    if (typeof sourceIds === 'string') return { reason: 'source', at: sourceIds };
    const known = there.find(
      (one) =>
        saysTheSame(one.question, question) && written(one.sourceIds.toSorted()) === written(sourceIds.toSorted()),
    );
    if (known !== undefined)
      return known.query === query && written(known.plan) === written(plan) ? 'same' : { reason: 'different' };
    if (there.length >= MOST_VERIFIED) return { reason: 'tooMany' };
    if (plan === null && !staysTrue(question, query, today)) return { reason: 'moving' };
    const refusal = await tried(analysis, entry, { askable: await opening(sourceIds), today, signal });
    if (refusal !== null) return refusal;
    const kept = { question, language, sourceIds, plan, query, shared: true, verified: true };
    await saved.add(db, asker.userId, { ...kept, schedule: null, threshold: null, nextAt: null });
    there.push({ question, sourceIds, plan, query });
    return 'added';
  };

  let added = 0;
  let same = 0;
  const refused: { number: number; question: string; why: RefusedEntry }[] = [];
  for (const [at, entry] of entries.entries()) {
    const isRead = typeof entry !== 'string';
    const outcome = isRead ? await take(entry) : ({ reason: 'unreadable' } as const);
    if (outcome === 'added') added += 1;
    else if (outcome === 'same') same += 1;
    else refused.push({ number: at + 1, question: isRead ? entry.question : entry, why: outcome });
  }
  return { added, same, refused };
};
