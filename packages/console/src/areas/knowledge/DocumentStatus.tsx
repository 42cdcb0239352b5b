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

/** Where a document stands, as a dot and a word; while it is parsed, with the share done. */
export const DocumentStatus = ({ document }: { document: Document }) => {
  const { documents } = useDictionary();
  const { status, progress, failure } = document;
  const word = documents.statuses[status];
  return (
    <Status tone={tones[status]} {...(failure !== null && { title: documents.failures[failure] })}>
      {status === 'parsing' ? `${word} ${Math.round(progress)}%` : word}
    </Status>
  );
};
