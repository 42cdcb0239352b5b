import type { Document } from '@console/api/contract';
import { lookUp } from '@console/base';
import { Status, type StatusTone } from '@console/ui/states';
import { useKnowledgeWords } from './knowledgeWords.js';

const tones: Readonly<Record<string, StatusTone>> = {
  waiting: 'running',
  parsing: 'running',
  ready: 'ok',
  failed: 'error',
  cancelled: 'off',
};

export interface DocumentStatusProps {
  document: Document;
  /** Says what is being done, or why it failed. Default false: on hover only. */
  explained?: boolean;
}

/** Where a document stands, as a dot and words; while it is parsed, with the share done. */
export const DocumentStatus = ({ document, explained = false }: DocumentStatusProps) => {
  const { documents } = useKnowledgeWords();
  const { status, stage, progress, failure, pagesRead, pageCount } = document;
  const word = lookUp(documents.statuses, status, status);
  const reason = failure === null ? undefined : lookUp(documents.failures, failure, failure);
  const doing = lookUp(documents.stages, stage, stage);
  const parts = [
    status === 'parsing' ? `${word} ${Math.round(progress)}%` : word,
    explained &&
      status === 'parsing' &&
      (stage === 'reading' && pageCount > 0 ? `${doing} ${pagesRead}/${pageCount}` : doing),
    explained && status === 'failed' && reason,
  ];
  return (
    <Status tone={lookUp(tones, status, 'off')} {...(reason !== undefined && { title: reason })}>
      {parts.filter((part) => part !== false && part !== undefined).join(' · ')}
    </Status>
  );
};
