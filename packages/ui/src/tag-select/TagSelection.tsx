import type { Async } from '@console/base';
import { Select } from 'antd';
import { useState } from 'react';
import type { SelectOption } from '../forms/AsyncSelect.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { TextButton } from '../states/states.styles.js';
import { useTyping } from '../typing/useTyping.js';
import { tagSelectWords } from './locale.js';
import { Chips, Foot, None, Root } from './TagSelection.styles.js';
import { ADD, tagOptions } from './tagOptions.js';

export interface TagSelectionProps extends RootProps<HTMLDivElement> {
  /** What is chosen: "标签". */
  label: string;
  /** What can be chosen, or with `onSearch`, what was found for the words looked for last. */
  options: Async<readonly SelectOption[]>;
  /** Ids of what is chosen; of what was added, its name. */
  value?: readonly string[];
  /** Where no `value` is given. Default none. */
  defaultValue?: readonly string[];
  /** Told what is chosen now, in the order in which it was. */
  onChange?: (value: string[]) => void;
  /** What is chosen already, and may not be among the options. */
  known?: readonly SelectOption[];
  /** The reader has typed, and paused: look for this. Left out, what was typed is looked for in `options`. */
  onSearch?: (text: string) => void;
  /** What is not among the options can be added by its name. Default false. */
  addable?: boolean;
  /** Why a name can't be added, in the reader's words; undefined where it can. */
  check?: (name: string) => string | undefined;
  /** Letters of a name that is added, at most. Default 20. */
  longest?: number;
  /** How many can be chosen. Default as many as there are. */
  limit?: number;
  /** Shows what is chosen, and nothing else. Default false. */
  readOnly?: boolean;
  /** Nothing can be changed for now. Default false. */
  disabled?: boolean;
  /** Default 选择 and the label. */
  placeholder?: string;
}

const none: readonly string[] = [];
const noOptions: readonly SelectOption[] = [];

/** A field for tags: chosen from a list or from what is looked for elsewhere, added where that is allowed, taken away by Backspace. */
export const TagSelection = ({
  label,
  options,
  value: given,
  defaultValue = none,
  onChange,
  known = noOptions,
  onSearch,
  addable = false,
  check,
  longest = 20,
  limit = Number.POSITIVE_INFINITY,
  readOnly = false,
  disabled = false,
  placeholder,
  ...root
}: TagSelectionProps) => {
  const words = useWords(tagSelectWords);
  const [own, setOwn] = useState(defaultValue);
  const [typed, setTyped] = useState('');
  // Names of what was chosen, which the next search may not find.
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());
  const typing = useTyping(onSearch);
  const value = given ?? own;
  const loaded = options.state === 'ready' ? options.data : noOptions;
  const isFull = value.length >= limit;

  const nameOf = (id: string): string =>
    [...known, ...loaded].find((one) => one.value === id)?.label ?? seen.get(id) ?? id;
  const checkName = (name: string) => (name.length > longest ? words.tooLong(longest) : check?.(name));
  const offered = tagOptions({
    options: loaded,
    chosen: value,
    typed,
    isFound: onSearch !== undefined,
    isFull,
    ...(addable && options.state === 'ready' && { adding: { label: words.add, check: checkName } }),
  });

  const change = (picked: readonly { value: string }[]) => {
    const next = [...new Set(picked.map((one) => (one.value === ADD ? typed.trim() : one.value)))];
    setSeen(new Map(next.map((id) => [id, nameOf(id)])));
    setTyped('');
    setOwn(next);
    onChange?.(next);
  };
  const type = (text: string) => {
    setTyped(text);
    typing.wait(text);
  };

  if (readOnly) {
    return (
      <Root {...rootProps(root)} role="group" aria-label={label}>
        {value.length === 0 ? (
          <None>{words.noneChosen}</None>
        ) : (
          <Chips>
            {value.map((id) => (
              <li key={id}>{nameOf(id)}</li>
            ))}
          </Chips>
        )}
      </Root>
    );
  }

  const isNone = offered.length === 0 && typed.trim() !== '';
  const said =
    (options.state === 'loading' && words.loading) || (isFull && words.full(limit)) || (isNone && words.none) || '';

  return (
    <Root {...rootProps(root)} {...typing.around}>
      <Select<{ value: string; label: string }[], SelectOption>
        mode="multiple"
        labelInValue
        aria-label={label}
        disabled={disabled}
        placeholder={placeholder ?? words.placeholder(label)}
        value={value.map((id) => ({ value: id, label: nameOf(id) }))}
        options={offered}
        showSearch={{ filterOption: false, searchValue: typed, onSearch: type }}
        notFoundContent={null}
        onChange={change}
      />
      {(options.state === 'error' || said !== '' || Number.isFinite(limit)) && (
        <Foot>
          {options.state === 'error' ? (
            <span role="alert">
              {words.failed(options.error.message)}{' '}
              {options.retry && (
                <TextButton type="button" aria-label={words.retryNamed(label)} onClick={options.retry}>
                  {words.retry}
                </TextButton>
              )}
            </span>
          ) : (
            <span aria-live="polite">{said}</span>
          )}
          {Number.isFinite(limit) && <span>{words.counted(value.length, limit)}</span>}
        </Foot>
      )}
    </Root>
  );
};
