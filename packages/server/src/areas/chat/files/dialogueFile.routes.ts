import { setTimeout as pause } from 'node:timers/promises';
import {
  type DialogueFile,
  listDialogueFiles,
  readDialogueFile,
  removeDialogueFiles,
  uploadDialogueFile,
  uploadDialogueFileAndWait,
} from '@console/api/contract';
import type { Database } from '../../../db/database.js';
import { cleanFileName } from '../../../files/fileName.js';
import { fail } from '../../../http/failure.js';
import { FORM_OVERHEAD, type Route, serve } from '../../../http/serve.js';
import { fileKind, isOfficeType } from '../../../parsing/fileKind.js';
import type { Office } from '../../../office/index.js';
import type { Liveness } from '../stream/answer.store.js';
import { type FileKeepers, removeStored } from './dialogueFile.job.js';
import { dialogueFileStore } from './dialogueFile.store.js';
import { topicStore } from '../topics/topic.store.js';

export interface DialogueFileRouteDeps extends FileKeepers {
  readonly db: Database;
  /** Rewrites the files that are not read as they are. */
  readonly office: Pick<Office, 'isThere'>;
  /** Largest file that is taken. */
  readonly maxUploadBytes: number;
  readonly liveness: Liveness;
  /** Milliseconds that the waiting upload waits for a file to be read. Default 120,000. */
  readonly patience?: number;
}

const POLL = 200;

export const dialogueFileRoutes = (deps: DialogueFileRouteDeps): Route[] => {
  const { db, storage, office, maxUploadBytes, liveness, patience = 120_000 } = deps;
  const files = dialogueFileStore(db);
  const options = { bodyLimit: maxUploadBytes + FORM_OVERHEAD };
  const owns = (userId: string, topicId: string) => topicStore(db, userId, liveness).owns(topicId);

  const upload = async (topicId: string | undefined, file: File, userId: string): Promise<DialogueFile> => {
    if (topicId !== undefined && !(await owns(userId, topicId))) throw fail('topic_not_found');
    if (file.size === 0) throw fail('empty_file');
    if (file.size > maxUploadBytes) {
      throw fail('file_too_large', { values: { limit: `${Math.round(maxUploadBytes / 1024 / 1024)} MB` } });
    }
    const name = cleanFileName(file.name);
    const type = await fileKind(name, file);
    if (type === null || type === 'zip') throw fail('unsupported_type');
    if (isOfficeType(type) && !office.isThere()) throw fail('office_missing', { values: { type: `.${type}` } });
    const stored = await storage.put(file.stream());
    try {
      const id = await files.add({ userId, topicId: topicId ?? null, name, type, file: stored });
      const added = await files.find(id, userId);
      if (added === null) throw fail('not_found');
      return added;
    } catch (error) {
      await storage.delete(stored.key);
      throw error;
    }
  };

  return [
    serve(uploadDialogueFile, ({ body }, { userId }) => upload(body.topicId, body.file, userId), options),

    serve(
      uploadDialogueFileAndWait,
      async ({ body, request: { signal } }, { userId }) => {
        const { id } = await upload(body.topicId, body.file, userId);
        const until = Date.now() + patience;
        while (Date.now() < until && !signal.aborted) {
          const file = await files.find(id, userId);
          if (file === null) return fail('parsing_takes_long');
          if (file.status === 'ready' || file.status === 'failed') return file;
          await pause(POLL);
        }
        return fail('parsing_takes_long');
      },
      options,
    ),

    serve(
      readDialogueFile,
      async ({ params }, { userId }) => (await files.find(params.id, userId)) ?? fail('file_not_found'),
    ),

    serve(listDialogueFiles, async ({ query: { topicId } }, { userId }) => {
      if (topicId !== undefined && !(await owns(userId, topicId))) return fail('topic_not_found');
      return files.list(userId, topicId ?? null);
    }),

    serve(removeDialogueFiles, async ({ query }, { userId }) => {
      await removeStored(deps, await files.remove(query.idList, userId));
      return null;
    }),
  ];
};
