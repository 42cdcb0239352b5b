'use client';

export type { Attachment, AttachmentLimits, ComposerAttachments } from './attachments.js';
export { Answer, type AnswerProps } from './Answer.js';
export { withoutCitations } from './answerText.js';
export { ChatThread, type ChatThreadProps } from './ChatThread.js';
export { ChatView } from './ChatView.js';
export type { ChatTurns, ChatViewProps } from './chatViewProps.js';
export { Composer, type ComposerHandle, type ComposerProps } from './Composer.js';
export { ScopeChip } from './Composer.styles.js';
export type { ComposerContext } from './ContextRow.js';
export { EvidencePane, type EvidencePaneProps } from './EvidencePane.js';
export { EvidenceRail, type EvidenceRailProps } from './EvidenceRail.js';
export { Question, type QuestionProps } from './Question.js';
export {
  type ActiveCitation,
  type AnswerAction,
  type ChatContext,
  type ChatReference,
  type ChatResource,
  type ChatStage,
  type ChatTurn,
  type ChatTurnNotice,
  type ChatTurnStatus,
  type ContextKind,
  type EvidenceText,
  MAX_QUESTION,
  type OlderTurns,
  type ThreadEvents,
} from './types.js';
export { Welcome, type WelcomeProps } from './Welcome.js';
