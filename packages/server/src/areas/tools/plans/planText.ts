import type { Reference } from '@console/api/contract';
import type { Queryable } from '../../../db/database.js';
import { planStore } from './plans.store.js';

/** A plan as it is read from beginning to end. */
export interface PlanText {
  readonly title: string;
  /** Its sections that say something. `[n]` in one counts among its own references alone. */
  readonly parts: readonly {
    readonly title: string;
    readonly text: string;
    readonly references: readonly Reference[];
  }[];
}

/** A plan with what it cites, whoever may read that; null where it is not there for this user. */
export const planText = async (db: Queryable, userId: string, id: string): Promise<PlanText | null> => {
  const plan = await planStore(db, userId).read(id);
  if (plan === null) return null;
  const parts = plan.sections.flatMap(({ title, content, references }) =>
    content.trim() === '' ? [] : { title, text: content.trim(), references },
  );
  return { title: plan.title, parts };
};
