import type { Async } from '@console/base';
import { type ReactNode, useRef } from 'react';
import { useWindow } from '../data-list/useWindow.js';
import { type KindLooks, NodeShape } from '../graph-kinds/index.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { AsyncView, EmptyState, Skeletons } from '../states/index.js';
import { Root } from './GraphCanvas.styles.js';
import { Scroll } from './GraphTable.styles.js';
import { graphWords } from './locale.js';
import { NodeButton } from './parts.styles.js';
import type { GraphEnd, GraphPath, GraphRow, OfNode } from './types.js';

export interface GraphTableProps extends RootProps<HTMLDivElement> {
  /** What the relations are of. */
  label: string;
  /** The relations between the nodes that are drawn. */
  rows: Async<readonly GraphRow[]>;
  /** How kinds look. */
  looks: KindLooks;
  /** The node that is looked at. Default none. */
  selectedId?: string | undefined;
  /** The way that is shown: its rows are tinted, and come first. */
  path?: GraphPath | undefined;
  /** Drawn where there is none. Default a word that there is none. */
  empty?: ReactNode;
  /** A node was pressed. */
  onSelect: (of: OfNode) => void;
  /** A relation was pressed: what it rests on is wanted. */
  onOpenEdge: (of: { readonly id: string }) => void;
}

const ROW = 40;
const HEAD = 36;

/** The twin of the drawing: all that it shows, in rows that can be read and heard. Fills a flex column. */
export const GraphTable = ({
  label,
  rows,
  looks,
  selectedId,
  path,
  empty,
  onSelect,
  onOpenEdge,
  ...root
}: GraphTableProps) => {
  const words = useWords(graphWords);
  const scroller = useRef<HTMLDivElement>(null);
  const steps = path?.edgeIds ?? [];
  const place = new Map(steps.map((id, at) => [id, at]));
  const list = rows.state === 'ready' ? rows.data : [];
  const ordered =
    steps.length === 0
      ? list
      : [
          ...list
            .filter(({ id }) => place.has(id))
            .toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0)),
          ...list.filter(({ id }) => !place.has(id)),
        ];
  const seen = useWindow({ count: ordered.length, rowHeight: ROW, head: HEAD, scroller, keep: ordered.length });
  const node = ({ id, name, entityType }: GraphEnd) => (
    <NodeButton
      type="button"
      title={`${entityType} ${name}`}
      data-selected={id === selectedId ? '' : undefined}
      aria-current={id === selectedId ? 'true' : undefined}
      onClick={() => onSelect({ id })}
    >
      <NodeShape look={looks(entityType)} />
      <span>{name}</span>
    </NodeButton>
  );
  const nothing = empty ?? <EmptyState picture="search" title={words.noRows} />;
  const gap = (height: number) => height > 0 && <tr aria-hidden="true" style={{ height }} />;
  return (
    <Root {...rootProps(root)}>
      <AsyncView
        value={rows}
        what={label}
        skeleton={<Skeletons shape="table" count={8} />}
        empty={(all) => (all.length === 0 ? nothing : null)}
      >
        {() => (
          <Scroll ref={scroller} tabIndex={0} role="region" aria-label={words.table}>
            <table aria-label={label} aria-rowcount={ordered.length + 1}>
              <thead>
                <tr>
                  <th scope="col">{words.subject}</th>
                  <th scope="col">{words.predicate}</th>
                  <th scope="col">{words.object}</th>
                  <th scope="col" data-evidence="">
                    {words.evidence}
                  </th>
                </tr>
              </thead>
              <tbody>
                {seen.rows.map(({ index, gap: above }) => {
                  const row = ordered[index];
                  if (row === undefined) return null;
                  const said = row.condition ? `${row.predicate}（${row.condition}）` : row.predicate;
                  return [
                    gap(above),
                    <tr
                      key={row.id}
                      aria-rowindex={index + 2}
                      data-path={place.has(row.id) ? '' : undefined}
                      data-past={row.superseded ? '' : undefined}
                    >
                      <td>{node(row.subject)}</td>
                      <td title={said}>
                        <NodeButton
                          type="button"
                          aria-label={`${words.evidence}${words.between}${said}`}
                          onClick={() => onOpenEdge({ id: row.id })}
                        >
                          <span>{said}</span>
                        </NodeButton>
                      </td>
                      <td>{node(row.object)}</td>
                      <td data-evidence="" title={row.sentence?.content}>
                        {row.sentence?.content}
                      </td>
                    </tr>,
                  ];
                })}
                {gap(seen.after)}
              </tbody>
            </table>
          </Scroll>
        )}
      </AsyncView>
    </Root>
  );
};
