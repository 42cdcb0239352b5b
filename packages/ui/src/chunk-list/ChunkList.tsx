import type { Async, Position } from '@console/base';
import { SearchOutlined } from '@ant-design/icons';
import { Pagination, Segmented } from 'antd';
import {
  Fragment,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../button/index.js';
import { useConfirm } from '../dialog/index.js';
import { useWords } from '../locale/useWords.js';
import { chunkWords } from './locale.js';
import { AsyncView, EmptyState, FilteredEmpty } from '../states/index.js';
import { ChunkEditor } from './ChunkEditor.js';
import { Bar, Body, Compare, Foot, Root, Row, Rows, Scroller } from './ChunkList.styles.js';
import { type Allowed, ChunkRow, type RowActions } from './ChunkRow.js';
import { ChunkSearch } from './ChunkSearch.js';
import { ChunkConflict } from './ChunkConflict.js';
import {
  type ChunkFilter,
  type ChunkHints,
  type ChunkItem,
  chunkNumber,
  type ChunkSlice,
  hintsOf,
  sameHints,
} from './chunk.js';
import { ReviewBar } from './ReviewBar.js';
import { useReviewKeys } from './useReviewKeys.js';
import { type ChunkDraft, type ChunkDrafts, isDirty, NEW, useDrafts } from './useDrafts.js';
import { RoomContext } from '../room/RoomContext.js';
import { useRoom } from '../room/useRoom.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

/** What is changed of a chunk. What is left out stays. */
export interface ChunkChange extends Partial<ChunkHints> {
  id: string;
  content: string;
  /** The version that whoever writes it has read. Left out: nobody counts. */
  version?: number;
}

/** How the checking of a document goes. */
export interface ChunkReviewState {
  checked: number;
  all: number;
  onClose: () => void;
}

export interface ChunkListHandle {
  /** Its outermost element. */
  readonly nativeElement: HTMLElement | null;
  /** Opens an empty editor for a new chunk: after the given one, or at the top of the list. */
  add: (after?: string) => void;
  /** The same for a box drawn on a page, with the words in it. */
  addBox: (box: Position, text: string) => void;
  /** Gives up all that is being written, without a question. */
  discard: () => void;
}

export interface ChunkListProps extends Omit<RootProps, 'ref'> {
  /** One page of chunks, in document order. */
  chunks: Async<ChunkSlice>;
  /** Which chunks are listed. */
  filter: ChunkFilter;
  /** Another filter was chosen: load its chunks. */
  onFilterChange: (filter: ChunkFilter) => void;
  /** What is searched for; empty where nothing is. */
  keyword: string;
  /** What was typed into the search, once it is complete. */
  onKeywordChange: (keyword: string) => void;
  /** The page of chunks shown, from 1. */
  current: number;
  /** Chunks a page. */
  size: number;
  /** Another page of chunks was asked for. */
  onCurrentChange: (current: number) => void;
  /** The chunk being read: marked, its actions open, kept in view. */
  activeId?: string | null;
  /** The chunk the pointer is on, here or in the preview. */
  hoveredId?: string | null;
  /** A chunk was opened: show where it stands. */
  onSelect?: (id: string) => void;
  /** The pointer is over another chunk, or over none. */
  onHoverChange?: (id: string | null) => void;
  /** When it rejects, the row says why and the switch goes back. Left out, there are no switches. */
  onToggle?: (event: { id: string; enabled: boolean }) => Promise<unknown>;
  /** Resolved when the new words are saved and loaded. When it rejects, the words stay in the editor. Left out, no editing. */
  onModify?: (event: ChunkChange) => Promise<unknown>;
  /** Called once the reader has confirmed. */
  onRemove?: (id: string) => Promise<unknown>;
  /** `after`: the chunk it follows; left out, it goes to the end. */
  onAdd?: (event: { content: string; after?: string; box?: Position }) => Promise<unknown>;
  /** Two are to be made of a chunk, at a character of its text. Left out, none is split. */
  onSplit?: (event: { id: string; at: number; version?: number }) => Promise<unknown>;
  /** The next chunk is to be put at the end of this one. Left out, none are merged. */
  onMerge?: (event: { id: string; version?: number }) => Promise<unknown>;
  /** A person has looked at it, or takes that back. Left out, nobody can. */
  onCheck?: (event: { id: string; checked: boolean }) => Promise<unknown>;
  /** What a chunk was is to be shown. Leave out to hide the verb. */
  onHistory?: (id: string) => void;
  /** Chunks are checked one by one, by keys. Left out, the keys do nothing. */
  review?: ChunkReviewState;
  /** Retrieval is to be tried out with a chunk. Leave out to hide the verb. */
  onTest?: (id: string) => void;
  /** What was being written earlier and is to go on. Read once. */
  defaultDrafts?: ChunkDrafts;
  /** Told what is being written and not saved, with each change of it: to keep it, and to ask before it is lost. */
  onDraftsChange?: (drafts: ChunkDrafts) => void;
  /** In place of the first-use text, while nothing is filtered. */
  empty?: ReactNode;
  /** To begin a new chunk, and to give up what is being written. */
  ref?: Ref<ChunkListHandle>;
}

const noDrafts: ChunkDrafts = new Map();

const filters = ['all', 'disabled', 'edited', 'unchecked'] as const;

/** The chunks of a document: read, filter, switch, edit in place. Fills its parent, which gives it a height. */
export const ChunkList = (props: ChunkListProps) => {
  const {
    chunks,
    filter,
    onFilterChange,
    keyword,
    onKeywordChange,
    current,
    size,
    onCurrentChange,
    activeId = null,
    hoveredId = null,
  } = props;
  const { ref, defaultDrafts = noDrafts, onDraftsChange } = props;
  const words = useWords(chunkWords);
  const confirm = useConfirm();
  const { drafts, begin, beginNew, write, end, endAll } = useDrafts(defaultDrafts);
  const after = drafts.get(NEW)?.after ?? null;
  const [searching, setSearching] = useState(false);
  const root = useRef<HTMLElement>(null);
  const { attributes, narrow: mobile } = useRoom(root, { least: 480 });
  const scroller = useRef<HTMLDivElement>(null);
  const [help, setHelp] = useState(false);
  const [comparing, setComparing] = useState<string | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const slice = chunks.state === 'ready' ? chunks.data : null;
  const counts = slice?.counts;
  const list = slice?.list;
  const find = (id: string) => list?.find((chunk) => chunk.id === id);

  useEffect(() => {
    onDraftsChange?.(new Map([...drafts].filter(([, draft]) => isDirty(draft))));
  }, [drafts, onDraftsChange]);

  const add = useCallback(
    (id?: string) => {
      beginNew(id === undefined ? {} : { after: id });
      if (id === undefined) scroller.current?.scrollTo({ top: 0 });
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

  const actions = useMemo((): RowActions => {
    const now = () => latest.current;
    const known = (id: string) => {
      const { chunks: value } = now();
      return value.state === 'ready' ? value.data.list.find((chunk) => chunk.id === id) : undefined;
    };
    return {
      select: (id) => now().onSelect?.(id),
      hover: (id) => now().onHoverChange?.(id),
      toggle: async (id, enabled) => now().onToggle?.({ id, enabled }),
      edit: (id) => {
        const chunk = known(id);
        if (chunk) begin(id, draftOf(chunk));
      },
      merge: async (id) => now().onMerge?.({ id, ...versionOf(known(id)) }),
      check: async (id, checked) => now().onCheck?.({ id, checked }),
      history: (id) => now().onHistory?.(id),
      test: (id) => now().onTest?.(id),
      addAfter: add,
      remove: async (id) => {
        const number = chunkNumber(known(id)?.index ?? 0);
        const question = { title: words.deleteTitle(number), text: words.deleteText, verb: words.deleteVerb };
        if (!(await confirm({ ...question, danger: true }))) return;
        await now().onRemove?.(id);
        end(id);
      },
    };
  }, [add, begin, confirm, end, words]);

  const allowed = useAllowed(props);

  const focusRow = (id: string) =>
    scroller.current?.querySelector<HTMLElement>(`[data-chunk="${CSS.escape(id)}"] [data-numeral]`)?.focus();
  const close = (id: string) => {
    end(id);
    requestAnimationFrame(() => focusRow(id === NEW ? (after ?? '') : id));
  };
  const cancel = async (id: string) => {
    const draft = drafts.get(id);
    const question = { title: words.discardTitle, text: words.discardText, verb: words.discardVerb, danger: true };
    if (!draft || !isDirty(draft) || (await confirm(question))) close(id);
  };
  const save = async (id: string, content: string) => {
    if (id === NEW) {
      const box = drafts.get(NEW)?.box;
      await props.onAdd?.({ content, ...(after !== null && { after }), ...(box && { box }) });
    } else {
      const draft = drafts.get(id);
      const { baseHints, hints, version } = draft ?? {};
      try {
        await props.onModify?.({
          id,
          content,
          ...(version !== undefined && { version }),
          ...(hints && baseHints && !sameHints(hints, baseHints) && hints),
        });
      } catch (error) {
        setComparing(id);
        throw error;
      }
    }
    close(id);
  };
  const keepMine = (chunk: ChunkItem) => {
    const { base, ...rest } = draftOf(chunk);
    write(chunk.id, { base, ...rest });
    setComparing(null);
  };
  const takeTheirs = (id: string) => {
    setComparing(null);
    close(id);
  };

  const editorOf = (id: string): ReactNode => {
    const draft = drafts.get(id);
    if (!draft) return null;
    const chunk = find(id);
    const outdated = chunk !== undefined && isOutdated(draft, chunk);
    return (
      <ChunkEditor
        label={id === NEW ? words.newContent : words.content}
        verb={id === NEW ? words.add : words.save}
        value={draft.text}
        hints={draft.hints}
        onHintsChange={(hints) => write(id, { hints })}
        dirty={isDirty(draft)}
        onSplit={
          id === NEW || props.onSplit === undefined
            ? undefined
            : async (at) => {
                await props.onSplit?.({ id, at, ...versionOf(chunk) });
                close(id);
              }
        }
        onChange={(text) => write(id, { text })}
        onSubmit={(text) => save(id, text)}
        onCancel={() => void cancel(id)}
        {...(outdated && {
          caution: (
            <>
              {words.newerVersion} <Compare onClick={() => setComparing(id)}>{words.compare}</Compare>
            </>
          ),
        })}
      />
    );
  };
  const fresh = drafts.has(NEW) && (
    <Row data-active="">
      <span />
      <Body>{editorOf(NEW)}</Body>
    </Row>
  );
  const freshAtTop = after === null || find(after) === undefined;

  const comparedChunk = comparing === null ? undefined : find(comparing);
  const comparedDraft = comparing === null ? undefined : drafts.get(comparing);
  const compared =
    comparedChunk && comparedDraft && isOutdated(comparedDraft, comparedChunk)
      ? { chunk: comparedChunk, draft: comparedDraft }
      : null;
  const shownFilters = filters.filter((value) => value !== 'unchecked' || counts?.unchecked !== undefined);

  const focusActive = (id: string) => {
    props.onSelect?.(id);
    requestAnimationFrame(() => focusRow(id));
  };
  const goOn = useReviewKeys(props.review !== undefined, {
    root,
    ids: useMemo(() => (list ?? []).map(({ id }) => id), [list]),
    activeId,
    current,
    pages: Math.ceil((slice?.total ?? 0) / size),
    onSelect: focusActive,
    onTurn: onCurrentChange,
    onKey: (key, id) => {
      const chunk = find(id);
      if (key === 'help') setHelp(!help);
      else if (chunk === undefined || drafts.has(id)) return;
      else if (key === 'edit') {
        if (allowed.edit) actions.edit(id);
      } else if (key === 'toggle') run(id, () => actions.toggle(id, !chunk.enabled));
      else if (key === 'check') {
        if (allowed.check && chunk.checked !== true) run(id, () => actions.check(id, true));
        goOn(1);
      } else if (allowed.remove) {
        goOn(1);
        run(id, async () => props.onRemove?.(id));
      }
    },
  });
  /** What fails is said by whoever does it. */
  const run = (_id: string, work: () => Promise<unknown>) => void work().catch(() => undefined);

  const conditions = [
    ...(filter === 'disabled' ? [words.onlyDisabled] : []),
    ...(filter === 'edited' ? [words.onlyEdited] : []),
    ...(filter === 'unchecked' ? [words.onlyUnchecked] : []),
    ...(keyword === '' ? [] : [words.withKeyword(keyword)]),
  ].join(words.join);
  const clear = () => {
    if (filter !== 'all') onFilterChange('all');
    if (keyword !== '') onKeywordChange('');
  };
  const nothing = ({ list: found }: ChunkSlice): ReactNode => {
    if (found.length > 0 || fresh) return null;
    if (conditions !== '') {
      return <FilteredEmpty title={words.filteredEmpty} conditions={conditions} onClear={clear} />;
    }
    return props.empty ?? <EmptyState title={words.empty} description={words.emptyText} />;
  };

  return (
    <RoomContext value={mobile}>
      <Root {...rootProps({ ...props, ref: undefined })} {...attributes} aria-label={words.list}>
        <Bar>
          <Segmented<ChunkFilter>
            aria-label={words.filter}
            value={filter}
            options={shownFilters.map((value) => ({ value, label: words[value](counts?.[value]) }))}
            onChange={onFilterChange}
          />
          {mobile && (
            <IconButton
              label={words.search}
              icon={<SearchOutlined />}
              aria-expanded={searching}
              onClick={() => setSearching(!searching)}
            />
          )}
          {(!mobile || searching || keyword !== '') && <ChunkSearch keyword={keyword} onChange={onKeywordChange} />}
        </Bar>
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
        {compared && (
          <ChunkConflict
            open={comparing !== null}
            chunk={compared.chunk}
            draft={compared.draft}
            onKeepMine={() => keepMine(compared.chunk)}
            onTakeTheirs={() => takeTheirs(compared.chunk.id)}
            onClose={() => setComparing(null)}
          />
        )}
      </Root>
    </RoomContext>
  );
};

/** What is edited of a chunk, as it is before anything is typed. */
const draftOf = (chunk: ChunkItem): Omit<ChunkDraft, 'text'> => ({
  base: chunk.content,
  ...versionOf(chunk),
  ...(chunk.tags && { baseHints: hintsOf(chunk) }),
});

const versionOf = (chunk: ChunkItem | undefined) => (chunk?.version === undefined ? {} : { version: chunk.version });

/** Somebody else has saved since the draft was begun, and not the same. */
const isOutdated = ({ base, text, baseHints, hints }: ChunkDraft, chunk: ChunkItem): boolean =>
  (chunk.content !== base && chunk.content !== text.trim()) ||
  (baseHints !== undefined &&
    hints !== undefined &&
    !sameHints(hintsOf(chunk), baseHints) &&
    !sameHints(hintsOf(chunk), hints));

const useAllowed = (props: ChunkListProps): Allowed => {
  const { onToggle, onModify, onRemove, onTest, onAdd, onSelect } = props;
  const [merge, check, history] = [
    props.onMerge !== undefined,
    props.onCheck !== undefined,
    props.onHistory !== undefined,
  ];
  const [toggle, edit, remove] = [onToggle !== undefined, onModify !== undefined, onRemove !== undefined];
  const [test, add, select] = [onTest !== undefined, onAdd !== undefined, onSelect !== undefined];
  return useMemo(
    () => ({ toggle, edit, remove, test, add, select, merge, check, history }),
    [toggle, edit, remove, test, add, select, merge, check, history],
  );
};
