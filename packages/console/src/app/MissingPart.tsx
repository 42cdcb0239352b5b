import { Notice } from '@console/ui/states';
import { useCoreWords } from '../locale/coreWords.js';

/** Offers a reload where a part of the program did not arrive; the page stays as it is until then. */
export const MissingPart = () => {
  const { app } = useCoreWords();
  return (
    <Notice tone="error" title={app.outdatedTitle} action={{ label: app.reload, onClick: () => location.reload() }}>
      {app.outdatedText}
    </Notice>
  );
};
