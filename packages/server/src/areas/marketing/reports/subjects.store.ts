import type { Channel, ReportSubject } from '@console/api/contract';
import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { containing } from '../../../db/sqlParts.js';

export interface SubjectFilter {
  readonly kind: 'plan' | 'template';
  readonly channel?: Channel;
  readonly keyword?: string;
}

/** What they are called now, or last. */
const kinds = {
  plan: {
    id: sql`k.plan_id`,
    name: sql`coalesce((select p.name from operate_plans p where p.id = k.plan_id), k.plan_name)`,
  },
  template: {
    id: sql`k.template_id`,
    name: sql`coalesce((select m.name from message_templates m where m.id = k.template_id), k.template_name)`,
  },
};

/** Plans or templates that messages were sent for, those used last first. */
export const findSubjects = (
  db: Queryable,
  { kind, channel, keyword = '' }: SubjectFilter,
): Promise<ReportSubject[]> => {
  const { id, name } = kinds[kind];
  const word = keyword.trim();
  return db.query<{ id: string; name: string }>(sql`
    select coalesce(s.id, '') as id, s.name from (
      select distinct on (${id}) ${id} as id, ${name} as name, k.created_at as used from outbox_causes k
      where ${id} is not null ${channel === undefined ? empty : sql`and k.channel = ${channel}`}
      order by ${id}, k.created_at desc
    ) s ${word === '' ? empty : sql`where s.name ilike ${containing(word)}`}
    order by s.used desc, s.id limit 50`);
};
