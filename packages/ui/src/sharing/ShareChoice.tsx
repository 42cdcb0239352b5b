import { Checkbox, Radio } from 'antd';
import { useId } from 'react';
import { useWords } from '../locale/useWords.js';
import { Notice } from '../states/Notice.js';
import { sharingWords } from './locale.js';
import { Choice, Roles } from './sharing.styles.js';
import type { ShareRole } from './types.js';

interface ShareChoiceProps {
  roles: readonly ShareRole[];
  /** Null: everybody. */
  value: readonly string[] | null;
  onChange: (value: readonly string[] | null) => void;
  /** None was chosen, and one has to be. */
  missing: boolean;
}

/** Everybody, or some roles. */
export const ShareChoice = ({ roles, value, onChange, missing }: ShareChoiceProps) => {
  const words = useWords(sharingWords);
  const name = useId();
  const toggle = (id: string, on: boolean) => {
    const others = (value ?? []).filter((one) => one !== id);
    onChange(on ? [...others, id] : others);
  };
  const [only] = roles;
  // Whoever has one role means that one.
  const first = roles.length === 1 && only !== undefined ? [only.id] : [];
  return (
    <Choice>
      <legend>{words.whom}</legend>
      <Radio name={name} checked={value === null} onChange={() => onChange(null)}>
        {words.everybody}
      </Radio>
      <Radio name={name} checked={value !== null} disabled={roles.length === 0} onChange={() => onChange(first)}>
        {roles.length === 0 ? words.noRoles : words.chosen}
      </Radio>
      {value !== null && (
        <Roles role="group" aria-label={words.roles}>
          {roles.map(({ id, name: label }) => (
            <Checkbox key={id} checked={value.includes(id)} onChange={({ target }) => toggle(id, target.checked)}>
              {label}
            </Checkbox>
          ))}
        </Roles>
      )}
      {missing && <Notice tone="error">{words.chooseRole}</Notice>}
    </Choice>
  );
};
