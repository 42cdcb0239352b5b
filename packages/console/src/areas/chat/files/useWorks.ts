import type { DialogueWork, DialogueWorkDetail } from '@console/api/contract';
import {
  useCancelDialogueWork,
  useListDialogueWorks,
  useReadDialogueWork,
  useRemoveDialogueWorks,
} from '@console/api/hooks/dialogueWorks';
import { type Async, mapAsync } from '@console/base';
import { useMemo } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { useRemove } from '../../../actions/useRemove.js';
import { idIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { useFileWords } from './fileWords.js';

/** Milliseconds between looks at what is under way. */
const INTERVAL = 1000;

/** `new` in the address: another one is to be begun. */
const NEW = 'new';

export const isUnderWay = ({ status }: Pick<DialogueWork, 'status'>): boolean =>
  status === 'waiting' || status === 'running';

export interface Works {
  /** Those of the conversation, newest first. */
  list: Async<DialogueWork[]>;
  /** The one that is shown; undefined: one is to be begun. */
  currentId: string | undefined;
  current: Async<DialogueWorkDetail>;
  /** Shows this one; undefined: begins another. */
  show: (id: string | undefined) => void;
  cancel: (id: string) => Promise<boolean>;
  remove: (id: string) => Promise<unknown>;
}

/** The comparisons or the summaries of a conversation; which one is shown stands in the address as `work`. */
export const useWorks = (kind: 'comparison' | 'summary', topicId: string | undefined): Works => {
  const words = useFileWords();
  const ask = useRemove();
  const [get, set] = useQueryState();
  const listed = useListDialogueWorks(topicId === undefined ? {} : { topicId }, {
    refreshEvery: (works) => (works?.some(isUnderWay) ? INTERVAL : 0),
  });
  const list = useMemo(
    () => mapAsync(listed.state, (works) => works.filter((work) => work.kind === kind)),
    [listed.state, kind],
  );
  const asked = get('work');
  const first = list.state === 'ready' ? list.data[0]?.id : undefined;
  const named = list.state === 'ready' ? list.data.find(({ id }) => id === idIn(asked))?.id : undefined;
  const currentId = asked === NEW ? undefined : (named ?? first);
  const read = useReadDialogueWork(currentId === undefined ? null : { id: currentId }, {
    refreshEvery: (work) => (work !== undefined && isUnderWay(work) ? INTERVAL : 0),
  });
  const cancelling = useCancelDialogueWork();
  const removing = useRemoveDialogueWorks();
  return {
    list,
    currentId,
    current: read.state,
    show: (id) => set({ work: id ?? NEW, cell: undefined }),
    cancel: (id) => attempt(() => cancelling.run({ id })),
    remove: (id) =>
      ask({
        title: words.removeTitle,
        text: words.removeText,
        run: async () => {
          await removing.run({ idList: [id] });
          set({ work: undefined, cell: undefined });
        },
        done: words.removed,
      }),
  };
};
