import type { SlideDeckDetail } from '@console/api/contract';
import { useReadSlideDeck, useWriteSlides } from '@console/api/hooks/slides';
import { PageFrame } from '@console/ui/page-frame';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { useEffect, useEffectEvent, useState } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import { INTERVAL, isGoing } from '../deckStatus.js';
import { useSlidesPlace } from '../slidesAddress.js';
import { DeckEditor } from './DeckEditor.js';
import { DeckMaking } from './DeckMaking.js';
import { DeckStanding } from './DeckStanding.js';
import { useDeckWords } from './deckWords.js';

/** A deck without a page: it was stopped, or failed, before there was one. */
const Unwritten = ({ deck, onWriting }: { deck: SlideDeckDetail; onWriting: () => void }) => {
  const words = useDeckWords();
  const write = useWriteSlides();
  const { id, version } = deck;
  const resume = async () => {
    if (await attempt(() => write.run({ id, version }))) onWriting();
  };
  return (
    <>
      <DeckStanding deck={deck} onResume={resume} />
      <EmptyState title={words.nothingWritten} />
    </>
  );
};

/** One deck, while it is made and from then on. */
export const DeckPage = ({ id, embedded }: { id: string; embedded: boolean }) => {
  const words = useDeckWords();
  const { follow } = useAddress();
  const place = useSlidesPlace();
  const { state, refresh } = useReadSlideDeck(
    { id },
    { refreshEvery: (deck) => (deck && isGoing(deck) ? INTERVAL : 0) },
  );
  // What an editor saved is not in what was read before it: it begins with what is read anew.
  const [least, setLeast] = useState(0);
  const [opened, setOpened] = useState<SlideDeckDetail>();
  // Writing may be over before it is seen to be under way: whatever is read after it began replaces what is open.
  const [before, setBefore] = useState<SlideDeckDetail>();
  const read = state.state === 'ready' ? state.data : undefined;
  const [isKept] = useState(read !== undefined);
  const readAnew = useEffectEvent(() => {
    if (isKept) refresh();
  });
  useEffect(() => readAnew(), []);
  if (read !== undefined && isGoing(read)) {
    if (opened !== undefined) setOpened(undefined);
    if (before !== undefined) setBefore(undefined);
  } else if (read !== undefined && state.state === 'ready' && !state.refreshing && read.version >= least) {
    if (opened === undefined || (before !== undefined && read !== before)) {
      setOpened(read);
      setBefore(undefined);
    }
  }
  const onWriting = () => setBefore(read);
  usePageHead(read?.title ?? words.what);

  if (opened !== undefined && opened.slides.length > 0)
    return (
      <DeckEditor
        key={opened.version}
        deck={opened}
        embedded={embedded}
        onWriting={onWriting}
        onReread={(version) => {
          setLeast(version);
          setOpened(undefined);
        }}
      />
    );
  if (read !== undefined && isGoing(read)) return <DeckMaking deck={read} />;
  const gone = state.state === 'error' && state.error.code === 404;
  return (
    <PageFrame
      title={read?.title ?? words.what}
      crumbs={[{ label: words.list, href: place.listHref }]}
      onNavigate={follow}
    >
      {gone ? (
        <EmptyState title={words.gone} action={{ label: words.back, onClick: place.openList }} />
      ) : (
        <AsyncView value={state} what={words.what} skeleton={<Skeletons shape="rows" count={6} />}>
          {(deck) =>
            opened === undefined ? (
              <Skeletons shape="rows" count={6} />
            ) : (
              <Unwritten deck={deck} onWriting={onWriting} />
            )
          }
        </AsyncView>
      )}
    </PageFrame>
  );
};
