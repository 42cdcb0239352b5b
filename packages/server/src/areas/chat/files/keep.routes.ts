import { keepDialogueFiles } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { FileMissing } from '../../../files/index.js';
import { type Route, serve } from '../../../http/serve.js';
import type { ReadType } from '../../../parsing/fileKind.js';
import { type Reader, readerOf } from '../../../visibility/index.js';
import { withoutCitations } from '../evidence/citations.js';
import { wordsOf } from '../stream/answer.store.js';

interface KeptFile {
  readonly fileKey: string;
  readonly fileHash: string;
  readonly name: string;
  readonly type: ReadType;
  readonly userId: string;
}

/** Where files and questions of a conversation are kept for everybody. */
export interface Keepers {
  /** For this reader. */
  isBaseThere(id: string, reader: Reader): Promise<boolean>;
  /** A copy of a file as a document of a base; `added` is false where the base had the very same already. */
  keep(knowledgeBaseId: string, file: KeptFile): Promise<{ id: string; added: boolean }>;
  /** A question as an FAQ that is switched off. Null: the base has it already. */
  draftFaq(wanted: {
    readonly kbId: string;
    readonly userId: string;
    readonly faq: { readonly question: string; readonly answer: string };
  }): Promise<string | null>;
}

export interface KeepRouteDeps {
  readonly db: Database;
  readonly keepers: Keepers;
}

interface FileRow extends Omit<KeptFile, 'userId'> {
  id: string;
  status: string;
}

interface AnswerRow {
  id: string;
  question: string;
  answer: string;
  status: string;
  ofFiles: boolean;
}

/** What of a conversation with files is kept in a knowledge base. */
export const keepRoutes = ({ db, keepers }: KeepRouteDeps): Route[] => {
  /** Throws `file_not_found` and `file_not_ready`. */
  const filesOf = async (ids: readonly string[], userId: string): Promise<FileRow[]> => {
    const rows = await db.query<FileRow>(sql`
      select id, name, type, status, file_key as "fileKey", file_hash as "fileHash"
      from dialogue_files where id = any(${[...ids]}::text[]) and user_id = ${userId}`);
    return ids.map((id) => {
      const file = rows.find((row) => row.id === id);
      if (file === undefined) throw fail('file_not_found');
      if (file.status !== 'ready') throw fail('file_not_ready', { values: { name: file.name } });
      return file;
    });
  };
  /** Throws `session_not_found` and `answer_not_of_files`. */
  const answersOf = async (
    ids: readonly string[],
    fileIds: readonly string[],
    userId: string,
  ): Promise<AnswerRow[]> => {
    const rows = await db.query<AnswerRow>(sql`
      select s.id, s.question, ${wordsOf} as answer, s.status, exists (
        select 1 from jsonb_array_elements(s.passages) p where p ->> 'documentId' = any(${[...fileIds]}::text[])
      ) as "ofFiles"
      from sessions s join topics t on t.id = s.topic_id
      where s.id = any(${[...ids]}::text[]) and t.user_id = ${userId}`);
    return ids.map((id) => {
      const answer = rows.find((row) => row.id === id);
      if (answer === undefined) throw fail('session_not_found');
      if (answer.status !== 'done' || !answer.ofFiles) throw fail('answer_not_of_files');
      return answer;
    });
  };

  return [
    serve(keepDialogueFiles, async ({ body: { knowledgeBaseId, ...body } }, actor) => {
      const { userId } = actor;
      const fileIds = [...new Set(body.fileIds)];
      const sessionIds = [...new Set(body.sessionIds ?? [])];
      if (sessionIds.length > 0 && !actor.permissions.has('faq')) return fail('not_permitted');
      if (!(await keepers.isBaseThere(knowledgeBaseId, readerOf(actor)))) return fail('knowledge_base_not_found');
      const files = await filesOf(fileIds, userId);
      const answers = await answersOf(sessionIds, fileIds, userId);
      const documents = [];
      for (const { id: fileId, status: _status, ...file } of files) {
        const { id: documentId, added } = await keepers
          .keep(knowledgeBaseId, { ...file, userId })
          .catch((error: unknown) => {
            // Removed a moment ago, perhaps in another tab.
            throw error instanceof FileMissing ? fail('file_not_found') : error;
          });
        documents.push({ fileId, documentId, added });
      }
      const faqIds = [];
      for (const { question, answer } of answers) {
        const faq = { question, answer: withoutCitations(answer).trim() };
        const id = await keepers.draftFaq({ kbId: knowledgeBaseId, userId, faq });
        if (id !== null) faqIds.push(id);
      }
      return { documents, faqIds };
    }),
  ];
};
