import type { AssistantVersion } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { andSeenBase, type Reader } from '../../visibility/index.js';
import { answeringColumn } from './answering.js';

/** Versions that are listed. */
const LISTED = 200;

type Kind = AssistantVersion['kind'];

/** All that an assistant `a` is set to, but for who sees it and whether it takes questions. */
const present = sql`
  jsonb_build_object(
    'assistantName', a.name, 'description', a.description, 'welcome', a.welcome, 'sampleQuestions', a.sample_questions,
    'answersAlone', a.answers_alone, 'answering', ${answeringColumn},
    'knowledgeBases', coalesce((
      select jsonb_agg(jsonb_build_object('id', b.knowledge_base_id, 'weight', b.weight) order by b.knowledge_base_id)
      from assistant_bases b where b.assistant_id = a.id
    ), '[]')
  )`;

/** Keeps what an assistant is now under its number, unless that is kept already. */
export const keepVersion = async (
  tx: Queryable,
  id: string,
  { kind, userId = null, restoredFrom = null }: { kind: Kind; userId?: string | null; restoredFrom?: number | null },
): Promise<void> => {
  await tx.query(sql`
    insert into assistant_versions (assistant_id, version, kind, restored_from, settings, made_by, made_at)
    select a.id, a.version, ${kind}, ${restoredFrom}::int, ${present}, ${userId}, a.updated_at from assistants a where a.id = ${id}
    on conflict do nothing`);
};

type Kept = Pick<
  AssistantVersion,
  'assistantName' | 'description' | 'welcome' | 'sampleQuestions' | 'answersAlone' | 'answering'
> & { knowledgeBases: { id: string; weight: number }[] };

interface Row {
  version: number;
  kind: Kind;
  restoredFrom: number | null;
  madeBy: string;
  madeAt: Date;
  settings: Kept;
  knowledgeBases: AssistantVersion['knowledgeBases'];
}

/** What a version set, with the bases that are still there and not hidden from the reader. */
const bases = (reader: Reader) => sql`
  coalesce((
    select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'weight', (one->>'weight')::float8) order by k.name, k.id)
    from jsonb_array_elements(v.settings->'knowledgeBases') as one
    join knowledge_bases k on k.id = one->>'id' where true ${andSeenBase(reader, 'k.id')}
  ), '[]')`;

const toVersion = ({ madeAt, settings, ...row }: Row): AssistantVersion => ({
  ...settings,
  ...row,
  madeTime: madeAt.toISOString(),
});

/** What assistants were. */
export const assistantVersions = (db: Queryable) => ({
  /** Newest first, what it is now among them. Empty: there is no such assistant. */
  list: async (id: string, reader: Reader): Promise<AssistantVersion[]> => {
    const rows = await db.query<Row>(sql`
      select v.version, v.kind, v.restored_from as "restoredFrom", coalesce(u.username, '') as "madeBy",
        v.made_at as "madeAt", v.settings, ${bases(reader)} as "knowledgeBases"
      from (
        select version, kind, restored_from, settings, made_by, made_at from assistant_versions where assistant_id = ${id}
        union all
        select a.version, 'begun', null, ${present}, null, a.updated_at from assistants a
        where a.id = ${id} and not exists (
          select 1 from assistant_versions kept where kept.assistant_id = a.id and kept.version = a.version)
      ) v left join users u on u.id = v.made_by
      where exists (select 1 from assistants where id = ${id} and not removed)
      order by v.version desc limit ${LISTED}`);
    return rows.map(toVersion);
  },

  /** Null where there is no such version. */
  read: async (id: string, version: number, reader: Reader): Promise<AssistantVersion | null> => {
    const [row] = await db.query<Row>(sql`
      select v.version, v.kind, v.restored_from as "restoredFrom", '' as "madeBy", v.made_at as "madeAt", v.settings,
        ${bases(reader)} as "knowledgeBases"
      from assistant_versions v where v.assistant_id = ${id} and v.version = ${version}`);
    return row === undefined ? null : toVersion(row);
  },
});
