import { Pagination } from 'antd';
import {
  Fragment,
  type ReactNode,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useWords } from '../locale/useWords.js';
import { RoomContext } from '../room/RoomContext.js';
import { useRoom } from '../room/useRoom.js';
import { rootProps } from '../root/rootProps.js';
import { AsyncView } from '../states/index.js';
import type { ChunkSlice } from './chunk.js';
import { type ChunkDrafts, isDirty, NEW } from './chunkDraft.js';
import { Body, Foot, Root, Row, Rows, Scroller } from './ChunkList.styles.js';
import { ChunkListBar } from './ChunkListBar.js';
import type { ChunkListProps } from './chunkListProps.js';
import { ChunkRow } from './ChunkRow.js';
import { chunkWords } from './locale.js';
import { NothingListed } from './NothingListed.js';
import { ReviewBar } from './ReviewBar.js';
import { useAllowed } from './useAllowed.js';
import { useDrafts } from './useDrafts.js';
import { useEditing } from './useEditing.js';
import { useReviewKeys } from './useReviewKeys.js';
import { useRowActions } from './useRowActions.js';
import { useRowProblems } from './useRowProblems.js';

const noDrafts: ChunkDrafts = new Map();

/** The chunks of a document: read, filter, switch, edit in place. Fills its parent, which gives it a height. */
export const ChunkList = (props: ChunkListProps) => {
  const { chunks, current, size, onCurrentChange, activeId = null, hoveredId = null } = props;
  const { ref, defaultDrafts = noDrafts, onDraftsChange } = props;
  const words = useWords(chunkWords);
  const { drafts, begin, beginNew, write, end, endAll } = useDrafts(defaultDrafts);
  const root = useRef<HTMLElement>(null);
  const { attributes, narrow } = useRoom(root, { least: 480 });
  const scroller = useRef<HTMLDivElement>(null);
  const [help, setHelp] = useState(false);

  const slice = chunks.state === 'ready' ? chunks.data : null;
  const list = slice?.list;
  const find = (id: string) => list?.find((chunk) => chunk.id === id);

  useEffect(() => {
    onDraftsChange?.(new Map([...drafts].filter(([, draft]) => isDirty(draft))));
  }, [drafts, onDraftsChange]);

  const add = useCallback(
    (after?: string) => {
      beginNew(after === undefined ? {} : { after });
      if (after === undefined) scroller.current?.scrollTo({ top: 0 });
    },
    [beginNew],
  );
  useImperativeHandle(
    ref,
    () => ({
      get nativeElement() {
        return root.current;
      },
      add,
      addBox: (box, text) => {
        beginNew({ box }, text);
        scroller.current?.scrollTo({ top: 0 });
      },
      discard: endAll,
    }),
    [add, beginNew, endAll],
  );

  const focusRow = (id: string) =>
    scroller.current?.querySelector<HTMLElement>(`[data-chunk="${CSS.escape(id)}"] [data-numeral]`)?.focus();
  const { problems, attempt } = useRowProblems();
  const actions = useRowActions(props, { begin, end, add, attempt });
  const allowed = useAllowed(props);
  const { editorOf, conflict } = useEditing(props, { drafts, write, end, find, focusRow });

  const goOn = useReviewKeys(props.review !== undefined, {
    root,
    ids: useMemo(() => (list ?? []).map(({ id }) => id), [list]),
    activeId,
    current,
    pages: Math.ceil((slice?.total ?? 0) / size),
    onSelect: (id) => {
      props.onSelect?.(id);
      requestAnimationFrame(() => focusRow(id));
    },
    onTurn: onCurrentChange,
    onKey: (key, id) => {
      if (key === 'help') return setHelp(!help);
      const chunk = find(id);
      if (chunk === undefined || drafts.has(id)) return;
      if (key === 'edit' && allowed.edit) actions.edit(id);
      if (key === 'toggle' && allowed.toggle) void actions.toggle(id, !chunk.enabled);
      if (key === 'check') {
        goOn(1);
        if (allowed.check && chunk.checked !== true) void actions.check(id, true);
      }
      if (key === 'remove' && allowed.remove) {
        goOn(1);
        void actions.remove(id);
      }
    },
  });

  const after = drafts.get(NEW)?.after;
  const fresh = drafts.has(NEW) && (
    <Row data-active="">
      <span />
      <Body>{editorOf(NEW)}</Body>
    </Row>
  );
  // Where only some are listed, nobody knows what stands between two of them.
  const isWhole = props.filter === 'all' && props.keyword === '';
  const lastId = isWhole && current * size >= (slice?.total ?? 0) ? list?.at(-1)?.id : undefined;
  const nothing = ({ list: found }: ChunkSlice): ReactNode =>
    found.length > 0 || fresh ? null : <NothingListed {...props} />;
  const freshAtTop = after === undefined || find(after) === undefined;

  return (
    <RoomContext value={narrow}>
      <Root {...rootProps({ ...props, ref: undefined })} {...attributes} aria-label={words.list}>
        <ChunkListBar {...props} counts={slice?.counts} />
        {props.review && <ReviewBar {...props.review} help={help} onHelpChange={setHelp} />}
        <Scroller ref={scroller} data-list="">
          <AsyncView value={chunks} what={words.what} empty={nothing}>
            {(data) => (
              <Rows>
                {freshAtTop && fresh}
                {data.list.map((chunk) => (
                  <Fragment key={chunk.id}>
                    <ChunkRow
                      chunk={chunk}
                      active={chunk.id === activeId}
                      hovered={chunk.id === hoveredId}
                      hasNext={chunk.id !== lastId}
                      problem={problems.get(chunk.id)}
                      allowed={allowed}
                      actions={actions}
                      editor={editorOf(chunk.id)}
                    />
                    {!freshAtTop && chunk.id === after && fresh}
                  </Fragment>
                ))}
              </Rows>
            )}
          </AsyncView>
          {slice && slice.total > size && (
            <Foot>
              <span>{words.total(slice.total)}</span>
              <Pagination
                size="small"
                current={current}
                pageSize={size}
                total={slice.total}
                showSizeChanger={false}
                showLessItems
                onChange={(page) => onCurrentChange(page)}
              />
            </Foot>
          )}
        </Scroller>
        {conflict}
      </Root>
    </RoomContext>
  );
};
