export type { Attachment, AttachmentLimits, ComposerAttachments } from './attachments.js';
export { Answer, type AnswerProps } from './Answer.js';
export { ChatThread, type ChatThreadProps } from './ChatThread.js';
export { ChatView, type ChatViewProps, type SessionPage } from './ChatView.js';
export { Composer, type ComposerProps } from './Composer.js';
export { ScopeChip } from './Composer.styles.js';
export { EvidenceRail, type EvidenceRailProps } from './EvidenceRail.js';
export { Question, type QuestionProps } from './Question.js';
export {
  type ActiveCitation,
  type AnswerNotice,
  type AnswerStatus,
  MAX_QUESTION,
  type Older,
  type Reference,
  type Resource,
  type Session,
  type Stage,
  type ThreadEvents,
} from './types.js';
export { Welcome, type WelcomeProps } from './Welcome.js';
