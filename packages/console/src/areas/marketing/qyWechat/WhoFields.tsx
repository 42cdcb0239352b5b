import { usePageCustomers } from '@console/api/hooks/customers';
import { mapAsync } from '@console/base';
import { FormField, RemoteSelect, type RemoteSelectProps, useRules } from '@console/ui/forms';
import { Form, Radio, Select } from 'antd';
import { useState } from 'react';
import { LabelPicker } from '../../../pickers/labels/LabelPicker.js';
import { PackPicker } from '../../../pickers/PackPicker.js';
import { StaffPicker } from '../weCom/StaffPicker.js';
import type { AssignmentFields } from './assignmentFields.js';
import { useAssignWords } from './assignWords.js';

const MOST_CUSTOMERS = 200;
const MOST_CITIES = 50;
const MOST_LABELS = 50;
const FOUND = 20;

type CustomerPickerProps = Omit<RemoteSelectProps, 'found' | 'onSearch' | 'mode' | 'known'>;

/** Chooses customers by name, or by a whole number of theirs. */
const CustomerPicker = (props: CustomerPickerProps) => {
  const [keyword, setKeyword] = useState('');
  const found = usePageCustomers(
    { current: 1, size: FOUND, ...(keyword !== '' && { keyword }) },
    { keepPrevious: true },
  );
  // Whoever was chosen is shown by name, also when other words are looked for.
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());
  const options = mapAsync(found.state, ({ list }) =>
    list.map(({ id, customerName, phoneNumber }) => ({ value: id, label: `${customerName} ${phoneNumber}`.trim() })),
  );
  const search = (text: string) => {
    if (options.state === 'ready')
      setSeen(new Map([...seen, ...options.data.map(({ value, label }): [string, string] => [value, label])]));
    setKeyword(text);
  };
  const known = (props.value ?? []).flatMap((value) => {
    const label = seen.get(value);
    return label === undefined ? [] : [{ value, label }];
  });
  return <RemoteSelect {...props} mode="multiple" found={options} known={known} onSearch={search} />;
};

/** Whom an assignment is about: whoever fits what is said, or chosen people. */
export const WhoFields = () => {
  const words = useAssignWords();
  const rules = useRules();
  const form = Form.useFormInstance<AssignmentFields>();
  const who = Form.useWatch('who', { form, preserve: true });
  return (
    <>
      <FormField name="who" label={words.who} {...(who !== 'chosen' && { extra: words.whoHelp })}>
        <Radio.Group
          options={[
            { value: 'rules', label: words.whoKinds.rules },
            { value: 'chosen', label: words.whoKinds.chosen },
          ]}
        />
      </FormField>
      {who === 'chosen' ? (
        <FormField
          name="customerIds"
          label={words.customers}
          extra={words.customersHint}
          rules={[rules.chosen(words.customers)]}
        >
          <CustomerPicker what={words.customers} maxCount={MOST_CUSTOMERS} />
        </FormField>
      ) : (
        <>
          <FormField name="packIds" label={words.pack}>
            <PackPicker what={words.pack} />
          </FormField>
          <FormField name="labelIds" label={words.labels}>
            <LabelPicker maxCount={MOST_LABELS} />
          </FormField>
          <FormField name="cities" label={words.cities}>
            <Select mode="tags" open={false} suffixIcon={null} maxCount={MOST_CITIES} placeholder={words.citiesHint} />
          </FormField>
          <FormField name="currentStaffIds" label={words.currentStaff} extra={words.currentStaffHelp}>
            <StaffPicker />
          </FormField>
        </>
      )}
    </>
  );
};
