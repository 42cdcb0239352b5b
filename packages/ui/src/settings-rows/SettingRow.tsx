import { Button } from 'antd';
import { useWords } from '../locale/useWords.js';
import { settingsWords } from './locale.js';
import { SettingControl } from './SettingControl.js';
import { Control, Label, Note, Row } from './SettingsRows.styles.js';
import type { Setting, SettingValue } from './types.js';

export interface SettingRowProps {
  /** Unique in the page. */
  id: string;
  setting: Setting;
  value: SettingValue;
  dirty: boolean;
  saving: boolean;
  saved: boolean;
  problem: string | undefined;
  onChange: (value: SettingValue) => void;
  /** Left out: it is saved with the others. */
  onSave: (() => void) | undefined;
  onDrop: () => void;
}

/** One setting: what it is, its control, and how it stands with it. */
export const SettingRow = ({
  id,
  setting,
  value,
  dirty,
  saving,
  saved,
  problem,
  onChange,
  onSave,
  onDrop,
}: SettingRowProps) => {
  const words = useWords(settingsWords);
  const { label, help, locked } = setting;
  const isOpen = dirty && !saving;
  return (
    <Row data-kind={setting.kind}>
      <Label>
        <label htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
        <small id={`${id}-help`}>
          {help}
          {locked !== undefined && <> {locked}</>}
        </small>
      </Label>
      <Control>
        <SettingControl
          id={id}
          setting={setting}
          value={value}
          onChange={onChange}
          labelledBy={`${id}-label`}
          describedBy={`${id}-help ${id}-note`}
          wrong={problem !== undefined}
          saving={saving}
        />
        <Note>
          <span id={`${id}-note`} role={problem === undefined ? 'status' : 'alert'}>
            {problem !== undefined && <span data-tone="error">{problem}</span>}
            {problem === undefined && saving && words.saving}
            {problem === undefined && !saving && dirty && <span data-tone="warning">{words.changed}</span>}
            {saved && !dirty && !saving && <span data-tone="ok">{words.saved}</span>}
          </span>
          {isOpen && (
            <Button type="link" size="small" aria-label={words.undoOf(label)} onClick={onDrop}>
              {words.undo}
            </Button>
          )}
          {isOpen && onSave && (
            <Button type="link" size="small" aria-label={words.saveOf(label)} onClick={onSave}>
              {problem === undefined ? words.save : words.retry}
            </Button>
          )}
        </Note>
      </Control>
    </Row>
  );
};
