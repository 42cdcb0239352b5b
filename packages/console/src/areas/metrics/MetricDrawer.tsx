import { ApiError } from '@console/api';
import { type Metric, metricPeriods, metricRollUps } from '@console/api/contract';
import { useAddMetric, useListMetricCategories, useModifyMetric } from '@console/api/hooks/metrics';
import { FormField, useRules } from '@console/ui/forms';
import { AutoComplete, Form, InputNumber, Radio, Select } from 'antd';
import { NameField, NoteField, SwitchField, TextField } from '../../forms/fields.js';
import { FormSection } from '../../forms/FormSection.js';
import { RecordDrawer } from '../../forms/RecordDrawer.js';
import type { OpenedRecord } from '../../lists/openedRecord.js';
import { FormulaFields } from './FormulaFields.js';
import { directions, fieldsOf, type MetricFields, MOST_AMOUNT, readableFields, settingsOf } from './metricFields.js';
import { useMetricFormWords } from './metricFormWords.js';
import { OwnerPicker } from './OwnerPicker.js';

/** Names of the server's for what the form calls otherwise. */
const formulaField = /^formula\.(?:parts\.(\w+)\.)?(\w+)$/;

const formFieldOf = (name: string): string => {
  const [, part, field] = formulaField.exec(name) ?? [];
  if (part !== undefined) return field === 'name' ? `${part}Name` : part;
  return field ?? name;
};

/** What a refusal says of a formula is said at the fields that it was put together from. */
const atFields = async <T,>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const fields = Object.fromEntries(Object.entries(error.fields).map(([name, why]) => [formFieldOf(name), why]));
    throw new ApiError({ ...error, message: error.message, reason: error.reason ?? '', entry: error.entry, fields });
  }
};

const AboutFields = ({ isNew }: { isNew: boolean }) => {
  const words = useMetricFormWords();
  const rules = useRules();
  const categories = useListMetricCategories({});
  return (
    <FormSection title={words.sections.about}>
      <NameField name="metricName" label={words.name} />
      <TextField
        name="code"
        label={words.code}
        required
        disabled={!isNew}
        rules={[{ pattern: /^[a-z][a-z0-9_]*$/, message: words.codeRule }]}
        {...(isNew && { help: words.codeHelp })}
      />
      <TextField name="englishName" label={words.englishName} max={100} />
      <FormField
        name="category"
        label={words.category}
        rules={[rules.required(words.category), rules.length(1, 50), rules.name]}
      >
        <AutoComplete
          showSearch={{ filterOption: true }}
          options={(categories.data ?? []).map(({ category }) => ({ value: category }))}
        />
      </FormField>
      <FormField name="synonyms" label={words.synonyms} extra={words.synonymsHelp}>
        <Select mode="tags" open={false} suffixIcon={null} maxCount={30} tokenSeparators={[',', '，', '、']} />
      </FormField>
      <NoteField name="definition" label={words.definition} help={words.definitionHelp} max={1000} />
      <TextField name="unit" label={words.unit} help={words.unitHelp} max={20} />
      <FormField name="period" label={words.period}>
        <Select options={metricPeriods.map((value) => ({ value, label: words.periods[value] }))} />
      </FormField>
    </FormSection>
  );
};

const CountingFields = ({ initial }: { initial: MetricFields }) => {
  const words = useMetricFormWords();
  const form = Form.useFormInstance<MetricFields>();
  const kind = Form.useWatch('kind', { form, preserve: true }) ?? initial.kind;
  return (
    <FormSection title={words.sections.counting}>
      <FormField name="kind" label={words.kind}>
        <Radio.Group
          options={[
            { value: 'computed', label: words.kinds.computed },
            { value: 'kept', label: words.kinds.kept },
          ]}
        />
      </FormField>
      {kind === 'computed' ? (
        <FormulaFields initial={initial} />
      ) : (
        <FormField name="rollUp" label={words.rollUp}>
          <Select options={metricRollUps.map((value) => ({ value, label: words.rollUps[value] }))} />
        </FormField>
      )}
    </FormSection>
  );
};

const AimFields = ({ metric }: { metric: Metric | undefined }) => {
  const words = useMetricFormWords();
  return (
    <FormSection title={words.sections.aim}>
      <FormField name="direction" label={words.direction}>
        <Radio.Group options={directions.map((value) => ({ value, label: words.directions[value] }))} />
      </FormField>
      <FormField name="target" label={words.target}>
        <InputNumber min={-MOST_AMOUNT} max={MOST_AMOUNT} style={{ width: 160 }} />
      </FormField>
      <FormField name="ownerId" label={words.owner} extra={words.ownerHelp}>
        <OwnerPicker owner={metric?.owner} />
      </FormField>
      <SwitchField name="enabled" label={words.enabled} help={words.enabledHelp} />
      {metric !== undefined && <TextField name="note" label={words.note} help={words.noteHelp} max={200} />}
    </FormSection>
  );
};

interface MetricDrawerProps {
  list: OpenedRecord<Metric>;
  /** Default false: it is a list's, and new ones are made too. */
  alone?: boolean;
}

/** Everything that can be set about one metric, or a new one. */
export const MetricDrawer = ({ list, alone = false }: MetricDrawerProps) => {
  const words = useMetricFormWords();
  const add = useAddMetric();
  const modify = useModifyMetric();

  const onSubmit = (shown: MetricFields, metric: Metric | undefined) => {
    // Fields that were not on screen are as they were.
    const fields = { ...fieldsOf(metric), ...shown };
    if (metric === undefined) {
      return atFields(add.run({ ...settingsOf(fields), code: fields.code.trim() }, { quiet: true }));
    }
    const { version, note } = fields;
    const change = { id: metric.id, ...settingsOf(fields), note: note.trim(), version: version ?? metric.version };
    return atFields(modify.run(change, { quiet: true }));
  };

  return (
    <RecordDrawer<Metric, MetricFields>
      list={list}
      width={720}
      what={words.title}
      {...(!alone && { newTitle: words.add })}
      titleOf={({ metricName }) => metricName}
      fieldsOf={fieldsOf}
      merging={{
        versionOf: ({ version }) => version,
        describe: (fields) => readableFields(fields, words),
      }}
      onSubmit={onSubmit}
      saved={words.saved}
      created={words.created}
    >
      {(metric) => (
        <>
          <AboutFields isNew={metric === undefined} />
          <CountingFields initial={fieldsOf(metric)} />
          <AimFields metric={metric} />
        </>
      )}
    </RecordDrawer>
  );
};
