import { useId } from 'react';
import { styled } from 'styled-components';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';

const Root = styled.div`
  ${surface}
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Chip = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 30px;
  max-width: 100%;
  padding: 3px 12px;
  border: 1px solid ${(p) => p.theme.line2};
  border-radius: 6px;
  color: ${(p) => p.theme.text2};
  overflow-wrap: anywhere;
  cursor: pointer;

  > input {
    position: absolute;
    width: 0;
    height: 0;
    margin: 0;
    opacity: 0;
    pointer-events: none;
  }

  > small {
    flex: none;
    font-size: 12px;
    font-weight: 400;
  }

  &:hover {
    border-color: ${(p) => p.theme.line3};
    color: ${(p) => p.theme.text};
  }

  &[data-chosen] {
    border-color: ${(p) => p.theme.solid};
    background: ${(p) => p.theme.tint};
    color: ${(p) => p.theme.linkOnTint};
    font-weight: 600;
  }

  &[data-disabled] {
    border-color: ${(p) => p.theme.line};
    cursor: default;
  }

  &:has(:focus-visible) {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: 1px;
  }

  ${below.mobile} {
    min-height: 36px;
  }
`;

export interface CaseChoiceOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A word after it, such as that it is suggested. Default none. */
  readonly mark?: string | undefined;
}

export interface CaseChoiceProps<Value extends string> extends RootProps<HTMLDivElement> {
  /** Names the choice: 原因. */
  label: string;
  /** In their order. */
  options: readonly CaseChoiceOption<Value>[];
  /** Null: none of them is chosen yet. One that is no option, and none is. */
  value: string | null;
  /** Default false: one can be chosen. */
  disabled?: boolean;
  /** Another one was chosen. */
  onChange: (value: Value) => void;
}

/** One of several things, each a chip, in as many lines as they need. One stop for the keyboard, arrows choose. */
export const CaseChoice = <Value extends string>(props: CaseChoiceProps<Value>) => {
  const { label, options, value, disabled = false, onChange, ...root } = props;
  const name = useId();
  return (
    <Root {...rootProps(root)} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Chip
          key={option.value}
          data-chosen={option.value === value ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.mark !== undefined && <small>{option.mark}</small>}
        </Chip>
      ))}
    </Root>
  );
};
