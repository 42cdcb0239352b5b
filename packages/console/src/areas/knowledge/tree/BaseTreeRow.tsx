import { BookOutlined, CaretDownOutlined, CaretRightOutlined, LockOutlined, MoreOutlined } from '@ant-design/icons';
import type { KnowledgeBase } from '@console/api/contract';
import { IconButton } from '@console/ui/button';
import type { RowAction } from '@console/ui/data-list';
import { MenuOnDemand } from '@console/ui/on-demand';
import type { SyntheticEvent } from 'react';
import { useBaseTreeWords } from './baseTreeWords.js';
import type { BaseRow } from './baseRows.js';
import { Arrow, Count, Mark, Name, Row } from './BaseTree.styles.js';

export interface BaseTreeRowProps {
  row: BaseRow;
  /** It is what stands on the right. */
  selected: boolean;
  /** The one that the keyboard comes to. */
  active: boolean;
  /** What can be done with its base, drawn where the pointer or the keyboard is. Left out: nothing. */
  actions?: readonly RowAction[];
  onOpen: (row: BaseRow) => void;
  onFold: (base: string) => void;
  onHover: (key: string | undefined) => void;
}

const stop = (event: SyntheticEvent) => event.stopPropagation();

const Lock = ({ base: { roles } }: { base: KnowledgeBase }) => {
  const words = useBaseTreeWords();
  if (roles === null || roles === undefined) return null;
  const said = roles.length === 0 ? words.nobody : words.restricted(roles.map(({ name }) => name).join('、'));
  return (
    <Mark title={said} role="img" aria-label={said}>
      <LockOutlined />
    </Mark>
  );
};

/** One row: all bases, a base, its documents or its FAQ. */
export const BaseTreeRow = ({ row, selected, active, actions, onOpen, onFold, onHover }: BaseTreeRowProps) => {
  const words = useBaseTreeWords();
  const { kind, base, expanded, key, place, among } = row;
  const name = kind === 'all' ? words.all : kind === 'base' ? (base?.name ?? '') : words[kind];
  const count = kind === 'documents' ? base?.documentCount : kind === 'faq' ? base?.faqCount : undefined;
  return (
    <Row
      role="treeitem"
      aria-level={kind === 'documents' || kind === 'faq' ? 2 : 1}
      aria-posinset={place}
      aria-setsize={among}
      aria-selected={selected}
      {...(expanded !== undefined && { 'aria-expanded': expanded })}
      // The menu in the row is no part of its name.
      {...(count === undefined && { 'aria-label': name })}
      data-key={key}
      tabIndex={active ? 0 : -1}
      onClick={() => onOpen(row)}
      onPointerEnter={() => onHover(key)}
      onPointerLeave={() => onHover(undefined)}
    >
      {base !== undefined && kind === 'base' && (
        <Arrow
          onClick={(event) => {
            event.stopPropagation();
            onFold(base.id);
          }}
        >
          {expanded ? <CaretDownOutlined /> : <CaretRightOutlined />}
        </Arrow>
      )}
      {kind === 'all' && <Arrow />}
      {(kind === 'base' || kind === 'all') && <BookOutlined />}
      <Name title={name}>{name}</Name> {base !== undefined && kind === 'base' && <Lock base={base} />}
      {count !== undefined && <Count>{count}</Count>}
      {actions !== undefined && actions.length > 0 && (
        <span role="presentation" onClick={stop} onKeyDown={stop}>
          <MenuOnDemand
            placement="bottomRight"
            menu={{
              items: actions.map(({ key: action, label, danger, onClick }) => ({
                key: action,
                label,
                danger: danger ?? false,
                onClick,
              })),
            }}
          >
            {(opener) => (
              <IconButton {...opener} size="small" label={words.more(name)} icon={<MoreOutlined />} tabIndex={-1} />
            )}
          </MenuOnDemand>
        </span>
      )}
    </Row>
  );
};
