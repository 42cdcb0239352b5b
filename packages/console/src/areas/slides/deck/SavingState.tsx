import { formatDateTime } from '@console/base';
import { Status } from '@console/ui/states';
import { Button } from 'antd';
import { useDeckWords } from './deckWords.js';
import type { Saving } from './deckSaver.js';

/** Whether all that was edited is saved, and since when; what failed can be tried again. */
export const SavingState = ({ saving, onRetry }: { saving: Saving; onRetry: () => void }) => {
  const words = useDeckWords();
  if (saving.state === 'saved')
    return (
      <Status tone="ok">
        {saving.at === null ? words.saved : words.savedAt(formatDateTime(saving.at).slice(11, 16))}
      </Status>
    );
  if (saving.state === 'waiting') return <Status tone="off">{words.unsaved}</Status>;
  if (saving.state === 'saving') return <Status tone="running">{words.saving}</Status>;
  if (saving.state === 'conflict') return <Status tone="error">{words.conflict}</Status>;
  return (
    <>
      <Status tone="error" title={saving.error.message} role="alert">
        {words.failed}
      </Status>
      <Button size="small" type="link" onClick={onRetry}>
        {words.retry}
      </Button>
    </>
  );
};
