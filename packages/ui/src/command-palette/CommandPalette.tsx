import { SearchOutlined } from '@ant-design/icons';
import type { Async } from '@console/base';
import { Modal } from 'antd';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useHydrated } from '../hydrated/useHydrated.js';
import { useWords } from '../locale/useWords.js';
import { paletteWords } from './locale.js';
import { FailedState } from '../states/FailedState.js';
import { NotPermitted } from '../states/NotPermitted.js';
import { Skeletons } from '../states/Skeletons.js';
import { ProgressLine } from '../states/states.styles.js';
import { useDelayed } from '../states/useDelayed.js';
import { Box, Field, GroupTitle, Hint, Key, Listbox, Option, ReadOut, Results } from './CommandPalette.styles.js';
import { useComposed } from '../typing/useComposed.js';
import { matches } from './matches.js';
import type { CommandGroup, CommandItem } from './types.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { PanelRoot } from '../root/PanelRoot.js';

export interface CommandPaletteProps extends RootProps {
  /** Whether it is shown. */
  open: boolean;
  /** It is to close: by Escape, by a press outside, or because something was chosen. */
  onOpenChange: (open: boolean) => void;
  /** What is searched for. The owner keeps it, and looks things up as it changes. Empty when it is opened. */
  query: string;
  /** Each change of what is searched for, and never in the middle of a word that an input method composes. */
  onQueryChange: (query: string) => void;
  /** What was found for `query`. While it loads again the former results stay. */
  results: Async<readonly CommandGroup[]>;
  /** Shown before anything is typed: what was opened last. */
  recent?: readonly CommandItem[];
  /** Something was chosen. The palette asks to be closed as well. */
  onChoose: (item: CommandItem) => void;
  /** In the empty field. Default: a general word. */
  placeholder?: string;
}

interface OptionRowProps {
  id: string;
  item: CommandItem;
  query: string;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

const OptionRow = ({ id, item, query, active, onPoint, onChoose }: OptionRowProps) => {
  const words = useWords(paletteWords);
  return (
    // The field keeps the focus and hears the keys.
    <Option id={id} role="option" aria-selected={active} onMouseMove={active ? undefined : onPoint} onClick={onChoose}>
      {item.icon}
      <b>
        {matches(item.label, query).map(({ text, hit }, index) =>
          // oxlint-disable-next-line react/no-array-index-key
          hit ? <mark key={index}>{text}</mark> : text,
        )}
      </b>
      <small>{item.detail}</small>
      <Key aria-hidden="true">{words.enter}</Key>
    </Option>
  );
};

const styles = { container: { padding: 0, overflow: 'hidden' }, body: { padding: 0 } } as const;
const place = { top: 96, maxWidth: 'calc(100vw - 32px)' };

const Waiting = () => (useDelayed(true) ? <Skeletons count={4} /> : null);

interface PaletteProps extends CommandPaletteProps {
  field: RefObject<HTMLInputElement | null>;
}

const Palette = ({
  onOpenChange,
  query,
  onQueryChange,
  results,
  recent = [],
  onChoose,
  placeholder,
  field,
}: PaletteProps) => {
  const words = useWords(paletteWords);
  const id = useId();
  const [activeId, setActiveId] = useState<string | null>(null);
  const letters = useComposed(query, (next) => {
    setActiveId(null);
    onQueryChange(next);
  });
  const typed = query.trim() !== '';
  const found = results.state === 'ready' ? results.data : [];
  const groups: readonly CommandGroup[] = (
    typed ? found : [{ id: 'recent', title: words.recent, items: recent }]
  ).filter(({ items }) => items.length > 0);
  const items = groups.flatMap((group) => group.items);
  const index = Math.max(
    0,
    items.findIndex((item) => item.id === activeId),
  );
  const active = items[index];
  const optionId = (item: CommandItem) => `${id}-${items.indexOf(item)}`;

  const activeOption = active && optionId(active);
  useEffect(() => {
    if (activeOption !== undefined) document.getElementById(activeOption)?.scrollIntoView({ block: 'nearest' });
  }, [activeOption]);

  const choose = (item: CommandItem) => {
    onOpenChange(false);
    onChoose(item);
  };
  const step = (by: number) => {
    const next = items[(index + by + items.length) % items.length];
    if (next) setActiveId(next.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is composed, the keys belong to the input method.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && active) choose(active);
    else return;
    event.preventDefault();
  };

  const refreshing = results.state === 'ready' && results.refreshing;
  const empty = typed && results.state === 'ready' && !results.refreshing && items.length === 0;
  return (
    <Box>
      <Field>
        <SearchOutlined aria-hidden />
        <input
          ref={field}
          role="combobox"
          aria-label={words.title}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeOption}
          placeholder={placeholder ?? words.placeholder}
          {...letters}
          maxLength={200}
          spellCheck={false}
          autoComplete="off"
          onKeyDown={onKeyDown}
        />
        <Key>Esc</Key>
      </Field>
      <Results aria-busy={(typed && results.state === 'loading') || refreshing || undefined}>
        {typed && refreshing && <ProgressLine />}
        <ReadOut role="status">{typed && results.state === 'ready' ? words.count(items.length) : ''}</ReadOut>
        {typed && results.state === 'loading' && <Waiting />}
        {typed &&
          results.state === 'error' &&
          (results.error.notPermitted === true ? (
            <NotPermitted />
          ) : (
            <FailedState error={results.error} what={words.what} retry={results.retry} />
          ))}
        {empty && (
          <Hint>
            {words.none(query.trim())}
            <br />
            {words.noneText}
          </Hint>
        )}
        {!typed && items.length === 0 && <Hint>{words.start}</Hint>}
        {items.length > 0 && (
          <Listbox id={`${id}-list`} role="listbox" aria-label={typed ? words.results : words.recent}>
            {groups.map((group) => (
              <div key={group.id} role="group" aria-labelledby={`${id}-group-${group.id}`}>
                <GroupTitle id={`${id}-group-${group.id}`}>{group.title}</GroupTitle>
                {group.items.map((item) => (
                  <OptionRow
                    key={item.id}
                    id={optionId(item)}
                    item={item}
                    query={query}
                    active={item === active}
                    onPoint={() => setActiveId(item.id)}
                    onChoose={() => choose(item)}
                  />
                ))}
              </div>
            ))}
          </Listbox>
        )}
      </Results>
    </Box>
  );
};

/**
 * Finds anything by its name: a field with a list below it, over the page. Arrows choose, Enter opens, Escape closes.
 * Give `open` and `query` to it from `useCommandPalette`, or from state of your own.
 */
export const CommandPalette = (props: CommandPaletteProps) => {
  const hydrated = useHydrated();
  const words = useWords(paletteWords);
  const field = useRef<HTMLInputElement>(null);
  const panel = rootProps({ className: props.className, style: props.style }, { style: place });
  return (
    <Modal
      // What stands outside of the page's tree is nothing that a server draws.
      open={props.open && hydrated}
      onCancel={() => props.onOpenChange(false)}
      footer={null}
      closable={false}
      title={<ReadOut>{words.title}</ReadOut>}
      width={560}
      {...panel}
      styles={paletteStyles}
      destroyOnHidden
      afterOpenChange={(open) => open && field.current?.focus()}
    >
      <PanelRoot {...rootProps(props)} />
      <Palette {...props} field={field} />
    </Modal>
  );
};

const paletteStyles = { ...styles, header: { margin: 0, padding: 0 } } as const;
