import type { HostContext, QuestionAbout } from '@console/api/contract';
import type { AnswerLanguage } from '../answer/words.js';
import type { Reader } from '../../../visibility/index.js';
import type { EmbedQuestion } from './embedQuestion.js';

/** What somebody asks. */
export interface Question {
  readonly userId: string;
  /** Who asks: what is hidden from them answers nothing. */
  readonly reader: Reader;
  readonly topicId?: string;
  /** Of a conversation that has begun: it is handed over to this one. */
  readonly assistantId?: string;
  /** Others that answer as well. */
  readonly beside?: readonly string[];
  readonly question: string;
  readonly replaces?: string;
  /** Asked in its place in a new conversation, which begins with what came before it. */
  readonly branches?: string;
  /** The one of several answers that the conversation goes on from. */
  readonly after?: string;
  /** What the page around shows. Left out where a question is asked again: what it had. */
  readonly context?: HostContext;
  /** Files of the conversation, or a box on a page of one. Left out where a question is asked again: what it had. */
  readonly about?: QuestionAbout;
  /** For a visitor of an embed key. */
  readonly embed?: EmbedQuestion;
  readonly language: AnswerLanguage;
}
