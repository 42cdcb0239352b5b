import type { SlideDeck } from '@console/api/contract';
import { useCancelSlides, useDuplicateSlideDeck, useRemoveSlideDecks } from '@console/api/hooks/slides';
import { noSelection, type BatchAction, type RowAction } from '@console/ui/data-list';
import { useAction } from '../../../actions/useAction.js';
import { useRemove } from '../../../actions/useRemove.js';
import type { RecordList } from '../../../lists/recordListHook.js';
import { hasPages, isGoing } from '../deckStatus.js';
import type { SlidesPlace } from '../slidesAddress.js';
import { useSaveDeck } from '../useSaveDeck.js';
import { useListWords } from './listWords.js';

/** What can be done with a deck, or with several. */
export const useDeckActions = (list: Pick<RecordList<SlideDeck>, 'onSelectionChange'>, { openDeck }: SlidesPlace) => {
  const words = useListWords();
  const act = useAction();
  const remove = useRemove();
  const save = useSaveDeck();
  const cancel = useCancelSlides();
  const duplicate = useDuplicateSlideDeck();
  const removal = useRemoveSlideDecks();

  const actionsOf = (deck: SlideDeck): RowAction[] => {
    const { id, title } = deck;
    const going = isGoing(deck);
    return [
      { key: 'open', label: words.open, onClick: () => openDeck(id) },
      ...(going
        ? [
            {
              key: 'cancel',
              label: words.cancel,
              onClick: () => void act({ run: () => cancel.run({ id }), done: words.cancelled }),
            },
          ]
        : [
            {
              key: 'download',
              label: words.download,
              onClick: () => void save(deck),
              ...(!hasPages(deck) && { unavailable: words.notReady }),
            },
          ]),
      {
        key: 'duplicate',
        label: words.duplicate,
        onClick: () => void act({ run: () => duplicate.run({ id }), done: words.duplicated }),
        ...(going && { unavailable: words.running }),
      },
      {
        key: 'remove',
        label: words.remove,
        danger: true,
        onClick: () =>
          void remove({
            title: words.removeTitle(title),
            text: words.removeText,
            run: () => removal.run({ idList: [id] }),
            done: words.removed,
          }),
      },
    ];
  };
  const batchActions = (ids: readonly string[]): BatchAction[] => [
    {
      key: 'remove',
      label: words.remove,
      danger: true,
      onClick: () =>
        void remove({
          title: words.removeSome(ids.length),
          text: words.removeText,
          run: async () => {
            await removal.run({ idList: [...ids] });
            list.onSelectionChange(noSelection);
          },
          done: words.removed,
        }),
    },
  ];
  return { actionsOf, batchActions };
};
