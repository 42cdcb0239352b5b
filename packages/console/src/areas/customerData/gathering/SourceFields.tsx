import { type GatherSource, type GatherSourceKind, gatherSourceKinds } from '@console/api/contract';
import { FormField } from '@console/ui/forms';
import { Form, InputNumber, Radio, Select, Switch } from 'antd';
import { NameField, TextField } from '../../../forms/fields.js';
import { useGatherWords } from './gatherWords.js';
import { originOf } from './origins.js';

export interface SourceValues {
  sourceName: string;
  kind: GatherSourceKind;
  description: string;
  authorized: boolean;
  /** Left out where the kind has none. */
  origins?: string[];
  perMinute: number;
  perDay: number;
}

export interface SourceFieldsProps {
  /** Left out for one that is being made. */
  source: GatherSource | undefined;
}

/** Kinds whose calls come from a page, which says where it is from. */
const onPages: readonly string[] = ['web'];
const numberField = { min: 1, precision: 0, style: { width: 200 } } as const;

/** All that can be set about a source. */
export const SourceFields = ({ source }: SourceFieldsProps) => {
  const words = useGatherWords();
  const kind = Form.useWatch<string | undefined>('kind', Form.useFormInstance()) ?? source?.kind ?? 'web';
  return (
    <>
      <NameField name="sourceName" label={words.name} />
      <FormField name="kind" label={words.kind}>
        <Radio.Group
          disabled={source !== undefined}
          options={gatherSourceKinds.map((value) => ({ value, label: words.kinds[value] }))}
        />
      </FormField>
      {onPages.includes(kind) && (
        <FormField
          name="origins"
          label={words.origins}
          extra={words.originsHelp}
          rules={[
            {
              validator: (_rule, value: unknown) => {
                const origins = Array.isArray(value) ? value.map(String) : [];
                const wrong = origins.find((origin) => originOf(origin) === undefined);
                if (wrong !== undefined) return Promise.reject(new Error(words.notOrigin(wrong)));
                return origins.length > 0 ? Promise.resolve() : Promise.reject(new Error(words.originsWanted));
              },
            },
          ]}
        >
          <Select mode="tags" open={false} suffixIcon={null} maxCount={20} tokenSeparators={[' ', ',', '，']} />
        </FormField>
      )}
      <TextField name="description" label={words.description} max={500} />
      <FormField name="perMinute" label={words.perMinute}>
        <InputNumber<number> {...numberField} max={100_000} />
      </FormField>
      <FormField
        name="perDay"
        label={words.perDay}
        {...(source && { extra: words.used(source.todayCount.toLocaleString(), source.perDay.toLocaleString()) })}
      >
        <InputNumber<number> {...numberField} max={100_000_000} />
      </FormField>
      <FormField name="authorized" label={words.authorized} extra={words.authorizedHelp} valuePropName="checked">
        <Switch />
      </FormField>
    </>
  );
};
