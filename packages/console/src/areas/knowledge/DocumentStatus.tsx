import type { Document } from '@console/api/contract';
import { lookUp } from '@console/base';
import { Status, type StatusTone } from '@console/ui/states';
import { useArchiveWords } from './archiveWords.js';
import { useKnowledgeWords } from './knowledgeWords.js';
import { useWebPageWords } from './webPageWords.js';

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
  const archive = useArchiveWords();
  const page = useWebPageWords();
  const { status, stage, progress, failure, pagesRead, pageCount, unpacked, web, type } = document;
  const word = lookUp(documents.statuses, status, status);
  const reason = failure === null ? undefined : lookUp(documents.failures, failure, failure);
  const doing = type === 'zip' && stage !== 'queued' ? archive.unpacking : lookUp(documents.stages, stage, stage);
  // What was fetched before is still there, and still found.
  const isOld = status === 'ready' && typeof web?.failure === 'string';
  const isPart = status === 'ready' && unpacked !== undefined && unpacked !== null && unpacked.refused > 0;
  const parts = [
    status === 'parsing' ? `${word} ${Math.round(progress)}%` : word,
    explained &&
      status === 'parsing' &&
      (stage === 'reading' && pageCount > 0 ? `${doing} ${pagesRead}/${pageCount}` : doing),
    explained && status === 'failed' && reason,
    explained && status === 'ready' && unpacked && archive.counts(unpacked.taken, unpacked.refused),
    explained && isOld && page.notRefreshed,
  ];
  return (
    <Status
      tone={isOld || isPart ? 'warning' : lookUp(tones, status, 'off')}
      {...(reason !== undefined && { title: reason })}
    >
      {parts.filter((part) => typeof part === 'string').join(' · ')}
    </Status>
  );
};
