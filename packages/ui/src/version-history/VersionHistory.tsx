import { type Async, formatDateTime, loading, type Problem, ready } from '@console/base';
import { Button } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import type { DifferenceText } from '../difference-view/types.js';
import { useConfirm } from '../dialog/useConfirm.js';
import { useWords } from '../locale/useWords.js';
import { RoomContext } from '../room/RoomContext.js';
import { useRoom } from '../room/useRoom.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { AsyncView } from '../states/AsyncView.js';
import { EmptyState } from '../states/EmptyState.js';
import { FailedNotice } from '../states/FailedNotice.js';
import { Tag } from '../states/Tag.js';
import { versionWords } from './locale.js';
import type { ShownVersion, Version, VersionPage } from './types.js';
import { Choose, List, More, Pane, Root, Row, Side } from './VersionHistory.styles.js';
import { VersionPane } from './VersionPane.js';

export interface VersionHistoryProps extends RootProps<HTMLDivElement> {
  /** Those that were asked for so far, newest first. */
  versions: Async<VersionPage>;
  /** The version in force: it cannot be restored, and others are compared with it first. */
  currentId?: string;
  /** What the reader looks at; null for the list alone. Left out, the widget keeps it itself. */
  shown?: ShownVersion | null;
  /** Default null. */
  defaultShown?: ShownVersion | null;
  /** Load the texts of what is shown now. */
  onShownChange?: (shown: ShownVersion | null) => void;
  /** What the shown version holds. Default: loading. */
  text?: Async<DifferenceText>;
  /** What the one holds that it is compared with. Default: loading. */
  comparedText?: Async<DifferenceText>;
  /** Earlier ones are asked for. Left out, there is no button. */
  onMore?: () => void;
  /** How that goes: loading, or failed. Default: nothing is under way. */
  more?: Async<unknown>;
  /** Called after the reader agreed. The button waits for the promise. Left out, nothing can be restored. */
  onRestore?: (id: string) => Promise<unknown>;
  /** What follows from restoring, where it is not that the content is replaced and all versions are kept. */
  restoreText?: string;
  /** Why restoring failed. */
  problem?: Problem;
  /** Pixels that a comparison may take before it scrolls. Default 480. */
  height?: number;
}

const idle = ready(null);

/**
 * The versions of something: who kept them, when, and what changed; one to look at, two to compare, one to bring back.
 * With little room, the list and the version take turns, and the focus goes along.
 */
export const VersionHistory = ({
  versions,
  currentId,
  shown: given,
  defaultShown = null,
  onShownChange,
  text = loading,
  comparedText = loading,
  onMore,
  more = idle,
  onRestore,
  restoreText,
  problem,
  height = 480,
  ...root
}: VersionHistoryProps) => {
  const words = useWords(versionWords);
  const confirm = useConfirm();
  const { attributes, narrow } = useRoom(root.ref, { least: 720 });
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [own, setOwn] = useState(defaultShown);
  const [restoring, setRestoring] = useState<string>();
  // Where the focus goes once the other one of the two is drawn.
  const [going, setGoing] = useState<{ to: 'version' } | { to: 'list'; id: string }>();
  const shown = given === undefined ? own : given;
  const all = versions.state === 'ready' ? versions.data.list : [];
  const version = all.find(({ id }) => id === shown?.id);
  const nameOf = ({ name, number }: Version) => name ?? words.version(number);

  useLayoutEffect(() => {
    if (going?.to === 'version') heading.current?.focus();
    if (going?.to === 'list')
      list.current?.querySelector<HTMLElement>(`[data-version="${CSS.escape(going.id)}"]`)?.focus();
  }, [going]);

  const show = (next: ShownVersion | null) => {
    setOwn(next);
    onShownChange?.(next);
  };
  const open = (id: string) => {
    show({ id });
    if (narrow) setGoing({ to: 'version' });
  };
  const back = (id: string) => {
    show(null);
    setGoing({ to: 'list', id });
  };
  const restore = async (wanted: Version, run: NonNullable<typeof onRestore>) => {
    const agreed = await confirm({
      title: words.restoreTitle(nameOf(wanted)),
      text: restoreText ?? words.restoreText,
      verb: words.restoreVerb,
    });
    if (!agreed) return;
    setRestoring(wanted.id);
    try {
      await run(wanted.id);
    } finally {
      setRestoring(undefined);
    }
  };

  const nothing = <EmptyState title={words.empty} description={words.emptyText} />;
  const isAlone = narrow && version !== undefined;
  return (
    <RoomContext value={narrow}>
      <Root {...rootProps(root)} {...attributes}>
        {!isAlone && (
          <Side>
            <AsyncView
              value={versions}
              what={words.list}
              empty={({ list: rows }) => (rows.length > 0 ? null : nothing)}
            >
              {(page) => (
                <>
                  <List ref={list} aria-label={words.listOf(page.total)}>
                    {page.list.map((one) => (
                      <li key={one.id}>
                        <Row
                          type="button"
                          data-version={one.id}
                          aria-current={one.id === version?.id ? 'true' : undefined}
                          onClick={() => open(one.id)}
                        >
                          <span>
                            <b>{nameOf(one)}</b>
                            {one.id === currentId && <Tag tone="ok">{words.current}</Tag>}
                          </span>
                          <small>{[one.by, formatDateTime(one.at)].filter(Boolean).join(' · ')}</small>
                          {one.note !== undefined && <p>{one.note}</p>}
                        </Row>
                      </li>
                    ))}
                  </List>
                  {onMore && page.list.length < page.total && (
                    <More>
                      <FailedNotice value={more} what={words.moreWhat} />
                      {more.state !== 'error' && (
                        <Button loading={more.state === 'loading'} onClick={onMore}>
                          {words.more(page.total - page.list.length)}
                        </Button>
                      )}
                    </More>
                  )}
                </>
              )}
            </AsyncView>
          </Side>
        )}
        {version !== undefined && shown !== null ? (
          <VersionPane
            key={version.id}
            version={version}
            versions={all}
            currentId={currentId}
            nameOf={nameOf}
            shown={shown}
            onShownChange={show}
            text={text}
            comparedText={comparedText}
            height={height}
            heading={heading}
            restoring={restoring === version.id}
            onRestore={
              onRestore && version.id !== currentId && (restoring === undefined || restoring === version.id)
                ? () => void restore(version, onRestore)
                : undefined
            }
            onBack={narrow ? () => back(version.id) : undefined}
            problem={problem}
          />
        ) : (
          !narrow &&
          all.length > 0 && (
            <Pane>
              <Choose>{words.choose}</Choose>
            </Pane>
          )
        )}
      </Root>
    </RoomContext>
  );
};
