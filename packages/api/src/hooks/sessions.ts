'use client';

import { withChange } from '../chat/versions.js';
import { listDialogueFiles } from '../contract/dialogueFiles.js';
import {
  ask,
  deleteSessions,
  giveLike,
  keepAnswer,
  pageSessions,
  readAnswer,
  readEvidence,
  readEvidencePage,
  stopAnswer,
} from '../contract/sessions.js';
import { pageTopics } from '../contract/topics.js';
import { changeOf } from './changeOf.js';
import { downloadHook } from './downloadHook.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

export const usePageSessions = pageHook(pageSessions);
export const useReadAnswer = readHook(readAnswer);
export const useReadEvidence = readHook(readEvidence);
export const useReadEvidencePage = downloadHook(readEvidencePage);
export const useAsk = writeHook(ask, { refreshes: [pageSessions, pageTopics, listDialogueFiles] });
export const useDeleteSessions = writeHook(deleteSessions, { refreshes: [pageSessions, pageTopics] });
export const useGiveLike = writeHook(giveLike, {
  refreshes: [pageSessions],
  optimistic: [
    changeOf(pageSessions, (page, { id, isLike, feedback }) => ({
      ...page,
      list: page.list.map((session) => withChange(session, id, { isLike: isLike ?? null, feedback: feedback ?? '' })),
    })),
  ],
});
export const useKeepAnswer = writeHook(keepAnswer, { refreshes: [pageSessions, pageTopics] });
export const useStopAnswer = writeHook(stopAnswer);
