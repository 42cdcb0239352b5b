import { PlusOutlined, SearchOutlined } from '@ant-design/icons';
import type { KnowledgeBase } from '@console/api/contract';
import type { Async } from '@console/base';
import { IconButton } from '@console/ui/button';
import type { RowAction } from '@console/ui/data-list';
import { AsyncView } from '@console/ui/states';
import { Input } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useBaseTreeWords } from './baseTreeWords.js';
import { type BaseNode, type BaseRow, baseRows, basesNamed, stepOf } from './baseRows.js';
import { BaseTreeRow } from './BaseTreeRow.js';
import { Head, Nothing, Root, Rows } from './BaseTree.styles.js';

export interface OpenNode {
  readonly kind: BaseNode;
  /** Left out where it is all of them. */
  readonly base?: string;
}

export interface BaseTreeProps {
  bases: Async<readonly KnowledgeBase[]>;
  /** What stands on the right. */
  current: OpenNode;
  onOpen: (node: OpenNode) => void;
  onCreate: () => void;
  /** What can be done with a base: in the menu of its row, and by F2 and Delete for `edit` and `remove`. */
  actions: (base: KnowledgeBase) => readonly RowAction[];
}

const keyOf = ({ kind, base }: OpenNode): string =>
  base === undefined ? 'all' : kind === 'base' ? base : `${base} ${kind}`;

const byKey: Readonly<Record<string, string>> = { F2: 'edit', Delete: 'remove' };

/** The row that something stands in. */
const keyAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset['key'] : undefined;

/** All bases as a tree, each with its documents and its FAQ under it. One stop for the keyboard; arrows go on in it. */
export const BaseTree = ({ bases, current, onOpen, onCreate, actions }: BaseTreeProps) => {
  const words = useBaseTreeWords();
  const [search, setSearch] = useState('');
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [stood, setStood] = useState<string>();
  const [hovered, setHovered] = useState<string>();
  const tree = useRef<HTMLDivElement>(null);
  const selected = keyOf(current);

  const rowsOf = (all: readonly KnowledgeBase[]): BaseRow[] => {
    // The base that is looked at stands open until somebody folds it.
    const unfolded = new Set(all.filter(({ id }) => folds.get(id) ?? id === current.base).map(({ id }) => id));
    return baseRows(basesNamed(all, search), unfolded, search.trim() !== '');
  };
  const fold = (id: string, open: boolean) => setFolds(new Map(folds).set(id, open));
  const open = ({ kind, base, key }: BaseRow) => {
    setStood(key);
    if (base === undefined) return onOpen({ kind: 'all' });
    fold(base.id, true);
    onOpen({ kind: kind === 'faq' ? 'faq' : 'documents', base: base.id });
  };
  const stand = (key: string) => {
    setStood(key);
    tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, rows: readonly BaseRow[], at: string) => {
    const row = rows.find(({ key }) => key === at);
    if (row !== undefined && (event.key === 'Enter' || event.key === ' ')) open(row);
    else if (row?.base !== undefined && byKey[event.key] !== undefined) {
      actions(row.base)
        .find(({ key }) => key === byKey[event.key])
        ?.onClick();
    } else {
      const step = stepOf(rows, at, event.key);
      if (step === null) return;
      if ('to' in step) stand(step.to);
      else if ('fold' in step) fold(step.fold, false);
      else fold(step.unfold, true);
    }
    event.preventDefault();
  };

  return (
    <Root aria-label={words.label}>
      <Head>
        <Input
          allowClear
          prefix={<SearchOutlined />}
          placeholder={words.search}
          aria-label={words.search}
          maxLength={50}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <IconButton label={words.create} icon={<PlusOutlined />} onClick={onCreate} />
      </Head>
      <AsyncView value={bases} what={words.label}>
        {(all) => {
          const rows = rowsOf(all);
          const keys = rows.map(({ key }) => key);
          const active = [stood, selected].find((key) => key !== undefined && keys.includes(key)) ?? keys[0] ?? '';
          if (rows.length === 0) return <Nothing>{words.nothing(search.trim())}</Nothing>;
          return (
            <Rows
              ref={tree}
              role="tree"
              aria-label={words.label}
              onFocus={(event) => setStood(keyAt(event.target) ?? stood)}
              onKeyDown={(event) => onKeyDown(event, rows, keyAt(event.target) ?? active)}
            >
              {rows.map((row) => (
                <BaseTreeRow
                  key={row.key}
                  row={row}
                  selected={row.key === selected}
                  active={row.key === active}
                  {...(row.kind === 'base' &&
                    row.base !== undefined &&
                    (row.key === hovered || row.key === active) && { actions: actions(row.base) })}
                  onOpen={open}
                  onFold={(id) => fold(id, !row.expanded)}
                  onHover={setHovered}
                />
              ))}
            </Rows>
          );
        }}
      </AsyncView>
    </Root>
  );
};
