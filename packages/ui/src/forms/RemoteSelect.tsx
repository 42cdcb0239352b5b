import { type Async, mapAsync } from '@console/base';
import { Around } from '../typing/Around.js';
import { useTyping } from '../typing/useTyping.js';
import { AsyncSelect, type AsyncSelectProps, type SelectOption } from './AsyncSelect.js';

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
  const typing = useTyping(onSearch);
  const options = mapAsync(found, (list) => [
    ...known.filter(({ value }) => !list.some((one) => one.value === value)),
    ...list,
  ]);
  return (
    <Around {...typing.around}>
      <AsyncSelect {...rest} options={options} showSearch={{ filterOption: false, onSearch: typing.wait }} />
    </Around>
  );
};
