import { MOST_PLAN_SECTIONS, type Reference } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { json, type Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import type { Reader } from '../../../visibility/index.js';
import { lockPlan, nextVersion } from './access.js';
import { type CitedPassage, citedReferences } from './evidence.js';
import { keepVersion } from './planVersions.store.js';

export interface SectionWish {
  readonly version?: number;
  readonly title?: string;
  readonly content?: string;
  readonly references?: readonly CitedPassage[];
  readonly drafted?: boolean;
}

interface SectionRow {
  title: string;
  content: string;
  references: Reference[];
  version: number;
}

/** In a transaction: sections of plans that a user may write. Each throws what its call may fail with. */
export const sectionStore = (tx: Queryable, userId: string, reader: Reader) => {
  const find = async (planId: string, id: string, version: number | undefined): Promise<SectionRow> => {
    const [found] = await tx.query<SectionRow>(sql`
      select title, content, refs as "references", version from business_plan_sections
      where id = ${id} and plan_id = ${planId}`);
    if (found === undefined) throw fail('plan_section_not_found');
    if (version !== undefined && version !== found.version) throw fail('changed_meanwhile');
    return found;
  };

  return {
    /** Answers its id. */
    add: async (
      planId: string,
      one: {
        readonly title: string;
        readonly hint?: string;
        readonly content?: string;
        readonly references?: readonly CitedPassage[];
        readonly after?: string | null;
      },
    ): Promise<string> => {
      await lockPlan(tx, planId, userId);
      const sections = await tx.query<{ id: string }>(sql`
        select id from business_plan_sections where plan_id = ${planId} order by place, id`);
      if (sections.length >= MOST_PLAN_SECTIONS)
        throw fail('too_many_sections', { values: { most: String(MOST_PLAN_SECTIONS) } });
      const at = sections.findIndex(({ id }) => id === one.after);
      if (typeof one.after === 'string' && at < 0) throw fail('plan_section_not_found');
      const id = randomId();
      const ids = sections.map((each) => each.id);
      ids.splice(one.after === undefined ? ids.length : at + 1, 0, id);
      const references = await citedReferences(tx, reader, one.references ?? [], []);
      const version = await nextVersion(tx, planId);
      await tx.query(sql`
        insert into business_plan_sections (id, plan_id, place, title, hint, content, refs, version, changed_by)
        values (${id}, ${planId}, 0, ${one.title}, ${one.hint ?? ''}, ${one.content ?? ''}, ${json(references)}, ${version}, ${userId})`);
      await tx.query(sql`
        update business_plan_sections s set place = at::int
        from unnest(${ids}::text[]) with ordinality as o (id, at) where o.id = s.id`);
      await tx.query(sql`update business_plans set settings_version = version where id = ${planId}`);
      await keepVersion(tx, planId, userId, 'saved');
      return id;
    },

    /** Answers the version that the section has then; the same where nothing is different. */
    modify: async (planId: string, id: string, wish: SectionWish): Promise<number> => {
      await lockPlan(tx, planId, userId);
      const found = await find(planId, id, wish.version);
      const references =
        wish.references === undefined
          ? found.references
          : await citedReferences(tx, reader, wish.references, found.references);
      const { title = found.title, content = found.content, drafted = false } = wish;
      const same =
        title === found.title &&
        content === found.content &&
        JSON.stringify(references) === JSON.stringify(found.references);
      if (same) return found.version;
      const version = await nextVersion(tx, planId);
      await tx.query(sql`
        update business_plan_sections set title = ${title}, content = ${content}, refs = ${json(references)},
          version = ${version}, changed_by = ${userId}, updated_at = now() where id = ${id}`);
      await keepVersion(tx, planId, userId, drafted ? 'drafted' : 'saved');
      return version;
    },

    remove: async (planId: string, id: string, version: number | undefined): Promise<void> => {
      await lockPlan(tx, planId, userId);
      await find(planId, id, version);
      await tx.query(sql`delete from business_plan_sections where id = ${id}`);
      await nextVersion(tx, planId);
      await tx.query(sql`update business_plans set settings_version = version where id = ${planId}`);
      await keepVersion(tx, planId, userId, 'saved', { apart: true });
    },
  };
};
