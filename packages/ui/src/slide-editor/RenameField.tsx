import { Input } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';

export interface RenameFieldProps {
  /** Names the field. */
  label: string;
  /** What stands in it at first. */
  value: string;
  /** Characters that it takes. */
  most: number;
  /** The new name; undefined: it stays as it is. */
  onEnd: (name: string | undefined) => void;
}

/** A name that is changed in place: Enter and leaving the field take it, Escape gives up. */
export const RenameField = ({ label, value, most, onEnd }: RenameFieldProps) => {
  const [typed, setTyped] = useState(value);
  const ended = useRef(false);
  const end = (name: string | undefined) => {
    if (ended.current) return;
    ended.current = true;
    onEnd(name === value ? undefined : name);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') end(typed.trim());
    if (event.key === 'Escape') end(undefined);
  };
  return (
    <Input
      size="small"
      autoFocus
      aria-label={label}
      value={typed}
      maxLength={most}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onKeyDown={onKeyDown}
      onBlur={() => end(typed.trim())}
    />
  );
};
