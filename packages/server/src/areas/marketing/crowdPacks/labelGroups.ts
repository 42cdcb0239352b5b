import type { TagGroup } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';

interface LabelRow {
  readonly systemId: string;
  readonly systemName: string;
  readonly id: string;
  readonly name: string;
}

/** Labels in use, by the system that they are of. */
export const listLabelGroups = async (db: Queryable): Promise<TagGroup[]> => {
  const rows = await db.query<LabelRow>(sql`
    select s.id as "systemId", s.name as "systemName", t.id, t.name
    from tag_systems s join tags t on t.tag_system_id = s.id
    where s.enabled and t.enabled order by s.created_at, s.id, t.order_num, t.name, t.id`);
  const groups = new Map<string, { id: string; name: string; tags: { id: string; name: string }[] }>();
  for (const { systemId, systemName, id, name } of rows) {
    const group = groups.get(systemId) ?? { id: systemId, name: systemName, tags: [] };
    group.tags.push({ id, name });
    groups.set(systemId, group);
  }
  return [...groups.values()];
};
