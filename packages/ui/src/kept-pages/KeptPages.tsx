import { Activity, type ReactNode, Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { tabsWords } from '../tab-bar/locale.js';
import { EmptyState } from '../states/EmptyState.js';
import { Skeletons } from '../states/Skeletons.js';
import { useDelayed } from '../states/useDelayed.js';
import { Page } from './KeptPages.styles.js';
import { type KeptTexts, KeptTextsContext, TextsOfTabs } from './keptText.js';
import { PageBoundary } from './PageBoundary.js';
import { PageEndContext, PageEnds } from './pageEnd.js';
import { keptKeys, KEPT_PAGES, type OpenTab, type TabsState } from './tabs.js';
import { UnsavedContext, UnsavedMarks } from './unsaved.js';
import { usePlace } from './usePlace.js';

export interface PageCrash {
  tab: OpenTab;
  error: unknown;
  /** Starts the page anew. */
  reload: () => void;
}

export interface KeptPagesProps {
  /** The open tabs, and which of them is shown. */
  state: TabsState;
  /** Keys of the tabs with unsaved work, as `onUnsavedChange` told them. */
  unsaved: ReadonlySet<string>;
  /** How many pages stay alive at most. Those with unsaved work are never let go. Default 12. */
  max?: number;
  /** Draws the page of a tab. A hidden page keeps its state, and has no effects running. */
  renderPage: (tab: OpenTab, info: { shown: boolean }) => ReactNode;
  /** A page has begun or ceased to hold unsaved work (`useUnsaved`). */
  onUnsavedChange: (change: { key: string; unsaved: boolean }) => void;
  /** Asked for by the message in place of a page that crashed. */
  onReload: (key: string) => void;
  /** A page crashed: for the log. */
  onCrash?: (crash: { key: string; error: unknown; componentStack: string }) => void;
  /** In place of a page that crashed. Default: a sentence, and a button that starts it anew. */
  renderCrash?: (crash: PageCrash) => ReactNode;
}

const Waiting = () => (useDelayed(true) ? <Skeletons shape="table" count={8} /> : null);

const Crashed = ({ tab, reload }: PageCrash) => {
  const words = useWords(tabsWords);
  return (
    <EmptyState
      picture="failed"
      role="alert"
      title={words.crashed(tab.view.meta.title)}
      description={words.crashedText}
      action={{ label: words.reloadTab, onClick: reload }}
    />
  );
};

interface KeptPageProps extends Omit<KeptPagesProps, 'state' | 'unsaved' | 'max'> {
  tab: OpenTab;
  shown: boolean;
  texts: KeptTexts;
}

const KeptPage = (props: KeptPageProps) => {
  const { tab, shown, texts, renderPage, onUnsavedChange, onReload, onCrash, renderCrash } = props;
  const { key } = tab;
  const place = usePlace(shown);
  const tell = useEffectEvent((unsaved: boolean) => onUnsavedChange({ key, unsaved }));
  const [marks] = useState(() => new UnsavedMarks());
  const [ends] = useState(() => new PageEnds());

  useLayoutEffect(() => marks.listen((unsaved) => tell(unsaved)), [marks]);
  useLayoutEffect(() => {
    marks.setShown(shown);
    ends.setShown(shown);
  }, [marks, ends, shown]);
  useLayoutEffect(() => () => ends.end(), [ends]);

  const crash = (error: unknown): PageCrash => ({ tab, error, reload: () => onReload(key) });
  return (
    <UnsavedContext value={marks}>
      <PageEndContext value={ends}>
        <KeptTextsContext value={texts}>
          <Activity mode={shown ? 'visible' : 'hidden'}>
            <Page {...place} data-tab={key}>
              <PageBoundary
                fallback={(error) => (renderCrash ?? ((problem) => <Crashed {...problem} />))(crash(error))}
                onError={(error, info) => onCrash?.({ key, error, ...info })}
              >
                <Suspense fallback={<Waiting />}>{renderPage(tab, { shown })}</Suspense>
              </PageBoundary>
            </Page>
          </Activity>
        </KeptTextsContext>
      </PageEndContext>
    </UnsavedContext>
  );
};

/** Another one where it was started anew. */
const nameOf = ({ key, revision }: OpenTab): string => `${key} ${revision}`;

/**
 * The pages of the open tabs, one of them shown. The others are hidden as they are: their fields, scroll positions and
 * focus come back with them. Those shown longest ago are let go beyond `max`, and start anew, but for words that were typed and
 * not sent (`useKeptText`). A page that crashes takes no other along.
 */
export const KeptPages = ({ state, unsaved, max = KEPT_PAGES, ...rest }: KeptPagesProps) => {
  const kept = keptKeys(state, unsaved, max);
  const [texts] = useState(() => new TextsOfTabs());
  useEffect(() => texts.keepOnly(new Set(state.tabs.map(nameOf))), [texts, state.tabs]);
  return (
    state.tabs
      .filter(({ key }) => kept.has(key))
      // Moving a tab must not move its page: that would blank frames and reset scroll positions.
      .toSorted((a, b) => (a.key < b.key ? -1 : 1))
      .map((tab) => (
        <KeptPage
          key={nameOf(tab)}
          tab={tab}
          shown={tab.key === state.activeKey}
          texts={texts.of(nameOf(tab))}
          {...rest}
        />
      ))
  );
};
