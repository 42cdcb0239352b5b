import { SavedQuestionFields, type TypedSettings } from '@console/ui/saved-question';

export interface SettingsFieldProps {
  /** An antd Form gives it, and what follows. */
  value?: TypedSettings;
  onChange?: (value: TypedSettings) => void;
  /** Names what is missing. */
  checked: boolean;
  /** Of the result: "%". */
  unit: string;
}

const none: TypedSettings = { shared: false, schedule: null, threshold: null };

/** How a question is kept, as a field of a form. */
export const SettingsField = ({ value = none, onChange, checked, unit }: SettingsFieldProps) => (
  <SavedQuestionFields value={value} onChange={(next) => onChange?.(next)} checked={checked} unit={unit} />
);
