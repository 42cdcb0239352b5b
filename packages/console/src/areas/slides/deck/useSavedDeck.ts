import { ApiError, useClient } from '@console/api';
import { readSlideDeck, type SlideDeckDetail } from '@console/api/contract';
import { useModifySlideDeck } from '@console/api/hooks/slides';
import { usePageEnd, useUnsaved } from '@console/ui/kept-pages';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSharedDraft } from '../../../session/formDrafts.js';
import { type DeckContent, contentOf, inputOf, isSame, keptEdit } from './deckContent.js';
import { deckSaver, type SavedState, type Saving } from './deckSaver.js';
import { edited, type EditHistory, rebased, redone, undone } from './editHistory.js';
import { mergeDecks } from './mergeDecks.js';
import { type Overtaken, takeUp } from './takeUp.js';

export interface SavedDeck {
  content: DeckContent;
  /** Edits with the same `about`, one after the other, are one step that can be taken back. */
  edit: (change: (before: DeckContent) => DeckContent, about?: string) => void;
  /** Left out: there is nothing to take back, or to do again. */
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  saving: Saving;
  /** Sends what waits, at once. Answers whether all is saved. */
  flush: () => Promise<boolean>;
  /** The version that was saved last. */
  version: () => number;
  /** What an earlier visit had not saved stands here again. */
  restored: boolean;
  /** Gives that up. */
  discard: () => void;
  /** Another state was saved meanwhile, and both changed the same: say which one counts. The rest is merged either way. */
  overtaken: Overtaken | undefined;
  keepMine: () => void;
  takeTheirs: () => void;
}

/**
 * A deck as it is edited: each edit is kept in this browser at once and saved a moment later, over the version that it was
 * made of. What was saved elsewhere meanwhile is merged page by page. What is not saved outlives the page. `deck` counts when
 * it is first drawn.
 */
export const useSavedDeck = (deck: SlideDeckDetail): SavedDeck => {
  const { id } = deck;
  const client = useClient();
  const { run } = useModifySlideDeck();
  const draft = useSharedDraft(`slide deck:${id}`);
  const [begun] = useState(() => takeUp(contentOf(deck), deck.version, draft.left()));
  const [history, setHistory] = useState(begun.history);
  const [restored, setRestored] = useState(begun.restored);
  const [overtaken, setOvertaken] = useState(begun.overtaken);
  const [saving, setSaving] = useState<Saving>(
    begun.overtaken ? { state: 'conflict' } : begun.restored ? { state: 'waiting' } : { state: 'saved', at: null },
  );
  const [saver] = useState(() =>
    deckSaver<DeckContent>({
      version: begun.version,
      upon: begun.upon,
      save: async (content, version) => (await run(inputOf(id, content, version), { quiet: true })).version,
      onSaving: setSaving,
      onSaved: () => draft.forget(),
    }),
  );
  const content = history.present;

  const keep = useCallback(
    (next: DeckContent) => {
      draft.begin();
      draft.write(keptEdit(id, { content: next, upon: saver.upon(), version: saver.version() }));
    },
    [draft, id, saver],
  );
  const write = (next: DeckContent) => {
    keep(next);
    saver.change(next);
  };
  const change = useCallback(
    (step: (before: EditHistory<DeckContent>) => EditHistory<DeckContent>) => setHistory(step),
    [],
  );
  // What is saved follows what is shown, whatever led to it.
  const written = useRef(begun.read);
  const follow = useEffectEvent(() => {
    if (saver.waits() || !isSame(content, saver.upon())) write(content);
  });
  useEffect(() => {
    if (content === written.current) return;
    written.current = content;
    follow();
  }, [content]);

  // What was left behind is this page's from now on: it is kept by it before it is let go.
  const takeOver = useEffectEvent(() => {
    if (begun.restored) {
      keep(begun.history.present);
      draft.flush();
    }
    for (const name of begun.taken) draft.forgetLeft(name);
  });
  useEffect(() => takeOver(), []);

  const mergeWith = (theirs: SavedState<DeckContent>, preferred: 'mine' | 'theirs') => {
    const upon = saver.upon();
    const merged = mergeDecks(upon, content, theirs.content, preferred).content;
    setOvertaken(undefined);
    setHistory((before) => {
      const mine = rebased(before, (state) => mergeDecks(upon, state, theirs.content).content);
      return preferred === 'mine' ? mine : edited(mine, merged);
    });
    if (isSame(merged, theirs.content)) saver.takeTheirs(theirs);
    else saver.goOnUpon(theirs);
  };
  const settleWith = useEffectEvent((theirs: SavedState<DeckContent>) => {
    const { asked } = mergeDecks(saver.upon(), content, theirs.content);
    if (asked.length === 0) mergeWith(theirs, 'mine');
    else setOvertaken({ ...theirs, asked });
  });
  const inConflict = saving.state === 'conflict' && overtaken === undefined;
  useEffect(() => {
    if (!inConflict) return;
    void client.call(readSlideDeck, { id }, { quiet: true }).then(
      (theirs) => settleWith({ content: contentOf(theirs), version: theirs.version }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        saver.failToSettle(error);
      },
    );
  }, [inConflict, client, id, saver]);

  const leave = useEffectEvent(() => {
    draft.flush();
    void saver.flush();
  });
  useEffect(() => {
    const end = () => leave();
    window.addEventListener('pagehide', end);
    return () => window.removeEventListener('pagehide', end);
  }, []);
  usePageEnd(() => {
    draft.flush();
    void saver.flush();
  });
  useUnsaved(saving.state !== 'saved');

  return {
    content,
    edit: (make, about) => change((before) => edited(before, make(before.present), about ?? null)),
    undo: history.past.length === 0 ? undefined : () => change(undone),
    redo: history.future.length === 0 ? undefined : () => change(redone),
    saving,
    flush: () => saver.flush(),
    version: () => saver.version(),
    restored,
    discard: () => {
      setRestored(false);
      const { present } = begun.history;
      change((before) => edited(before, mergeDecks(present, before.present, begun.read).content));
    },
    overtaken,
    keepMine: () => {
      if (overtaken !== undefined) mergeWith(overtaken, 'mine');
    },
    takeTheirs: () => {
      if (overtaken !== undefined) mergeWith(overtaken, 'theirs');
    },
  };
};
