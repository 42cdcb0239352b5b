import type { Queryable } from '../../../db/database.js';
import { planStore } from './plans.store.js';

/**
 * A plan as one text in Markdown, a heading for each section that says something; null where it is not there for this user.
 * Its citations are left out: their numbers begin anew in each section.
 */
export const planText = async (
  db: Queryable,
  userId: string,
  id: string,
): Promise<{ readonly title: string; readonly text: string } | null> => {
  const plan = await planStore(db, userId).read(id);
  if (plan === null) return null;
  const sections = plan.sections.flatMap(({ title, content }) => {
    const said = content.replace(/ ?\[\d{1,3}\](?![[(:])/g, '').trim();
    return said === '' ? [] : `## ${title}\n\n${said}`;
  });
  return { title: plan.title, text: sections.join('\n\n') };
};
