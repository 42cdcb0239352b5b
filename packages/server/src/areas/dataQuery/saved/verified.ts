import sql from 'sql-template-tag';
import { AnalysisError, QueryRefused, type Analysis } from '../../../analysis/index.js';
import { misfitOf, renewedPlan, sqlOf } from '../../../analysis/semantics/index.js';
import type { Database } from '../../../db/database.js';
import { type ExampleWish, type KeptWay, keptWayOf, type VerifiedExamples } from '../answering/kept.js';
import { likestFirst, saysTheSame } from './likeness.js';

/** Verified questions that one is held against, those changed last. */
const MOST_HELD = 500;
const MOST_OFFERED = 3;
/** Likely ones of which the first that may be asked are offered. */
const MOST_LIKELY = 10;

interface Held {
  readonly question: string;
  readonly way: KeptWay;
}

/** Verified questions as examples: only those that whoever asks may be answered by, from what they see. */
export const verifiedExamples = ({ db, analysis }: { db: Database; analysis: Analysis }): VerifiedExamples => {
  const held = async (sourceIds: readonly string[]): Promise<Held[]> => {
    const rows = await db.query<{ question: string; plan: unknown; query: string }>(sql`
      select question, plan, query from saved_questions
      where verified and source_ids <@ ${[...sourceIds]}::text[] order by updated_at desc, id limit ${MOST_HELD}`);
    return rows.flatMap(({ question, ...row }) => {
      const way = keptWayOf(row);
      return way === null ? [] : [{ question, way }];
    });
  };

  /** The query of a way for this asker; null where it names what is not there for them. */
  const queryFor = async (way: KeptWay, { askable, today }: ExampleWish): Promise<string | null> => {
    const { grants, vocabulary } = askable;
    try {
      if (way.plan === null) {
        await analysis.check(way.query, grants);
        return way.query;
      }
      const plan = renewedPlan(way.plan, today);
      return misfitOf(plan, vocabulary) === null ? sqlOf(plan, vocabulary).summary.sql : null;
    } catch (error) {
      if (error instanceof QueryRefused || error instanceof AnalysisError) return null;
      throw error;
    }
  };

  return {
    same: async (asked) => {
      for (const { question, way } of await held(asked.sourceIds)) {
        if (saysTheSame(question, asked.question) && (await queryFor(way, asked)) !== null) return way;
      }
      return null;
    },

    like: async (asked) => {
      const likely = likestFirst(asked.question, await held(asked.sourceIds), MOST_LIKELY);
      const offered: { question: string; sql: string }[] = [];
      for (const { question, way } of likely) {
        if (offered.length === MOST_OFFERED) break;
        const query = await queryFor(way, asked);
        if (query !== null) offered.push({ question, sql: query });
      }
      return offered;
    },
  };
};
