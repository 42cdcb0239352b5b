import { Buffer } from 'node:buffer';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database.js';
import { FileMissing, type Storage } from '../files/index.js';
import { fail } from '../http/failure.js';
import { andSeenAssistant, andSeenBase, type Reader, readerOf } from '../visibility/index.js';
import type { Actor, FileReply } from '../http/serve.js';

/** A stored file as the table has it. */
export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly fileKey: string;
  readonly ownerId: string | null;
}

/** Seconds that an address written into HTML opens its file. */
const SIGNED_FOR = 600;
const FILE_PATH = '/aiapi/qa/upload/file/';
const SIGNED_PATH = '/aiapi/qa/upload/signed/';

/** Where a file is fetched from, with the token. */
export const uploadPath = (id: string): string => `${FILE_PATH}${id}`;

/** The id in a path that this server has handed out, signed or not; null for any other address. */
export const uploadIdOf = (path: string): string | null =>
  /^\/aiapi\/qa\/upload\/(?:file|signed)\/([A-Za-z0-9_-]{1,64})(?:\?[^#]*)?$/.exec(path)?.[1] ?? null;

export interface UploadsDeps {
  readonly db: Database;
  readonly storage: Storage;
}

export type Uploads = ReturnType<typeof createUploads>;

/** True for the files of those FAQ that the assistants answer from. */
const mayVisitorsRead = async (
  db: Queryable,
  id: string,
  assistantIds: readonly string[],
  reader: Reader,
): Promise<boolean> => {
  const rows = await db.query(sql`
    select 1 from faq_files f join faqs on faqs.seq = f.faq_seq
      join assistant_bases b on b.knowledge_base_id = faqs.knowledge_base_id
    where f.upload_id = ${id} and b.assistant_id = any(${[...assistantIds]}::text[])
      ${andSeenBase(reader, 'faqs.knowledge_base_id')} ${andSeenAssistant(reader, 'b.assistant_id')} limit 1`);
  return rows.length > 0;
};

const select = sql`select id, name, type, size, file_key as "fileKey", owner_id as "ownerId" from uploads`;

/** Stored pictures and files, and addresses for reading them. */
export const createUploads = ({ db, storage }: UploadsDeps) => {
  let key: string | undefined;
  const signingKey = async (): Promise<string> => {
    if (key !== undefined) return key;
    const fresh = randomBytes(32).toString('hex');
    await db.query(sql`insert into secrets (name, value) values ('uploads', ${fresh}) on conflict do nothing`);
    const [row] = await db.query<{ value: string }>(sql`select value from secrets where name = 'uploads'`);
    key = row?.value ?? fresh;
    return key;
  };
  const signature = async (id: string, expires: number): Promise<string> =>
    createHmac('sha256', await signingKey())
      .update(`${id}.${expires}`)
      .digest('base64url');

  const find = async (id: string): Promise<Upload | null> => {
    const [row] = await db.query<Upload>(sql`${select} where id = ${id}`);
    return row ?? null;
  };

  return {
    find,

    add: async (
      file: { readonly name: string; readonly type: string; readonly data: Uint8Array | ReadableStream<Uint8Array> },
      purpose: 'image' | 'faq' | 'sign',
      ownerId: string,
    ): Promise<{ id: string; name: string; type: string; size: number }> => {
      const stored = await storage.put(file.data);
      const id = randomId();
      try {
        await db.query(sql`
          insert into uploads (id, purpose, name, type, size, file_key, owner_id)
          values (${id}, ${purpose}, ${file.name}, ${file.type}, ${stored.size}, ${stored.key}, ${ownerId})
        `);
      } catch (error) {
        await storage.delete(stored.key);
        throw error;
      }
      return { id, name: file.name, type: file.type, size: stored.size };
    },

    /** Those of these pictures that the user has stored, or that a message shows already. */
    usable: async (db: Queryable, ids: readonly string[], userId: string): Promise<Set<string>> => {
      const found = await db.query<{ id: string }>(sql`
        select id from uploads u where id = any(${[...new Set(ids)]}::text[]) and type like 'image/%'
          and (owner_id = ${userId} or exists (select 1 from message_files where upload_id = u.id))
      `);
      return new Set(found.map(({ id }) => id));
    },

    /** Throws `file_not_found` unless the user has stored all of these, or an FAQ shows them already. */
    checkUsable: async (db: Queryable, ids: readonly string[], userId: string): Promise<void> => {
      const wanted = [...new Set(ids)];
      const found = await db.query(sql`
        select id from uploads u where id = any(${wanted}::text[])
          and (owner_id = ${userId} or exists (select 1 from faq_files where upload_id = u.id))
      `);
      if (found.length < wanted.length) throw fail('file_not_found');
    },

    /** True for the owner, and for whoever may see the FAQ or the feedback that it belongs to. */
    mayRead: async ({ id, ownerId }: Upload, { userId, permissions, embed, roleIds }: Actor): Promise<boolean> => {
      const reader = readerOf({ roleIds, permissions });
      if (ownerId === userId) return true;
      if (embed !== undefined) return mayVisitorsRead(db, id, embed.assistantIds, reader);
      const [row] = await db.query<{ faq: boolean; feedback: boolean; sign: boolean }>(sql`
        select exists (
            select 1 from faq_files x join faqs f on f.seq = x.faq_seq
            where x.upload_id = ${id} ${andSeenBase(reader, 'f.knowledge_base_id')}
          ) as faq,
          exists (select 1 from user_feedback where image_id = ${id}) as feedback,
          exists (select 1 from message_template_versions where sign_file_id = ${id}) as sign
      `);
      if (row?.faq && (permissions.has('faq') || permissions.has('chat'))) return true;
      if (row?.sign && permissions.has('marketing.templates.look')) return true;
      return row?.feedback === true && permissions.has('feedback');
    },

    /** Its content. Throws `file_not_found`. */
    read: async ({ fileKey, type, name }: Upload): Promise<FileReply> => {
      try {
        const shown = type.startsWith('image/');
        return { body: await storage.stream(fileKey), type, ...(shown ? { maxAge: 600 } : { name }) };
      } catch (error) {
        throw error instanceof FileMissing ? fail('file_not_found') : error;
      }
    },

    /** HTML whose pictures a browser can load without a token, for ten minutes. */
    signed: async (html: string): Promise<string> => {
      const expires = Math.ceil(Date.now() / 1000) + SIGNED_FOR;
      const ids = new Set([...html.matchAll(/src="\/aiapi\/qa\/upload\/file\/([\w-]+)"/g)].map((one) => one[1] ?? ''));
      let result = html;
      for (const id of ids) {
        const address = `${SIGNED_PATH}${id}?expires=${expires}&amp;signature=${await signature(id, expires)}`;
        result = result.replaceAll(`src="${FILE_PATH}${id}"`, () => `src="${address}"`);
      }
      return result;
    },

    /** Throws `link_expired` for an address that was signed too long ago, `file_not_found` for one never signed. */
    checkSignature: async (id: string, expires: number, given: string): Promise<void> => {
      const expected = Buffer.from(await signature(id, expires));
      const actual = Buffer.from(given);
      if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) throw fail('file_not_found');
      if (expires * 1000 < Date.now()) throw fail('link_expired');
    },
  };
};
