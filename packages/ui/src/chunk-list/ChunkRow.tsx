import { chunkNumber } from '@console/base';
import {
  CheckOutlined,
  EditOutlined,
  ExperimentOutlined,
  HistoryOutlined,
  MergeCellsOutlined,
  PlusOutlined,
} from '@ant-design/icons';
import { Button, Switch } from 'antd';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { chunkWords } from './locale.js';
import {
  Actions,
  Body,
  Checked,
  Mark,
  Meta,
  Numeral,
  Path,
  Questions,
  Row,
  Text,
  Trouble,
} from './ChunkList.styles.js';
import { charactersOf, type ChunkItem, pagesOf } from './chunk.js';

/** What can be done with a row. Stable, so that one row's change draws no other row anew. */
export interface RowActions {
  select: (id: string) => void;
  hover: (id: string | null) => void;
  toggle: (id: string, enabled: boolean) => Promise<void>;
  edit: (id: string) => void;
  /** At once. */
  remove: (id: string) => Promise<void>;
  /** After a question. */
  askToRemove: (id: string) => Promise<void>;
  test: (id: string) => void;
  addAfter: (id: string) => void;
  merge: (id: string) => Promise<void>;
  check: (id: string, checked: boolean) => Promise<void>;
  history: (id: string) => void;
}

export type Allowed = Record<
  'toggle' | 'edit' | 'remove' | 'test' | 'add' | 'select' | 'merge' | 'check' | 'history',
  boolean
>;

export interface ChunkRowProps {
  chunk: ChunkItem;
  active: boolean;
  hovered: boolean;
  /** Another chunk comes after it, as far as the list shows. */
  hasNext: boolean;
  /** Why what was last tried with it failed. */
  problem: string | undefined;
  allowed: Allowed;
  actions: RowActions;
  /** In place of the words, while they are edited. */
  editor: ReactNode;
}

const flag = (on: boolean) => (on ? '' : undefined);

/** Scrolls the list alone, and no more than needed. */
const bringIntoView = (row: HTMLElement) => {
  const list = row.closest('[data-list]');
  if (!list) return;
  const [inner, outer] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  const above = inner.top - outer.top;
  const below = inner.bottom - outer.top - list.clientHeight;
  if (above < 0 || inner.height > list.clientHeight) list.scrollBy({ top: above });
  else if (below > 0) list.scrollBy({ top: below });
};

const moveBetweenRows = (event: KeyboardEvent<HTMLButtonElement>) => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const row = event.currentTarget.closest('li');
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  const button = next?.querySelector<HTMLElement>('[data-numeral]');
  if (!button) return;
  event.preventDefault();
  button.focus();
};

export const ChunkRow = memo(function ChunkRow({
  chunk,
  active,
  hovered,
  hasNext,
  problem,
  allowed,
  actions,
  editor,
}: ChunkRowProps) {
  const words = useWords(chunkWords);
  const row = useRef<HTMLLIElement>(null);
  const [switching, setSwitching] = useState(false);
  const { id } = chunk;
  const number = chunkNumber(chunk.index);
  const pages = pagesOf(chunk.positions);

  useEffect(() => {
    if (active && row.current) bringIntoView(row.current);
  }, [active]);

  const toggle = async (enabled: boolean) => {
    setSwitching(true);
    await actions.toggle(id, enabled);
    setSwitching(false);
  };

  return (
    // The whole row answers to the pointer; the keyboard has the number's button for it.
    <Row
      ref={row}
      data-chunk={id}
      data-live={flag(allowed.select)}
      data-active={flag(active)}
      data-hovered={flag(hovered && !active)}
      data-off={flag(!chunk.enabled)}
      onClick={(event) => {
        const interactive =
          event.target instanceof Element && event.target.closest('button, textarea, [role="switch"]');
        const selecting = getSelection()?.isCollapsed === false;
        if (!interactive && !selecting && !active) actions.select(id);
      }}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && actions.hover(id)}
      onPointerLeave={() => actions.hover(null)}
    >
      <Numeral
        type="button"
        data-numeral=""
        aria-label={words.chunk(number)}
        aria-expanded={active}
        onClick={() => actions.select(id)}
        onKeyDown={moveBetweenRows}
        onFocus={() => actions.hover(id)}
        onBlur={() => actions.hover(null)}
      >
        {number}
      </Numeral>
      <Body>
        {chunk.heading.length > 0 && <Path title={chunk.heading.join(' / ')}>{chunk.heading.join(' / ')}</Path>}
        {editor ?? <Text>{chunk.content}</Text>}
        <Meta>
          {pages && (
            <span>{pages.first === pages.last ? words.page(pages.first) : words.pages(pages.first, pages.last)}</span>
          )}
          <span>{words.characters(charactersOf(chunk.content))}</span>
          <span>{words.hits(chunk.hits)}</span>
          {chunk.edited && <Mark>{words.editedTag}</Mark>}
          {chunk.checked && <Checked>{words.checkedTag}</Checked>}
          {!chunk.enabled && <Mark>{words.disabledTag}</Mark>}
          {[...(chunk.tags ?? []), ...(chunk.keywords ?? [])].map((tag) => (
            <Mark key={tag}>{tag}</Mark>
          ))}
        </Meta>
        {active && editor === null && (chunk.questions ?? []).length > 0 && (
          <Questions aria-label={words.hints.questions}>
            {(chunk.questions ?? []).map((question) => (
              <li key={question}>{question}</li>
            ))}
          </Questions>
        )}
        {problem !== undefined && <Trouble role="alert">{problem}</Trouble>}
        {active &&
          editor === null &&
          Object.entries(allowed).some(([verb, may]) => may && verb !== 'select' && verb !== 'toggle') && (
            <Actions>
              {allowed.edit && (
                <Button icon={<EditOutlined aria-hidden="true" />} onClick={() => actions.edit(id)}>
                  {words.edit}
                </Button>
              )}
              {allowed.add && (
                <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => actions.addAfter(id)}>
                  {words.addAfter}
                </Button>
              )}
              {allowed.merge && hasNext && (
                <Button icon={<MergeCellsOutlined aria-hidden="true" />} onClick={() => void actions.merge(id)}>
                  {words.merge}
                </Button>
              )}
              {allowed.check && chunk.checked !== undefined && (
                <Button
                  icon={<CheckOutlined aria-hidden="true" />}
                  onClick={() => void actions.check(id, chunk.checked !== true)}
                >
                  {chunk.checked ? words.uncheck : words.check}
                </Button>
              )}
              {allowed.history && (
                <Button icon={<HistoryOutlined aria-hidden="true" />} onClick={() => actions.history(id)}>
                  {words.history}
                </Button>
              )}
              {allowed.test && (
                <Button icon={<ExperimentOutlined aria-hidden="true" />} onClick={() => actions.test(id)}>
                  {words.test}
                </Button>
              )}
              {allowed.remove && (
                <Button color="danger" variant="text" onClick={() => void actions.askToRemove(id)}>
                  {words.remove}
                </Button>
              )}
            </Actions>
          )}
      </Body>
      <span>
        {allowed.toggle && (
          <Switch
            size="small"
            aria-label={words.enable(number)}
            checked={chunk.enabled}
            loading={switching}
            onChange={(enabled) => void toggle(enabled)}
          />
        )}
      </span>
    </Row>
  );
});
