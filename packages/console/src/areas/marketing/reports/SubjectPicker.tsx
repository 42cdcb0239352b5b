import type { Channel } from '@console/api/contract';
import { useFindReportSubjects } from '@console/api/hooks/marketing/report';
import { mapAsync } from '@console/base';
import { RemoteSelect } from '@console/ui/forms';
import { useState } from 'react';
import { Field } from './reports.styles.js';

interface SubjectPickerProps {
  kind: 'plan' | 'template';
  channel: Channel | undefined;
  /** Names the field, and says what is chosen from. */
  label: string;
  placeholder: string;
  /** Its id. */
  value: string | undefined;
  /** What it is called, which may not be among the first found; empty: not known. */
  name: string;
  onChange: (id: string | undefined) => void;
}

/** Chooses a plan or a template that messages were sent for, also one that is deleted. */
export const SubjectPicker = ({ kind, channel, label, placeholder, value, name, onChange }: SubjectPickerProps) => {
  const [keyword, setKeyword] = useState('');
  const found = useFindReportSubjects(
    { kind, ...(channel !== undefined && { channel }), ...(keyword !== '' && { keyword }) },
    { keepPrevious: true },
  );
  return (
    <Field>
      <RemoteSelect
        style={{ width: '100%' }}
        aria-label={label}
        what={label}
        placeholder={placeholder}
        allowClear
        single
        value={value === undefined ? [] : [value]}
        found={mapAsync(found.state, (list) => list.map((one) => ({ value: one.id, label: one.name || one.id })))}
        known={value === undefined ? [] : [{ value, label: name || value }]}
        onSearch={setKeyword}
        onChange={(ids) => onChange(ids[0])}
      />
    </Field>
  );
};
