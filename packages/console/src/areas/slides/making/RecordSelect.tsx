import type { Async } from '@console/base';
import { RemoteSelect, type SelectOption } from '@console/ui/forms';
import { useState } from 'react';

export interface RecordSelectProps {
  /** An antd Form gives it. */
  value?: string;
  onChange?: (id: string | undefined) => void;
  /** An antd Form gives it. */
  id?: string;
  /** What is chosen from, for the message when it does not load: "文件". */
  what: string;
  found: Async<readonly SelectOption[]>;
  /** The name of what was chosen before this was drawn. */
  known?: SelectOption | undefined;
  placeholder?: string;
  onSearch: (text: string) => void;
  /** Another one was chosen, with its name. */
  onPick?: (option: SelectOption) => void;
}

/** Chooses one of own things by its name, looked for as the reader types. */
export const RecordSelect = ({ value, onChange, known, onPick, found, ...rest }: RecordSelectProps) => {
  const [picked, setPicked] = useState(known);
  return (
    <RemoteSelect
      {...rest}
      allowClear
      found={found}
      known={picked !== undefined && picked.value === value ? [picked] : []}
      value={value === undefined || value === '' ? [] : [value]}
      onSelect={(_id, option) => {
        setPicked(option);
        onChange?.(option.value);
        onPick?.(option);
      }}
      onClear={() => onChange?.(undefined)}
    />
  );
};
