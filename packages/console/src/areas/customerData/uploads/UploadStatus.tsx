import type { DataUpload } from '@console/api/contract';
import { lookUp } from '@console/base';
import { Status, type StatusTone } from '@console/ui/states';
import { isGoing } from './goingUploads.js';
import { useUploadWords } from './uploadWords.js';

const tones: Readonly<Record<string, StatusTone>> = {
  matching: 'warning',
  checking: 'running',
  checked: 'warning',
  running: 'running',
  done: 'ok',
  failed: 'error',
  takingBack: 'running',
};

/** Where an upload stands, and how far it is while it goes on. */
export const UploadStatus = ({ upload }: { upload: Pick<DataUpload, 'status' | 'progress' | 'failure'> }) => {
  const words = useUploadWords();
  const { status, progress, failure } = upload;
  const word = lookUp(words.statuses, status, status);
  return (
    <Status tone={lookUp(tones, status, 'off')} {...(failure !== null && { title: failure })}>
      {isGoing(upload) ? words.going(word, Math.floor(progress)) : word}
    </Status>
  );
};
