import { type ToolId, toolIds } from '@console/api/contract';
import sql, { empty } from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.js';
import type { Actor } from '../../../http/serve.js';
import { andSeenBase, andSeenTool, readerOf, rolesOf, setRoles } from '../../../visibility/index.js';
import { toolKinds } from './toolState.js';

/** A tool as one reader sees it. */
export interface ToolRow {
  id: string;
  published: boolean;
  roles: { id: string; name: string }[] | null;
  favourite: boolean;
  lastUsed: Date | null;
  uses: number;
}

type Reading = Pick<Actor, 'roleIds' | 'permissions'>;

/** Whoever says which roles see a tool sees all of them. */
export const managesTools = ({ permissions }: Pick<Actor, 'permissions'>): boolean => permissions.has('roles');

/** `and` the tool of row `t` is there for the reader. */
const andOpen = (actor: Reading) =>
  managesTools(actor) ? empty : sql`and t.published ${andSeenTool(readerOf(actor), 't.id')}`;

/** Whether somebody may make the calls of a tool, as far as the pages go that they hold. */
export const isGranted = (id: ToolId, { permissions }: Pick<Actor, 'permissions'>): boolean => {
  const { needs } = toolKinds[id];
  return needs === undefined || permissions.has(needs);
};

const isToolId = (id: string): id is ToolId => toolIds.some((one) => one === id);

/** Whether a tool is there for somebody: published and for one of their roles, or theirs to manage. */
export const opensTool = async (db: Queryable, id: string, actor: Reading): Promise<boolean> =>
  (await db.query<{ id: string }>(sql`select t.id from tools t where t.id = ${id} ${andOpen(actor)}`)).length > 0;

/** Ids of all tools that are there for somebody, whose calls they may make as well. */
export const openTools = async (db: Queryable, actor: Reading): Promise<ToolId[]> => {
  if (!actor.permissions.has('tools')) return [];
  const rows = await db.query<{ id: string }>(sql`select t.id from tools t where true ${andOpen(actor)}`);
  return toolIds.filter((id) => rows.some((row) => row.id === id) && isGranted(id, actor));
};

/** Tools, who sees them, and what they are to each reader. */
export const toolStore = (db: Database) => ({
  list: async (actor: Reading & Pick<Actor, 'userId'>): Promise<(ToolRow & { id: ToolId })[]> => {
    const rows = await db.query<ToolRow>(sql`
      select t.id, t.published, ${rolesOf('tool', 't')} as roles, coalesce(u.favourite, false) as favourite,
        u.last_used as "lastUsed", coalesce(u.uses, 0) as uses
      from tools t left join tool_uses u on u.tool_id = t.id and u.user_id = ${actor.userId}
      where true ${andOpen(actor)}`);
    return toolIds.flatMap((id) => rows.flatMap((row) => (row.id === id && isToolId(row.id) ? [{ ...row, id }] : [])));
  },

  /** Whether the assistant for insurance has a base that the reader may look at. */
  hasInsuranceBase: async (actor: Reading): Promise<boolean> =>
    (
      await db.query<{ id: string }>(sql`
        select b.knowledge_base_id as id from assistant_bases b
        where b.assistant_id = 'insurance' ${andSeenBase(readerOf(actor), 'b.knowledge_base_id')} limit 1`)
    ).length > 0,

  mark: async (id: string, userId: string, favourite: boolean): Promise<void> => {
    await db.query(sql`
      insert into tool_uses (user_id, tool_id, favourite) values (${userId}, ${id}, ${favourite})
      on conflict (user_id, tool_id) do update set favourite = excluded.favourite`);
  },

  /** Counts one use; several within a minute are one. */
  noteUse: async (id: string, userId: string): Promise<void> => {
    await db.query(sql`
      insert into tool_uses as u (user_id, tool_id, uses, last_used) values (${userId}, ${id}, 1, now())
      on conflict (user_id, tool_id) do update set
        uses = u.uses + case when u.last_used > now() - interval '1 minute' then 0 else 1 end,
        last_used = now()`);
  },

  /** Throws `role_not_found`, and `own_role_missing` where the reader would not see it any more. */
  modify: (
    id: string,
    { published, roleIds }: { published?: boolean | undefined; roleIds?: readonly string[] | null | undefined },
    actor: Reading,
  ): Promise<void> =>
    db.transaction(async (tx) => {
      if (published !== undefined) await tx.query(sql`update tools set published = ${published} where id = ${id}`);
      if (roleIds !== undefined) await setRoles(tx, 'tool', id, roleIds, readerOf(actor));
    }),
});
