import type { KeptAbout } from '../contract/dialogueFiles.js';
import type { HostContext } from '../contract/hostContext.js';
import type { Session } from '../contract/sessions.js';

/** An answer of which nothing has come yet. Its question and the topic have their ids once the server has taken it. */
export const emptyAnswer = (
  question: string,
  { id = '', topicId = '' } = {},
  { context, about }: { context?: HostContext | undefined; about?: KeptAbout | undefined } = {},
): Session => ({
  id,
  topicId,
  question,
  ...(context && { context }),
  ...(about && { about }),
  answer: '',
  status: 'running',
  notice: null,
  failure: null,
  stage: null,
  references: [],
  questions: [],
  isLike: null,
  feedback: '',
  createTime: new Date().toISOString(),
});
