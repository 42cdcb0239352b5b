import {
  cancelDialogueWork,
  compareDialogueFiles,
  downloadDialogueComparison,
  listDialogueWorks,
  readDialogueWork,
  removeDialogueWorks,
  summariseDialogueFiles,
} from '@console/api/contract';
import type { Database } from '../../../../db/database.js';
import { fail } from '../../../../http/failure.js';
import { type Route, serve } from '../../../../http/serve.js';
import { writeXlsx, XLSX_TYPE } from '../../../../spreadsheets/index.js';
import { comparisonSheet } from './comparisonSheet.js';
import { workStore } from './work.store.js';

export interface WorkRouteDeps {
  readonly db: Database;
  /** Whether a conversation is somebody's own. */
  readonly owns: (userId: string, topicId: string) => Promise<boolean>;
}

/** Comparisons and summaries of files of a conversation. */
export const workRoutes = ({ db, owns }: WorkRouteDeps): Route[] => {
  const works = workStore(db);
  /** Throws `topic_not_found`. */
  const checkOwned = async (userId: string, topicId: string | undefined): Promise<string | null> => {
    if (topicId !== undefined && !(await owns(userId, topicId))) throw fail('topic_not_found');
    return topicId ?? null;
  };
  return [
    serve(compareDialogueFiles, async ({ body, request: { language } }, { userId }) => {
      const topicId = await checkOwned(userId, body.topicId);
      const points = [...new Set(body.points.map((point) => point.trim()))];
      return {
        id: await works.begin({ userId, topicId, kind: 'comparison', fileIds: body.fileIds, points, language }),
      };
    }),
    serve(summariseDialogueFiles, async ({ body, request: { language } }, { userId }) => {
      const topicId = await checkOwned(userId, body.topicId);
      return {
        id: await works.begin({ userId, topicId, kind: 'summary', fileIds: body.fileIds, points: [], language }),
      };
    }),
    serve(listDialogueWorks, async ({ query: { topicId } }, { userId }) =>
      works.list(userId, await checkOwned(userId, topicId)),
    ),
    serve(
      readDialogueWork,
      async ({ params: { id } }, { userId }) => (await works.find(id, userId)) ?? fail('dialogue_work_not_found'),
    ),
    serve(cancelDialogueWork, async ({ params: { id } }, { userId }) =>
      (await works.cancel(id, userId)) ? null : fail('dialogue_work_not_found'),
    ),
    serve(removeDialogueWorks, async ({ query: { idList } }, { userId }) => {
      await works.remove(idList, userId);
      return null;
    }),
    serve(downloadDialogueComparison, async ({ params: { id }, request: { language } }, { userId }) => {
      const work = await works.find(id, userId);
      if (work?.kind !== 'comparison') return fail('dialogue_work_not_found');
      const sheet = comparisonSheet(work, language);
      return { body: Uint8Array.from(writeXlsx([sheet])), type: XLSX_TYPE, name: `${sheet.name}.xlsx` };
    }),
  ];
};
