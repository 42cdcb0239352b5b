import { KeptPages, type OpenTab } from '@console/ui/kept-pages';
import { memo, type RefObject, useMemo } from 'react';
import { type Location, parsePath } from 'react-router-dom';
import { type Tab, TabContext } from '../navigation/TabContext.js';
import { PageAt } from './PageAt.js';
import { PageFailure } from './PageFailure.js';
import type { Tabs } from './useTabs.js';

interface TabPageProps {
  tab: OpenTab;
  /** The address bar's, where it is this tab's. */
  location: Location | null;
  shownKey: RefObject<string | null>;
  onNote: (change: { key: string; fullPath: string }) => void;
  onEntitle: (change: { key: string; title: string }) => void;
}

/** The page of one tab, at the tab's own address. The shell around it is drawn with every letter in the finder. */
const TabPage = memo(function TabPage(props: TabPageProps) {
  const { key, view } = props.tab;
  const { location, shownKey, onNote, onEntitle } = props;
  const { fullPath } = view;
  const kept = useMemo<Location>(
    () => ({ pathname: '/', search: '', hash: '', ...parsePath(fullPath), state: null, key: 'kept' }),
    [fullPath],
  );
  const tab = useMemo<Tab>(
    () => ({
      isShown: () => shownKey.current === key,
      note: (next) => onNote({ key, fullPath: next }),
      entitle: (title) => onEntitle({ key, title }),
    }),
    [key, shownKey, onNote, onEntitle],
  );
  return (
    <TabContext value={tab}>
      <PageAt location={location ?? kept} />
    </TabContext>
  );
});

interface TabPagesProps {
  tabs: Tabs;
  location: Location;
}

/** The pages of the open tabs. */
export const TabPages = ({ tabs, location }: TabPagesProps) => (
  <KeptPages
    state={tabs.state}
    unsaved={tabs.unsaved}
    onUnsavedChange={tabs.onUnsavedChange}
    onReload={(key) => void tabs.reload(key)}
    renderPage={(tab, { shown }) => (
      <TabPage
        tab={tab}
        location={shown ? location : null}
        shownKey={tabs.shownKey}
        onNote={tabs.note}
        onEntitle={tabs.entitle}
      />
    )}
    renderCrash={({ error, reload }) => <PageFailure error={error} onRestart={reload} />}
  />
);
