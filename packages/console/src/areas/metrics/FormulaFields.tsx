import type { MetricSource } from '@console/api/contract';
import { useListMetricSources } from '@console/api/hooks/metrics';
import { mapAsync } from '@console/base';
import { AsyncSelect, FormField, useRules } from '@console/ui/forms';
import { fonts } from '@console/ui/theme';
import { Form, Input, Select } from 'antd';
import { TextField } from '../../forms/fields.js';
import { countings } from './formula.js';
import { FormulaTrial } from './FormulaTrial.js';
import { expressionOf, type MetricFields } from './metricFields.js';
import { useMetricFormWords } from './metricFormWords.js';
import { Written } from './metrics.styles.js';

type Table = MetricSource['tables'][number];

const columnOptions = (table: Table | undefined) =>
  table?.columns.map(({ name, label }) => ({ value: name, label: label === name ? name : `${label}（${name}）` })) ??
  [];

const dates = /date|time/i;

interface SqlFieldProps {
  name: keyof MetricFields;
  label: string;
  help?: string;
  required?: boolean;
}

/** An expression or condition: a few lines in a fixed-width face. */
const SqlField = ({ name, label, help, required = false }: SqlFieldProps) => {
  const rules = useRules();
  return (
    <FormField name={name} label={label} extra={help} rules={required ? [rules.required(label)] : []}>
      <Input.TextArea
        maxLength={1000}
        autoSize={{ minRows: 1, maxRows: 6 }}
        spellCheck={false}
        style={{ fontFamily: fonts.code }}
      />
    </FormField>
  );
};

const RatioFields = () => {
  const words = useMetricFormWords();
  return (
    <>
      <TextField name="numeratorName" label={words.numeratorName} required />
      <SqlField name="numerator" label={words.numerator} required />
      <TextField name="denominatorName" label={words.denominatorName} required />
      <SqlField name="denominator" label={words.denominator} required />
    </>
  );
};

interface FormulaFieldsProps {
  /** What the metric says, for fields that were not shown yet. */
  initial: MetricFields;
}

/** What a metric is counted from, put together from choices or written by hand, and tried. */
export const FormulaFields = ({ initial }: FormulaFieldsProps) => {
  const words = useMetricFormWords();
  const rules = useRules();
  const form = Form.useFormInstance<MetricFields>();
  const typed = Form.useWatch((values: Partial<MetricFields>) => values, { form, preserve: true });
  const values = { ...initial, ...typed };
  const sources = useListMetricSources({});
  const source = sources.data?.find(({ id }) => id === values.sourceId);
  const table = source?.tables.find(({ name }) => name === values.table);
  const columns = columnOptions(table);
  // What was chosen of another table is none of this one's.
  const forgetColumns = () => form.setFieldsValue({ column: '', timeColumn: '', dimensions: [] });
  const forgetTable = () => {
    form.setFieldsValue({ table: '' });
    forgetColumns();
  };
  return (
    <>
      <FormField name="sourceId" label={words.source} rules={[rules.chosen(words.source)]}>
        <AsyncSelect
          what={words.source}
          notFoundContent={words.noSources}
          options={mapAsync(sources.state, (list) => list.map(({ id, name }) => ({ value: id, label: name })))}
          onChange={forgetTable}
        />
      </FormField>
      <FormField name="table" label={words.table} rules={[rules.chosen(words.table)]}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          disabled={source === undefined}
          options={source?.tables.map(({ name, label }) => ({ value: name, label })) ?? []}
          onChange={forgetColumns}
        />
      </FormField>
      <FormField name="counting" label={words.counting}>
        <Select
          options={countings.map((value) => ({ value, label: words.countings[value] }))}
          onChange={(kind) => kind === 'own' && form.setFieldsValue({ expression: expressionOf(values) })}
        />
      </FormField>
      {['sum', 'mean', 'distinct'].includes(values.counting) && (
        <FormField name="column" label={words.column} rules={[rules.chosen(words.column)]}>
          <Select showSearch={{ optionFilterProp: 'label' }} disabled={table === undefined} options={columns} />
        </FormField>
      )}
      {values.counting === 'ratio' && <RatioFields />}
      {values.counting === 'own' ? (
        <SqlField name="expression" label={words.expression} help={words.expressionHelp} required />
      ) : (
        <Written>
          {words.written}
          <code>{expressionOf(values)}</code>
        </Written>
      )}
      <SqlField name="filter" label={words.filter} help={words.filterHelp} />
      <FormField name="timeColumn" label={words.timeColumn}>
        <Select
          disabled={table === undefined}
          options={[
            { value: '', label: words.now },
            ...columns.filter(({ value }) => dates.test(table?.columns.find(({ name }) => name === value)?.type ?? '')),
          ]}
        />
      </FormField>
      <FormField name="dimensions" label={words.dimensions}>
        <Select
          mode="multiple"
          disabled={table === undefined}
          maxCount={20}
          optionFilterProp="label"
          options={table?.dimensions.map(({ code, name }) => ({ value: code, label: name })) ?? []}
        />
      </FormField>
      <FormulaTrial fields={values} />
    </>
  );
};
