import type { SlideDeckDetail } from '@console/api/contract';
import { useReadSlidePrompt } from '@console/api/hooks/slides';
import { lazyPart } from '@console/ui/on-demand';
import { PageFrame } from '@console/ui/page-frame';
import { SlideShow } from '@console/ui/slide-editor';
import { Notice } from '@console/ui/states';
import { useState } from 'react';
import { oneOf } from '../../../navigation/addressValues.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import { useSlidesPlace } from '../slidesAddress.js';
import { Notices } from './deck.styles.js';
import { DeckActions, DeckPrimary } from './DeckActions.js';
import { DeckDesk } from './DeckDesk.js';
import { DeckStanding } from './DeckStanding.js';
import { useDeckWords } from './deckWords.js';
import { useDeckVerbs } from './useDeckVerbs.js';
import { useMeasuredDeck } from './useMeasuredDeck.js';
import { usePageEdits } from './usePageEdits.js';
import { useRewrite } from './useRewrite.js';
import { useSavedDeck } from './useSavedDeck.js';
import { useUndoKeys } from './useUndoKeys.js';

const ConflictDialog = lazyPart(() => import('./ConflictDialog.js'));
const DeckVersions = lazyPart(() => import('./DeckVersions.js'));
const LookDrawer = lazyPart(() => import('./LookDrawer.js'));

const parts = ['look', 'versions'] as const;

export interface DeckEditorProps {
  /** It counts when it is first drawn: from then on what is edited here does. */
  deck: SlideDeckDetail;
  embedded: boolean;
  /** This version was put in the place of the one that is edited: it is to be read again. */
  onReread: (version: number) => void;
  /** Its pages are written from now on: the one that is edited gives way to what comes of it. */
  onWriting: () => void;
}

/** A deck that is edited: saved by itself, checked while it is changed, written again page by page. */
export const DeckEditor = ({ deck: read, embedded, onReread, onWriting }: DeckEditorProps) => {
  const words = useDeckWords();
  const { follow } = useAddress();
  const place = useSlidesPlace();
  const [get, set] = useQueryState();
  const [showing, setShowing] = useState(false);
  const { data: prompt } = useReadSlidePrompt({});
  const deck = useSavedDeck(read);
  const { content } = deck;
  const measured = useMeasuredDeck(content);
  usePageHead(content.title);
  useUndoKeys(deck.undo, deck.redo);
  const asked = get('page');
  const current = content.slides.find(({ id }) => id === asked)?.id ?? content.slides[0]?.id ?? '';
  const onSelect = (id: string) => set({ page: id, source: undefined });
  const edits = usePageEdits({ deck, current, onSelect });
  const rewrite = useRewrite(read.id, deck);
  const verbs = useDeckVerbs({ id: read.id, deck, faults: measured.faults, place, onWriting });
  const outlined = read.status === 'outlined';
  const part = oneOf(get('part'), parts);
  const close = () => set({ part: undefined, version: undefined, with: undefined });
  return (
    <PageFrame
      title={content.title}
      crumbs={[{ label: words.list, href: place.listHref }]}
      onNavigate={follow}
      actions={
        <DeckActions
          deck={deck}
          verbs={verbs}
          outlined={outlined}
          onOpen={(next) => set({ part: next }, { push: true })}
          onPresent={() => setShowing(true)}
        />
      }
    >
      <Notices>
        <DeckStanding deck={read} onResume={verbs.write} />
        {deck.restored && deck.overtaken === undefined && (
          <Notice tone="info" action={{ label: words.discard, onClick: deck.discard }}>
            {words.restored}
          </Notice>
        )}
      </Notices>
      <DeckDesk
        id={read.id}
        deck={deck}
        measured={measured}
        edits={edits}
        rewrite={rewrite}
        current={current}
        onSelect={onSelect}
        written={read.slides}
        modelConfigured={prompt?.modelConfigured !== false}
        embedded={embedded}
        foot={<DeckPrimary verbs={verbs} outlined={outlined} />}
      />
      <SlideShow
        open={showing}
        pages={content.slides}
        slides={measured.slides}
        current={current}
        onPage={onSelect}
        onClose={() => setShowing(false)}
        pictures={measured.pictures}
      />
      {part === 'look' && <LookDrawer deck={deck} onClose={close} onMissing={close} />}
      {part === 'versions' && (
        <DeckVersions
          id={read.id}
          content={content}
          version={deck.version()}
          flush={deck.flush}
          onRestored={(version) => {
            close();
            onReread(version);
          }}
          onClose={close}
          onMissing={close}
        />
      )}
      {deck.overtaken && (
        <ConflictDialog
          theirs={deck.overtaken}
          mine={content}
          onKeepMine={deck.keepMine}
          onTakeTheirs={deck.takeTheirs}
        />
      )}
    </PageFrame>
  );
};
