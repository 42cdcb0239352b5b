import { addRecordView } from '@console/api/contract';
import { useListRecordViews, useRemoveRecordViews } from '@console/api/hooks/recordViews';
import { useOffered } from '@console/api/hooks/useOffered';
import type { SavedInboxViews } from '@console/ui/inbox';
import { useRemove } from '../../../actions/useRemove.js';
import type { RecordView } from './recordView.js';
import { useRecordWords } from './recordWords.js';

export interface SavedViews {
  saved: SavedInboxViews;
  /** What is shown now is none of them, and can be kept. */
  savable: boolean;
}

/** The views that the reader has kept, and what can be done with them. */
export const useSavedViews = ({ saying, follow }: RecordView): SavedViews => {
  const words = useRecordWords();
  const ask = useRemove();
  const { data = [] } = useListRecordViews({});
  const remove = useRemoveRecordViews();
  const offered = useOffered(addRecordView);
  const current = data.find(({ query }) => query === saying);
  return {
    saved: {
      views: data,
      currentId: current?.id,
      onChange: (id) => follow(data.find((view) => view.id === id)?.query ?? ''),
      onRemove: ({ id, name }) =>
        void ask({
          title: words.forgetView(name),
          run: () => remove.run({ idList: [id] }),
          done: words.viewForgotten,
        }),
    },
    savable: offered && saying !== '' && current === undefined,
  };
};
