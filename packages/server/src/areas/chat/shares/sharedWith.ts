import sql, { type Sql } from 'sql-template-tag';
import type { Actor } from '../../../http/serve.js';

/** Whoever opens what others share. */
export type ShareReader = Pick<Actor, 'userId' | 'roleIds' | 'embed'>;

/**
 * True for a share `h` of conversation `t` that the reader may open. The owner's own is one of them. While its owner is
 * stopped, who could not take it back, it opens to nobody; to visitors of an embed key it never does.
 */
export const isOpenTo = ({ userId, roleIds, embed }: ShareReader): Sql =>
  embed === undefined
    ? sql`(t.user_id = ${userId} or (
        exists (select 1 from users o where o.id = t.user_id and not o.stopped) and (not h.for_roles or exists (
          select 1 from topic_share_roles r where r.topic_id = h.topic_id and r.role_id = any(${[...roleIds]}::text[])
        ))))`
    : sql`false`;

/** True for a row `s` of `sessions` that share `h` shows: of the answers to its question, the one that stood then. */
const isShown = sql`s.id = (
  select v.id from sessions v
  where v.topic_id = s.topic_id and v.place = s.place and v.created_at <= h.shared_at and v.status <> 'running'
  order by v.chosen desc, v.version desc limit 1)`;

/** True for a row `s` of `sessions` in conversation `t` that is shared with the reader. */
export const isSharedWith = (reader: ShareReader): Sql =>
  sql`exists (select 1 from topic_shares h where h.topic_id = t.id and ${isOpenTo(reader)} and ${isShown})`;
