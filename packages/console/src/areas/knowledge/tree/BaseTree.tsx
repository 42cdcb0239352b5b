import { PlusOutlined, SearchOutlined } from '@ant-design/icons';
import type { KnowledgeBase } from '@console/api/contract';
import type { Async } from '@console/base';
import { IconButton } from '@console/ui/button';
import type { RowAction } from '@console/ui/data-list';
import { AsyncView } from '@console/ui/states';
import { Input } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useBaseTreeWords } from './baseTreeWords.js';
import { type BaseNode, type BaseRow, baseRows, basesNamed, stepOf } from './baseRows.js';
import { BaseTreeRows } from './BaseTreeRows.js';
import { Head, Nothing, Root } from './BaseTree.styles.js';

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

/** All bases as a tree, each with its documents and its FAQ under it. One stop for the keyboard; arrows go on in it. */
export const BaseTree = ({ bases, current, onOpen, onCreate, actions }: BaseTreeProps) => {
  const words = useBaseTreeWords();
  const [search, setSearch] = useState('');
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map());
  const selected = keyOf(current);

  const rowsOf = (all: readonly KnowledgeBase[]): BaseRow[] => {
    // The base that is looked at stands open until somebody folds it.
    const unfolded = new Set(all.filter(({ id }) => folds.get(id) ?? id === current.base).map(({ id }) => id));
    return baseRows(basesNamed(all, search), unfolded, search.trim() !== '');
  };
  const fold = (id: string, open: boolean) => setFolds(new Map(folds).set(id, open));
  const open = ({ kind, base }: BaseRow) => {
    if (base === undefined) return onOpen({ kind: 'all' });
    fold(base.id, true);
    onOpen({ kind: kind === 'faq' ? 'faq' : 'documents', base: base.id });
  };
  const onKeyDown = (event: KeyboardEvent, rows: readonly BaseRow[], at: string): string | undefined => {
    const row = rows.find(({ key }) => key === at);
    const step = stepOf(rows, at, event.key);
    const action = row?.base && byKey[event.key];
    if (row !== undefined && (event.key === 'Enter' || event.key === ' ')) open(row);
    else if (row?.base !== undefined && action !== undefined) {
      actions(row.base)
        .find(({ key }) => key === action)
        ?.onClick();
    } else if (step === null) return undefined;
    else if ('fold' in step) fold(step.fold, false);
    else if ('unfold' in step) fold(step.unfold, true);
    event.preventDefault();
    return step !== null && 'to' in step ? step.to : undefined;
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
          if (rows.length === 0) return <Nothing>{words.nothing(search.trim())}</Nothing>;
          return (
            <BaseTreeRows
              label={words.label}
              rows={rows}
              selected={selected}
              actions={actions}
              onOpen={open}
              onFold={({ id }, expanded) => fold(id, !expanded)}
              onKeyDown={(event, at) => onKeyDown(event, rows, at)}
            />
          );
        }}
      </AsyncView>
    </Root>
  );
};
