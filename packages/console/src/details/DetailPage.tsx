import type { RouteName } from '@console/api/contract';
import type { Async } from '@console/base';
import { PageFrame } from '@console/ui/page-frame';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import type { ReactNode } from 'react';
import { usePageHead } from '../shell/ShellContext.js';
import { linkTo } from '../navigation/address.js';
import { useAddress } from '../navigation/useAddress.js';
import { useTabNavigate } from '../navigation/useTabNavigate.js';

export interface DetailPageProps<Item> {
  /** The page's name until that of the record is known, and where it has none. */
  title: string;
  titleOf: (item: Item) => string;
  /** The list that it comes from, and the words of the way back. */
  parent: { title: string; route: RouteName; back: string };
  /** The record; undefined as data where there is none of that id, and undefined where the address names none. */
  item: Async<Item | undefined> | undefined;
  /** What is loaded, for the message when that fails: "基本信息". */
  what: string;
  /** Said where it is gone, and where the address names none. */
  gone: string;
  none: string;
  count?: ReactNode;
  /** Beside the title. */
  renderTags?: (item: Item) => ReactNode;
  /** At the right, one primary at most, last. */
  renderActions?: (item: Item) => ReactNode;
  /** Between the head and what they show, where there is a record, or one on its way. */
  tabs?: ReactNode;
  /** Draws the record. What it draws scrolls by itself: `DetailBody`. */
  children: (item: Item) => ReactNode;
  /** Drawers and dialogs that stand beside it. */
  beside?: ReactNode;
}

/** The page of one record, in every state that it can be in: on its way, failed, gone, never named. */
export const DetailPage = <Item,>(props: DetailPageProps<Item>) => {
  const { title, titleOf, parent, item, what, gone, none, count, renderTags, renderActions, tabs, children, beside } =
    props;
  const open = useTabNavigate();
  const { follow } = useAddress();
  const known = item?.state === 'ready' ? item.data : undefined;
  const name = known === undefined ? title : titleOf(known);
  usePageHead(name);
  const empty = (why: string) => (
    <EmptyState title={why} action={{ label: parent.back, onClick: () => open(parent.route) }} />
  );
  const missing = item?.state === 'error' && item.error.code === 404;
  const hasNothing = item === undefined || missing || (item.state === 'ready' && item.data === undefined);
  const shown = () => {
    if (item === undefined) return empty(none);
    if (missing) return empty(gone);
    return (
      <AsyncView
        value={item}
        what={what}
        skeleton={<Skeletons shape="rows" count={6} />}
        empty={(data) => (data === undefined ? empty(gone) : null)}
      >
        {(data) => data !== undefined && children(data)}
      </AsyncView>
    );
  };
  return (
    <PageFrame
      title={name}
      crumbs={[{ label: parent.title, href: linkTo(parent.route) }]}
      onNavigate={follow}
      {...(count !== undefined && { count })}
      {...(known !== undefined && renderTags && { tags: renderTags(known) })}
      {...(known !== undefined && renderActions && { actions: renderActions(known) })}
    >
      {!hasNothing && tabs}
      {shown()}
      {beside}
    </PageFrame>
  );
};
