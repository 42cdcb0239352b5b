import { Input, InputNumber, Select, Switch } from 'antd';
import type { Setting, SettingValue } from './types.js';

export interface SettingControlProps {
  id: string;
  setting: Setting;
  value: SettingValue;
  onChange: (value: SettingValue) => void;
  /** What tells more of it. */
  describedBy: string;
  labelledBy: string;
  wrong: boolean;
  /** It is saved right now: what is chosen goes on to be chosen. */
  saving: boolean;
}

/** The control that a kind of setting has. */
export const SettingControl = ({
  id,
  setting,
  value,
  onChange,
  describedBy,
  labelledBy,
  wrong,
  saving,
}: SettingControlProps) => {
  const disabled = setting.locked !== undefined;
  const aria = { 'aria-describedby': describedBy, 'aria-invalid': wrong || undefined };
  const status = wrong ? 'error' : undefined;
  if (setting.kind === 'switch')
    return (
      <Switch
        id={id}
        aria-labelledby={labelledBy}
        {...aria}
        checked={value === true}
        disabled={disabled}
        aria-busy={saving || undefined}
        onChange={onChange}
      />
    );
  if (setting.kind === 'select')
    return (
      <Select
        id={id}
        {...aria}
        data-wide=""
        status={status}
        disabled={disabled}
        value={typeof value === 'string' ? value : undefined}
        options={[...setting.options]}
        onChange={onChange}
      />
    );
  if (setting.kind === 'number')
    // The bounds are told in words and not enforced: a number that jumps is not the one that was typed.
    return (
      <InputNumber<number>
        id={id}
        {...aria}
        status={status}
        disabled={disabled}
        value={typeof value === 'number' ? value : null}
        step={setting.step ?? 1}
        suffix={setting.unit}
        style={{ width: 160 }}
        onChange={onChange}
      />
    );
  const text = typeof value === 'string' ? value : '';
  const shared = {
    id,
    ...aria,
    'data-wide': '',
    status,
    disabled,
    value: text,
    placeholder: setting.placeholder,
    maxLength: setting.maxLength,
  } as const;
  return setting.multiline ? (
    <Input.TextArea
      {...shared}
      autoSize={{ minRows: 2, maxRows: 8 }}
      onChange={({ target }) => onChange(target.value)}
    />
  ) : (
    <Input {...shared} onChange={({ target }) => onChange(target.value)} />
  );
};
