import { PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { RowMenu } from '../data-list/RowActions.js';
import type { RowAction } from '../data-list/types.js';
import { useWords } from '../locale/useWords.js';
import { planEditorWords } from './locale.js';
import { moved } from './order.js';
import { Item, List, Naming, Open, Side } from './PlanEditor.styles.js';
import type { EditedSection } from './types.js';
import { useMoreBelow } from './useMoreBelow.js';

const LONGEST_TITLE = 100;

export interface PlanSectionsProps {
  sections: readonly EditedSection[];
  current: string | undefined;
  onOpen: (id: string) => void;
  onAdd: (section: { title: string }) => void;
  onRename: (section: { id: string; title: string }) => void;
  onMove: (order: { ids: readonly string[] }) => void;
  onRemove: (section: { id: string }) => void;
}

interface NameFieldProps {
  title: string;
  onDone: (title: string | null) => void;
}

/** The name of a section while it is given or changed. */
const NameField = ({ title, onDone }: NameFieldProps) => {
  const words = useWords(planEditorWords);
  const [text, setText] = useState(title);
  const done = () => {
    if (text.trim() !== '') onDone(text.trim());
  };
  return (
    <Naming>
      <Input
        autoFocus
        aria-label={words.titleOf}
        maxLength={LONGEST_TITLE}
        value={text}
        status={text.trim() === '' ? 'error' : ''}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') done();
          if (event.key === 'Escape') onDone(null);
        }}
      />
      <Button type="primary" onClick={done}>
        {words.ok}
      </Button>
      <Button onClick={() => onDone(null)}>{words.cancel}</Button>
    </Naming>
  );
};

/** The sections of a plan in their order: opened, named, moved by dragging or by keys, added and taken away. */
export const PlanSections = ({ sections, current, onOpen, onAdd, onRename, onMove, onRemove }: PlanSectionsProps) => {
  const words = useWords(planEditorWords);
  const [naming, setNaming] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  const more = useMoreBelow(list, sections);
  const ids = sections.map(({ id }) => id);
  const move = (id: string, at: number) => {
    const next = moved(ids, id, at);
    if (next !== null) onMove({ ids: next });
  };
  const onKeyDown = (event: KeyboardEvent, id: string, at: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(id, event.key === 'ArrowUp' ? at - 1 : at + 1);
  };
  const drop = (event: DragEvent, at: number) => {
    event.preventDefault();
    if (dragged !== undefined) move(dragged, at);
    setDragged(undefined);
    setOver(undefined);
  };
  const actionsOf = (id: string, at: number): RowAction[] => [
    { key: 'rename', label: words.rename, onClick: () => setNaming(id) },
    ...(at === 0 ? [] : [{ key: 'up', label: words.up, onClick: () => move(id, at - 1) }]),
    ...(at === sections.length - 1 ? [] : [{ key: 'down', label: words.down, onClick: () => move(id, at + 1) }]),
    { key: 'remove', label: words.remove, danger: true, onClick: () => onRemove({ id }) },
  ];
  return (
    <Side>
      <List ref={list} aria-label={words.sections} data-more={more || undefined}>
        {sections.map(({ id, title, content }, at) => (
          <Item
            key={id}
            draggable={naming !== id}
            data-current={id === current || undefined}
            data-over={(over === id && dragged !== id) || undefined}
            onDragStart={() => setDragged(id)}
            onDragEnd={() => setOver(undefined)}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(id);
            }}
            onDrop={(event) => drop(event, at)}
          >
            {naming === id ? (
              <NameField
                title={title}
                onDone={(next) => {
                  setNaming(null);
                  if (next !== null && next !== title) onRename({ id, title: next });
                }}
              />
            ) : (
              <>
                <Open
                  type="button"
                  aria-current={id === current ? 'true' : undefined}
                  aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                  onClick={() => onOpen(id)}
                  onKeyDown={(event) => onKeyDown(event, id, at)}
                >
                  <span>{title}</span>
                  <small>{content.trim() === '' ? words.empty : words.count(content.trim().length)}</small>
                </Open>
                <RowMenu label={words.more(title)} actions={actionsOf(id, at)} />
              </>
            )}
          </Item>
        ))}
      </List>
      {adding ? (
        <NameField
          title={words.newTitle}
          onDone={(title) => {
            setAdding(false);
            if (title !== null) onAdd({ title });
          }}
        />
      ) : (
        <Button block icon={<PlusOutlined aria-hidden />} onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      )}
      <p>{words.orderHint}</p>
    </Side>
  );
};
