import { useClient } from '@console/api';
import { readSlideDeck, type SlideDeckDetail } from '@console/api/contract';
import { useModifySlideDeck } from '@console/api/hooks/slides';
import { usePageEnd, useUnsaved } from '@console/ui/kept-pages';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { useFormDraft } from '../../../session/formDrafts.js';
import { type DeckContent, contentOf, inputOf, isSame, keptIn } from './deckContent.js';
import { deckSaver, type Saving } from './deckSaver.js';
import { edited, type EditHistory, historyOf, redone, undone } from './editHistory.js';

/** What was saved elsewhere while it was edited here. */
export interface Overtaken {
  readonly content: DeckContent;
  readonly version: number;
}

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
  /** Another state was saved meanwhile: say which one counts. */
  overtaken: Overtaken | undefined;
  keepMine: () => void;
  takeTheirs: () => void;
}

interface Begun {
  history: EditHistory<DeckContent>;
  version: number;
  restored: boolean;
  overtaken: Overtaken | undefined;
}

const begin = (deck: SlideDeckDetail, kept: unknown): Begun => {
  const read = contentOf(deck);
  const plain = { history: historyOf(read), version: deck.version, restored: false, overtaken: undefined };
  const own = keptIn(kept, read);
  if (own === undefined || isSame(own.content, read)) return plain;
  return {
    history: edited(historyOf(read), own.content),
    version: own.version,
    restored: true,
    overtaken: own.version === deck.version ? undefined : { content: read, version: deck.version },
  };
};

/**
 * A deck as it is edited: each edit is kept in this browser at once and saved a moment later, over the version that it was
 * made of. What is not saved outlives the page. `deck` counts when it is first drawn.
 */
export const useSavedDeck = (deck: SlideDeckDetail): SavedDeck => {
  const { id } = deck;
  const client = useClient();
  const { run } = useModifySlideDeck();
  const draft = useFormDraft(`slide deck:${id}`);
  const [begun] = useState(() => begin(deck, draft.read()));
  const [history, setHistory] = useState(begun.history);
  const [restored, setRestored] = useState(begun.restored);
  const [overtaken, setOvertaken] = useState(begun.overtaken);
  const [saving, setSaving] = useState<Saving>(
    begun.overtaken ? { state: 'conflict' } : begun.restored ? { state: 'waiting' } : { state: 'saved', at: null },
  );
  const [saver] = useState(() =>
    deckSaver<DeckContent>({
      version: begun.version,
      save: async (content, version) => (await run(inputOf(id, content, version), { quiet: true })).version,
      onSaving: setSaving,
      onSaved: () => draft.forget(),
    }),
  );
  const content = history.present;

  const write = useCallback(
    (next: DeckContent) => {
      draft.begin();
      draft.write({ ...inputOf(id, next, saver.version()) });
      saver.change(next);
    },
    [draft, id, saver],
  );
  const change = useCallback(
    (step: (before: EditHistory<DeckContent>) => EditHistory<DeckContent>) => setHistory(step),
    [],
  );
  // What is saved follows what is shown, whatever led to it.
  const written = useRef(begun.history.past[0] ?? content);
  const follow = useEffectEvent(() => write(content));
  useEffect(() => {
    if (content === written.current) return;
    written.current = content;
    follow();
  }, [content]);

  const settle = useEffectEvent(async () => {
    const theirs = await client.call(readSlideDeck, { id }, { quiet: true });
    const other = contentOf(theirs);
    // The answer to an earlier try was lost, or the other one only was written down again.
    if (isSame(other, content)) saver.takeTheirs(theirs.version);
    else setOvertaken({ content: other, version: theirs.version });
  });
  const inConflict = saving.state === 'conflict' && overtaken === undefined;
  useEffect(() => {
    if (inConflict) void attempt(() => settle());
  }, [inConflict]);

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
      const [read] = begun.history.past;
      if (read !== undefined) change((before) => edited(before, read));
    },
    overtaken,
    keepMine: () => {
      if (overtaken === undefined) return;
      setOvertaken(undefined);
      void saver.keepMine(overtaken.version);
    },
    takeTheirs: () => {
      if (overtaken === undefined) return;
      saver.takeTheirs(overtaken.version);
      written.current = overtaken.content;
      change((before) => edited(before, overtaken.content));
      setOvertaken(undefined);
    },
  };
};
