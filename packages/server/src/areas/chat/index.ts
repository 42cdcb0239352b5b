import type { Database } from '../../db/database.js';
import type { Route } from '../../http/serve.js';
import type { Logger } from '../../log.js';
import type { Answers } from './answers.js';
import type { Storage } from '../../files/storage.js';
import type { Office } from '../../office/index.js';
import type { PageImages } from '../../parsing/pageImages.js';
import { conversationRecordRoutes } from './topics/conversationRecord.routes.js';
import { dialogueFileRoutes } from './files/dialogueFile.routes.js';
import { keepRoutes, type Keepers } from './files/keep.routes.js';
import type { RegionReaders } from './files/region.js';
import { sourceRoutes } from './files/source.routes.js';
import { workRoutes } from './files/works/work.routes.js';
import { type MoreQuestionDeps, moreQuestionRoutes } from './ask/moreQuestion.routes.js';
import type { Retrieval } from './evidence/retrieval.js';
import { recordExportRoutes } from './exports/recordExport.routes.js';
import { recordViewRoutes } from './topics/recordView.routes.js';
import { topicShareRoutes } from './shares/topicShare.routes.js';
import { sessionRoutes } from './topics/session.routes.js';
import { storedSessionRoutes } from './topics/storedSession.routes.js';
import { topicRoutes } from './topics/topic.routes.js';
import { topicStore } from './topics/topic.store.js';

export { exportRecordsJob } from './exports/recordExport.job.js';
export { EXPORT_RECORDS, removeOldExports } from './exports/recordExport.store.js';
export { type Answers, type AnswersDeps, createAnswers } from './answers.js';
export { dialogueFileJobs, removeAbandonedFiles } from './files/dialogueFile.job.js';
export { type DialogueWorkDeps, dialogueWorkJob } from './files/works/work.job.js';
export { DIALOGUE_WORK } from './files/works/work.store.js';
export { chatMessages } from './chat.messages.js';
export { standsAlone } from './ask/standsAlone.js';
export { standardPrompts } from './answer/prompt.js';
export { removeOldTopics } from './topics/removeOldTopics.js';
export { type AnswerAgain, answerAgain } from './trial/answerAgain.js';
export { languageOfQuestion } from './answer/words.js';
export { storeFinished } from './topics/storedSession.store.js';
export { trialRoutes } from './trial/trial.routes.js';
export type { FaqAnswer, ReadyAnswers } from './answer/faq.js';
export type { CallResult, Functions, OfferedFunction } from './functions/functions.js';
export { evidencePages } from './evidence/evidencePages.js';
export type { Retrieval } from './evidence/retrieval.js';

export interface ChatDeps extends Pick<MoreQuestionDeps, 'faqQuestions' | 'limiter'> {
  readonly db: Database;
  readonly answers: Answers;
  readonly retrieval: Pick<Retrieval, 'documentPages' | 'pageImage' | 'textAround'>;
  readonly pageImages: Pick<PageImages, 'image' | 'warmUp' | 'forget' | 'words' | 'crop'>;
  /** What was read off pictures of pages. */
  readonly scans: RegionReaders['scans'];
  /** Where files of conversations are kept for everybody. */
  readonly keepers: Keepers;
  readonly log: Logger;
  readonly storage: Storage;
  /** Rewrites the files that are not read as they are. */
  readonly office: Pick<Office, 'isThere'>;
  /** Largest file that is taken. */
  readonly maxUploadBytes: number;
}

/** Conversations, questions and their streamed answers. */
export const chatRoutes = (deps: ChatDeps): Route[] => [
  ...topicRoutes({ db: deps.db, liveness: deps.answers.liveness }),
  ...sessionRoutes(deps),
  ...storedSessionRoutes({ db: deps.db, liveness: deps.answers.liveness }),
  ...moreQuestionRoutes(deps),
  ...conversationRecordRoutes(deps),
  ...recordExportRoutes(deps),
  ...recordViewRoutes(deps),
  ...topicShareRoutes(deps),
  ...dialogueFileRoutes({ ...deps, liveness: deps.answers.liveness }),
  ...sourceRoutes(deps),
  ...keepRoutes(deps),
  ...workRoutes({
    db: deps.db,
    owns: (userId, topicId) => topicStore(deps.db, userId, deps.answers.liveness).owns(topicId),
  }),
];
