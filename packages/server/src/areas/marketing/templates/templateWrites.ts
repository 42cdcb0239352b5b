import { isDeepStrictEqual } from 'node:util';
import type { TemplateChannel, TemplateContent } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { json, type Queryable } from '../../../db/database.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../../db/sqlError.js';
import { fail } from '../../../http/failure.js';
import { contentOf } from '../../../messageTemplates/index.js';
import type { TemplateDeps } from './templateDeps.js';
import { checkSignFile, signFileOf } from './signFile.js';

interface Head {
  readonly channel: TemplateChannel;
  readonly name: string;
  readonly enabled: boolean;
  readonly version: number;
  readonly revision: number;
  readonly state: string;
  readonly content: unknown;
  readonly authors: string[];
}

interface Draft {
  readonly id: string;
  readonly version: number;
  readonly content: TemplateContent;
  readonly authors: readonly string[];
  readonly restoredFrom: number | null;
}

const refused = (error: unknown): unknown => {
  if (isUniqueViolation(error, 'message_templates_name')) return fail('name_taken');
  // A file that nothing named until now, removed this very moment.
  return isForeignKeyViolation(error, 'message_template_versions_sign_file_id_fkey') ? fail('file_not_found') : error;
};

/** As it is stored: the channel stands with the template. */
const stored = ({ channel: _channel, ...content }: TemplateContent) => json(content);

/** What lists of its channel are narrowed by: the purpose of a text message, the id at WeChat, what a tap opens. */
const kindOf = (content: TemplateContent): string => {
  if (content.channel === 'sms') return content.smsKind;
  return content.channel === 'wechat' ? content.wechatTemplateId : content.appAction;
};

const putVersion = async (tx: Queryable, { id, version, content, authors, restoredFrom }: Draft, userId: string) => {
  await tx.query(sql`
    insert into message_template_versions
      (template_id, version, content, sign_file_id, authors, restored_from, created_by)
    values (${id}, ${version}, ${stored(content)}, ${signFileOf(content)}, ${[...authors]}::text[], ${restoredFrom}, ${userId})`);
};

/** The template with its newest version, until the transaction ends nobody else's. Throws `template_not_found`, `changed_meanwhile`. */
export const locked = async (tx: Queryable, id: string, version: number | undefined, channel?: TemplateChannel) => {
  await tx.query(sql`select 1 from message_templates where id = ${id} for no key update`);
  const [head] = await tx.query<Head>(sql`
    select t.channel, t.name, t.enabled, t.version, t.revision, v.state, v.content, v.authors
    from message_templates t join message_template_versions v on v.template_id = t.id and v.version = t.version
    where t.id = ${id}`);
  if (head === undefined || (channel !== undefined && head.channel !== channel)) throw fail('template_not_found');
  if (version !== undefined && version !== head.version) throw fail('changed_meanwhile');
  return head;
};

/** Who has a part in what is made out of a version: with an approved one somebody else has seen what came before. */
const partsIn = ({ state, authors }: Pick<Head, 'state' | 'authors'>, userId: string): string[] => [
  ...new Set(state === 'approved' ? [userId] : [...authors, userId]),
];

/** Another version in the place of the newest. What waited is nobody's to decide about any more. */
const replaceNewest = async (tx: Queryable, draft: Draft, userId: string): Promise<void> => {
  await tx.query(sql`
    update message_template_versions set state = 'draft', submitted_by = null, submitted_at = null
    where template_id = ${draft.id} and state = 'waiting'`);
  await putVersion(tx, draft, userId);
  await tx.query(sql`
    update message_templates set version = ${draft.version}, kind = ${kindOf(draft.content)}, state = 'draft',
      submitted_at = null, reviewed_at = null, revision = revision + 1, updated_at = now()
    where id = ${draft.id}`);
};

export interface TemplateChange {
  readonly id: string;
  /** Those that were read; undefined: whichever there are. */
  readonly version: number | undefined;
  readonly revision: number | undefined;
  readonly templateName: string | undefined;
  readonly enabled: boolean | undefined;
  /** What it is to say, from what it says. */
  readonly change: (before: TemplateContent) => TemplateContent;
}

