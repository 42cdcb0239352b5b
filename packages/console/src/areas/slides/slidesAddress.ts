import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { toHash } from '../../navigation/address.js';
import { idIn } from '../../navigation/addressValues.js';
import { useQueryState } from '../../navigation/useQueryState.js';

/** What only says something about one deck, and nothing about the next. */
const ofDeck = {
  page: undefined,
  version: undefined,
  with: undefined,
  show: undefined,
  part: undefined,
  source: undefined,
};

/** What a new deck is made of, where the address says so. */
const ofNew = {
  new: undefined,
  sessionId: undefined,
  topicId: undefined,
  documentId: undefined,
  planId: undefined,
  from: undefined,
  to: undefined,
};

export interface SlidesPlace {
  /** The deck that is open; undefined for the list. */
  deckId: string | undefined;
  /** A new one is being made. */
  isNew: boolean;
  /** What the address says that it is made of: another one is begun anew. */
  madeOf: string;
  openDeck: (id: string) => void;
  openNew: () => void;
  openList: () => void;
  /** The address of a deck, for a link that stays where the slides are, in the shell or alone. */
  hrefOf: (id: string) => string;
  /** The address of the list. */
  listHref: string;
}

/** Where one is among the slides; all of it stands in the address. */
export const useSlidesPlace = (): SlidesPlace => {
  const { pathname, search } = useLocation();
  const [get, set] = useQueryState();
  const tool = idIn(new URLSearchParams(search).get('id') ?? undefined);
  const deckId = idIn(get('deck'));
  const madeOf = Object.keys(ofNew)
    .map((name) => get(name) ?? '')
    .join(' ');
  const isNew = get('new') !== undefined && deckId === undefined;
  const openDeck = useCallback(
    (id: string) => set({ ...ofNew, ...ofDeck, deck: id, open: undefined }, { push: true }),
    [set],
  );
  const openNew = useCallback(() => set({ new: 1 }, { push: true }), [set]);
  const openList = useCallback(() => set({ ...ofNew, ...ofDeck, deck: undefined }, { push: true }), [set]);
  return useMemo(() => {
    const query = tool === undefined ? '' : `?id=${tool}`;
    return {
      deckId,
      isNew,
      madeOf,
      openDeck,
      openNew,
      openList,
      hrefOf: (id) => toHash(`${pathname}${query === '' ? '?' : `${query}&`}deck=${id}`),
      listHref: toHash(pathname + query),
    };
  }, [deckId, isNew, madeOf, openDeck, openNew, openList, pathname, tool]);
};
