import { useWords } from '../locale/useWords.js';
import { Notice } from '../states/index.js';
import { chatWords } from './locale.js';
import { useOnline } from './useOnline.js';

/** Says over the field that nothing can be asked for now, as long as the browser has no network. */
export const OfflineNotice = () => {
  const words = useWords(chatWords);
  const online = useOnline();
  // Always there: a live region that comes with its words is not read out.
  return (
    <div role="status">
      {!online && (
        <Notice flush tone="warning">
          {words.offline}
        </Notice>
      )}
    </div>
  );
};
