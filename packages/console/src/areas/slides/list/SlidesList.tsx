import { type SlideDeck, slideDeckStatuses } from '@console/api/contract';
import { usePageSlideDecks, useReadSlidePrompt } from '@console/api/hooks/slides';
import { lookUp } from '@console/base';
import { Status } from '@console/ui/states';
import type { ReactNode } from 'react';
import { columnsOf, NOTHING } from '../../../lists/columns.js';
import { enumFilter } from '../../../lists/recordFilters.js';
import { recordListHook } from '../../../lists/recordListHook.js';
import { RecordListPage } from '../../../lists/RecordListPage.js';
import { INTERVAL, isGoing, statusTones } from '../deckStatus.js';
import { useSlidesPlace } from '../slidesAddress.js';
import { useListWords } from './listWords.js';
import { useDeckActions } from './useDeckActions.js';

const column = columnsOf<SlideDeck>();

const useList = recordListHook({ kind: 'slide deck', usePage: usePageSlideDecks });

/** Own slide decks, with how far those are that are being made. */
export const SlidesList = ({ children }: { /** What stands beside the list. */ children?: ReactNode }) => {
  const words = useListWords();
  const place = useSlidesPlace();
  const { data: prompt } = useReadSlidePrompt({});
  const designOf = ({ templateId }: SlideDeck) => prompt?.templates.find(({ id }) => id === templateId)?.name;
  const statusOf = (deck: SlideDeck): string => {
    const word = lookUp(words.statuses, deck.status, NOTHING);
    return deck.status === 'running' ? words.progress(word, Math.floor(deck.progress)) : word;
  };
  const list = useList({
    refreshEvery: (data) => (data?.list.some(isGoing) ? INTERVAL : 0),
    filters: [
      enumFilter({
        key: 'status',
        label: words.status,
        values: slideDeckStatuses,
        words: words.statuses,
        toInput: (status) => ({ status }),
      }),
    ],
    columns: [
      column.text('title', words.name, ({ title }) => title, { mobile: 'first' }),
      column.status(
        'status',
        words.status,
        (deck) => (
          <Status
            tone={lookUp(statusTones, deck.status, 'off')}
            {...(deck.failure !== null && { title: deck.failure })}
          >
            {statusOf(deck)}
          </Status>
        ),
        { width: 168 },
      ),
      column.count('slideCount', words.pages, ({ slideCount }) => slideCount),
      column.text('design', words.design, designOf, { width: 168, mobile: 'second' }),
      column.text('format', words.format, ({ format }) => format, { width: 88, quiet: true }),
      column.time('updateTime', words.updated, ({ updateTime }) => updateTime),
    ],
  });
  const { actionsOf, batchActions } = useDeckActions(list, place);
  return (
    <RecordListPage
      list={list}
      title={words.title}
      create={{ label: words.add, onClick: place.openNew }}
      rowName={({ title }) => title}
      hrefOf={({ id }) => place.hrefOf(id)}
      searchHint={words.search}
      actions={actionsOf}
      batchActions={batchActions}
      empty={{ picture: 'first', title: words.emptyTitle, description: words.emptyText }}
    >
      {children}
    </RecordListPage>
  );
};
