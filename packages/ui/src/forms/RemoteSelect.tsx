import { type Async, mapAsync } from '@console/base';
import { useEffect, useRef } from 'react';
import { AsyncSelect, type AsyncSelectProps, type SelectOption } from './AsyncSelect.js';

/** Milliseconds without a letter after which is looked for what was typed. */
const PAUSE = 300;

export interface RemoteSelectProps extends Omit<AsyncSelectProps, 'options' | 'showSearch' | 'onSearch'> {
  /** What was found for the words looked for last. */
  found: Async<readonly SelectOption[]>;
  /** What is chosen already, and may not be among what was found. */
  known?: readonly SelectOption[];
  /** The reader has typed, and paused: look for this. Never in the middle of a word that an input method composes. */
  onSearch: (text: string) => void;
}

/** A field to choose from what is looked for elsewhere, as the reader types. */
export const RemoteSelect = ({ found, known = [], onSearch, ...rest }: RemoteSelectProps) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), PAUSE);
  };
  const options = mapAsync(found, (list) => [
    ...known.filter(({ value }) => !list.some((one) => one.value === value)),
    ...list,
  ]);
  return <AsyncSelect {...rest} options={options} showSearch={{ filterOption: false, onSearch: search }} />;
};
