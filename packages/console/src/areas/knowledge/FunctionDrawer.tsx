import { mapAsync } from '@console/base';
import type { KbFunction } from '@console/api/contract';
import { useAddKbFunction, useModifyKbFunction } from '@console/api/hooks/kbFunctions';
import { usePageKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { FormField, useRules } from '@console/ui/forms';
import { Notice, Tag } from '@console/ui/states';
import { Form, Input, InputNumber, Select } from 'antd';
import { NameField, NoteField, SwitchField } from '../../forms/fields.js';
import { RecordDrawer } from '../../forms/RecordDrawer.js';
import type { OpenedRecord } from '../../lists/openedRecord.js';
import {
  functionMethods,
  functionSettings,
  functionValues,
  type FunctionValues,
  readableFunction,
} from './functionValues.js';
import { useFunctionWords } from './functionWords.js';
import { HeaderFields } from './HeaderFields.js';
import { ParameterFields } from './ParameterFields.js';

/** What is typed into them is not kept in the browser. */
const secret = ['headers'];

const hasLostKeys = ({ headers }: KbFunction): boolean => headers.some(({ lost }) => lost === true);

export interface FunctionDrawerProps {
  list: OpenedRecord<KbFunction>;
  /** The base that a new one begins with. */
  knowledgeBaseId?: string;
}

/** Everything that can be set about one function. */
export const FunctionDrawer = ({ list, knowledgeBaseId }: FunctionDrawerProps) => {
  const words = useFunctionWords();
  const rules = useRules();
  const add = useAddKbFunction();
  const modify = useModifyKbFunction();
  const closed = list.opened === undefined && !list.record.isNew;
  const bases = usePageKnowledgeBases(closed ? null : { current: 1, size: 200 });
  const options = mapAsync(bases.state, ({ list: found }) => found.map(({ id, name }) => ({ value: id, label: name })));

  const onSubmit = (values: FunctionValues, row: KbFunction | undefined) => {
    const settings = functionSettings(values);
    return row === undefined
      ? add.run({ ...settings, knowledgeBaseId: values.knowledgeBaseId ?? '' }, { quiet: true })
      : modify.run({ id: row.id, ...settings, version: values.version }, { quiet: true });
  };

  return (
    <RecordDrawer<KbFunction, FunctionValues>
      list={list}
      what={words.title}
      newTitle={words.create}
      titleOf={({ name }) => name}
      renderTags={(row) => row.sets?.map(({ id, name }) => <Tag key={id}>{name}</Tag>)}
      fieldsOf={(row) => functionValues(row, knowledgeBaseId)}
      onSubmit={onSubmit}
      saved={words.saved}
      created={words.created}
      secret={secret}
      merging={{ versionOf: ({ version }) => version, describe: (values) => readableFunction(values, words) }}
      renderFacts={(row) => (hasLostKeys(row) ? <Notice tone="warning">{words.keysLost}</Notice> : null)}
    >
      {(row) => (
        <>
          <NameField name="name" label={words.name} help={words.nameHelp} />
          <FormField name="knowledgeBaseId" label={words.base} rules={[rules.chosen(words.base)]}>
            <Select
              showSearch
              optionFilterProp="label"
              disabled={row !== undefined}
              loading={options.state === 'loading'}
              options={options.state === 'ready' ? options.data : []}
            />
          </FormField>
          <NoteField name="description" label={words.description} help={words.descriptionHelp} />
          <FormField name="method" label={words.method}>
            <Select options={functionMethods.map((value) => ({ value, label: value }))} />
          </FormField>
          <FormField
            name="url"
            label={words.address}
            extra={words.addressHelp}
            rules={[rules.required(words.address), { pattern: /^\s*https?:\/\/\S+\s*$/, message: words.addressRule }]}
          >
            <Input maxLength={500} autoComplete="off" inputMode="url" placeholder="https://" />
          </FormField>
          <ParameterFields />
          <HeaderFields shown={row} />
          <Form.Item name="triggers" label={words.triggers} extra={words.triggersHelp} style={{ marginTop: 16 }}>
            <Select mode="tags" open={false} suffixIcon={null} maxCount={20} tokenSeparators={[',', '，', '、']} />
          </Form.Item>
          <FormField name="timeout" label={words.timeout}>
            <InputNumber min={1} max={60} precision={0} />
          </FormField>
          <SwitchField name="enabled" label={words.enabled} help={words.enabledHelp} />
        </>
      )}
    </RecordDrawer>
  );
};
