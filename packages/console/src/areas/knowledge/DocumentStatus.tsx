import type { Document } from '@console/api/contract';
import { Status, type StatusTone } from '@console/ui/states';
import { useDictionary } from '../../locale/useDictionary.js';

const tones: Record<Document['status'], StatusTone> = {
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
  const { documents } = useDictionary();
  const { status, stage, progress, failure, pagesRead, pageCount } = document;
  const word = documents.statuses[status];
  const reason = failure === null ? undefined : documents.failures[failure];
  const doing = documents.stages[stage];
  const parts = [
    status === 'parsing' ? `${word} ${Math.round(progress)}%` : word,
    explained &&
      status === 'parsing' &&
      (stage === 'reading' && pageCount > 0 ? `${doing} ${pagesRead}/${pageCount}` : doing),
    explained && status === 'failed' && reason,
  ];
  return (
    <Status tone={tones[status]} {...(reason !== undefined && { title: reason })}>
      {parts.filter((part) => part !== false && part !== undefined).join(' · ')}
    </Status>
  );
};
