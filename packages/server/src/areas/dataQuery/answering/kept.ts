import { QueryPlan } from '../../../analysis/semantics/index.js';
import type { Askable } from './sources.js';

/** How a question was answered, to be answered so again: by its plan, or, where that is null, by the query that a model wrote. */
export interface KeptWay {
  readonly plan: QueryPlan | null;
  readonly query: string;
}

/** What is stored of a way; null where it is none, or one that an earlier release understood. */
export const keptWayOf = ({ plan, query }: { readonly plan: unknown; readonly query: string }): KeptWay | null => {
  const read = QueryPlan.safeParse(plan);
  if (read.success) return { plan: read.data, query: '' };
  return query === '' ? null : { plan: null, query };
};

/** A question, and what its asker may be answered from. */
export interface ExampleWish {
  readonly question: string;
  readonly sourceIds: readonly string[];
  readonly askable: Askable;
  readonly today: string;
}

/** What is known of questions that were answered rightly before, as far as one reader may be answered so. */
export interface VerifiedExamples {
  /** How a question that says the same is answered; null: there is none. */
  same(asked: ExampleWish): Promise<KeptWay | null>;
  /** Those most like it with their queries, the likest first. */
  like(asked: ExampleWish): Promise<{ readonly question: string; readonly sql: string }[]>;
}