/** Templates as they are made, changed and brought back. */
export const templateWrites = ({ db, checks }: TemplateDeps) => {
  const saved = async <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => {
    try {
      return await db.transaction(work);
    } catch (error) {
      throw refused(error);
    }
  };

  return {
    add: async (
      { templateName, enabled, content }: { templateName: string; enabled: boolean; content: TemplateContent },
      userId: string,
    ): Promise<{ id: string }> => {
      await checks.variables(content);
      const id = randomId();
      await saved(async (tx) => {
        await checkSignFile(tx, content, userId);
        await tx.query(sql`
          insert into message_templates (id, channel, name, enabled, kind, created_by)
          values (${id}, ${content.channel}, ${templateName.trim()}, ${enabled}, ${kindOf(content)}, ${userId})`);
        await putVersion(tx, { id, version: 1, content, authors: [userId], restoredFrom: null }, userId);
      });
      return { id };
    },

    modify: async (
      channel: TemplateChannel,
      { id, version, revision, templateName, enabled, change }: TemplateChange,
      userId: string,
    ): Promise<{ version: number; revision: number }> => {
      // Looked at before: what a text may hold is asked of the database, which a transaction has to itself.
      const [read] = await db.query<{ content: unknown; version: number }>(sql`
        select v.content, t.version
        from message_templates t join message_template_versions v on v.template_id = t.id and v.version = t.version
        where t.id = ${id} and t.channel = ${channel}`);
      if (read === undefined) throw fail('template_not_found');
      const before = contentOf(channel, read.content);
      const after = change(before);
      const isNew = !isDeepStrictEqual(before, after);
      if (isNew) await checks.variables(after);
      return saved(async (tx) => {
        const head = await locked(tx, id, version ?? read.version, channel);
        // The name is changed with the text, and neither over what nobody has seen.
        if (revision !== undefined && revision !== head.revision) throw fail('changed_meanwhile');
        const name = templateName?.trim() ?? head.name;
        const renamed = name === head.name ? 0 : 1;
        await tx.query(sql`
          update message_templates set name = ${name}, enabled = ${enabled ?? head.enabled},
            revision = revision + ${renamed}::int, updated_at = now()
          where id = ${id}`);
        if (!isNew) return { version: head.version, revision: head.revision + renamed };
        await checkSignFile(tx, after, userId);
        const authors = partsIn(head, userId);
        await replaceNewest(tx, { id, version: head.version + 1, content: after, authors, restoredFrom: null }, userId);
        return { version: head.version + 1, revision: head.revision + renamed + 1 };
      });
    },

    restore: async (
      { id, version, from }: { id: string; version: number; from: number },
      userId: string,
    ): Promise<void> => {
      const [read] = await db.query<Pick<Head, 'channel' | 'content' | 'state' | 'authors'>>(sql`
        select t.channel, v.content, v.state, v.authors
        from message_templates t join message_template_versions v on v.template_id = t.id
        where t.id = ${id} and v.version = ${from}`);
      if (read === undefined) throw fail('template_not_found');
      const content = contentOf(read.channel, read.content);
      await checks.variables(content);
      await saved(async (tx) => {
        const head = await locked(tx, id, version);
        if (isDeepStrictEqual(contentOf(head.channel, head.content), content)) return;
        const draft = { id, version: head.version + 1, content, authors: partsIn(read, userId), restoredFrom: from };
        await replaceNewest(tx, draft, userId);
      });
    },

    /** All or none. Whatever goes out names its version in the database, and keeps it there: `template_in_use`. */
    remove: async (channel: TemplateChannel, ids: readonly string[]): Promise<void> => {
      try {
        await db.query(sql`delete from message_templates where id = any(${[...ids]}::text[]) and channel = ${channel}`);
      } catch (error) {
        throw isForeignKeyViolation(error) ? fail('template_in_use') : error;
      }
    },
  };
};
