import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import type { Actor } from '../../../http/serve.js';
import { contentOf } from '../../../messageTemplates/index.js';
import { mayMake, type TemplateDeps } from './templateDeps.js';
import { findVersion } from './templateRows.store.js';
import { locked } from './templateWrites.js';

interface Newest {
  readonly id: string;
  readonly version: number;
}

/** How a version comes to be approved: handed in by one, decided about by another. */
export const reviewWrites = ({ db, checks }: TemplateDeps) => {
  /** Checked before the transaction: what a version says never changes. */
  const checked = async ({ id, version }: Newest): Promise<void> => {
    const found = await findVersion(db, id, version);
    if (found === null) throw fail((await findVersion(db, id)) === null ? 'template_not_found' : 'changed_meanwhile');
    await checks.all(db, contentOf(found.channel, found.content));
  };
  /** What becomes of the newest version stands with the template as well. */
  const change = (tx: Queryable, { id, version }: Newest, to: Sql) =>
    tx.query(sql`
      with changed as (
        update message_template_versions set ${to} where template_id = ${id} and version = ${version}
        returning version, state, submitted_at, reviewed_at
      )
      update message_templates t set state = c.state, submitted_at = c.submitted_at, reviewed_at = c.reviewed_at,
        updated_at = now(), usable_version = case when c.state = 'approved' then c.version else t.usable_version end
      from changed c where t.id = ${id}`);

  return {
    submit: async (newest: Newest, actor: Actor): Promise<void> => {
      const found = await findVersion(db, newest.id);
      if (found === null) throw fail('template_not_found');
      mayMake(actor, found.channel);
      await checked(newest);
      await db.transaction(async (tx) => {
        const { state } = await locked(tx, newest.id, newest.version);
        if (state !== 'draft') throw fail('template_not_draft');
        await change(tx, newest, sql`state = 'waiting', submitted_by = ${actor.userId}, submitted_at = now()`);
      });
    },

    withdraw: (newest: Newest, actor: Actor): Promise<void> =>
      db.transaction(async (tx) => {
        const { state, channel } = await locked(tx, newest.id, newest.version);
        mayMake(actor, channel);
        if (state !== 'waiting') throw fail('template_not_waiting');
        await change(tx, newest, sql`state = 'draft', submitted_by = null, submitted_at = null`);
      }),

    decide: async (
      { approved, words, ...newest }: Newest & { readonly approved: boolean; readonly words: string },
      { userId }: Actor,
    ): Promise<void> => {
      if (!approved && words === '') throw fail('review_words_missing');
      // What is checked by may have become stricter since it was handed in.
      if (approved) await checked(newest);
      await db.transaction(async (tx) => {
        const { state } = await locked(tx, newest.id, newest.version);
        if (state !== 'waiting') throw fail('template_not_waiting');
        const [own] = await tx.query(sql`
          select 1 from message_template_versions where template_id = ${newest.id} and version = ${newest.version}
            and (${userId} = any(authors) or submitted_by = ${userId})`);
        if (own !== undefined) throw fail('own_template');
        await change(
          tx,
          newest,
          sql`state = ${approved ? 'approved' : 'rejected'}, reviewed_by = ${userId}, reviewed_at = now(), review_words = ${words}`,
        );
      });
    },
  };
};
