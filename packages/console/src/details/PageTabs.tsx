import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { oneOf } from '../navigation/addressValues.js';
import { useQueryState } from '../navigation/useQueryState.js';
import { TabBar } from './details.styles.js';

export interface PageTab<Key extends string> {
  readonly key: Key;
  readonly label: ReactNode;
}

/** The tab of a page that is shown, as `tab` in its address; the first one stands there by not standing there. */
export const usePageTab = <Key extends string>(keys: readonly [Key, ...Key[]]): Key => {
  const [get] = useQueryState();
  return oneOf(get('tab'), keys) ?? keys[0];
};

export interface PageTabsProps<Key extends string> {
  /** The first is the usual one. */
  tabs: readonly [PageTab<Key>, ...PageTab<Key>[]];
  active: Key;
}

/** The tabs of a page. Going to another takes along neither search nor page nor what was open. */
export const PageTabs = <Key extends string>({ tabs, active }: PageTabsProps<Key>) => {
  const [, set] = useQueryState();
  const onChange = (tab: string) =>
    set({
      tab: tab === tabs[0].key ? undefined : tab,
      open: undefined,
      current: undefined,
      size: undefined,
      q: undefined,
      sort: undefined,
    });
  return (
    <TabBar>
      <Tabs activeKey={active} onChange={onChange} items={[...tabs]} />
    </TabBar>
  );
};
