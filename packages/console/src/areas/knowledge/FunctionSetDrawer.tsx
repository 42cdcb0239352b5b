import { mapAsync } from '@console/base';
import type { KbFunctionSet } from '@console/api/contract';
import { useAddKbFunctionSet, useModifyKbFunctionSet, usePageKbFunctions } from '@console/api/hooks/kbFunctions';
import { usePageKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { AsyncSelect } from '@console/ui/forms';
import { Form } from 'antd';
import { NameField, NoteField, SwitchField } from '../../forms/fields.js';
import { RecordDrawer } from '../../forms/RecordDrawer.js';
import type { OpenedRecord } from '../../lists/openedRecord.js';
import { useFunctionSetWords } from './functionSetWords.js';

interface Fields {
  name: string;
  description: string;
  functionIds: string[];
  knowledgeBaseIds: string[];
  enabled: boolean;
  /** The one that was read. */
  version: number | undefined;
}

const idOf = ({ id }: { id: string }): string => id;

const fieldsOf = (set: KbFunctionSet | undefined): Fields => ({
  name: set?.name ?? '',
  description: set?.description ?? '',
  functionIds: set?.functions.map(idOf) ?? [],
  knowledgeBaseIds: set?.knowledgeBases.map(idOf) ?? [],
  enabled: set?.enabled ?? true,
  version: set?.version,
});

/** Everything that can be set about one set of functions. */
export const FunctionSetDrawer = ({ list }: { list: OpenedRecord<KbFunctionSet> }) => {
  const words = useFunctionSetWords();
  const add = useAddKbFunctionSet();
  const modify = useModifyKbFunctionSet();
  const closed = list.opened === undefined && !list.record.isNew;
  const first = closed ? null : { current: 1, size: 200 };
  const bases = usePageKnowledgeBases(first);
  const functions = usePageKbFunctions(first);
  const named =
    list.opened?.state === 'ready' ? [...list.opened.data.functions, ...list.opened.data.knowledgeBases] : [];

  const namesOf = (ids: readonly string[], rows: readonly { id: string; name: string }[] | undefined): string => {
    const names = new Map([...named, ...(rows ?? [])].map(({ id, name }) => [id, name]));
    return ids.map((id) => names.get(id) ?? id).join('\n');
  };
  const describe = ({ name, description, functionIds, knowledgeBaseIds, enabled }: Fields) => [
    { key: 'name', label: words.name, value: name },
    { key: 'description', label: words.description, value: description },
    { key: 'functionIds', label: words.functions, value: namesOf(functionIds, functions.data?.list) },
    { key: 'knowledgeBaseIds', label: words.bases, value: namesOf(knowledgeBaseIds, bases.data?.list) },
    { key: 'enabled', label: words.enabled, value: enabled ? words.turnedOn : words.turnedOff },
  ];
  const onSubmit = ({ version, ...fields }: Fields, set: KbFunctionSet | undefined) => {
    const settings = { ...fields, name: fields.name.trim(), description: fields.description.trim() };
    return set === undefined
      ? add.run(settings, { quiet: true })
      : modify.run({ id: set.id, ...settings, version }, { quiet: true });
  };

  return (
    <RecordDrawer
      list={list}
      what={words.title}
      newTitle={words.create}
      titleOf={({ name }) => name}
      fieldsOf={fieldsOf}
      onSubmit={onSubmit}
      merging={{ versionOf: ({ version }) => version, describe }}
      saved={words.saved}
      created={words.created}
    >
      <NameField name="name" label={words.name} />
      <NoteField name="description" label={words.description} />
      <Form.Item name="functionIds" label={words.functions} extra={words.functionsHelp}>
        <AsyncSelect
          mode="multiple"
          allowClear
          maxCount={50}
          optionFilterProp="label"
          what={words.functions}
          options={mapAsync(functions.state, ({ list: found }) =>
            found.map(({ id, name, knowledgeBaseName, enabled }) => {
              const label = `${name} · ${knowledgeBaseName}`;
              return { value: id, label: enabled ? label : words.off(label) };
            }),
          )}
        />
      </Form.Item>
      <Form.Item name="knowledgeBaseIds" label={words.bases} extra={words.basesHelp}>
        <AsyncSelect
          mode="multiple"
          allowClear
          maxCount={50}
          optionFilterProp="label"
          what={words.bases}
          options={mapAsync(bases.state, ({ list: found }) =>
            found.map(({ id, name }) => ({ value: id, label: name })),
          )}
        />
      </Form.Item>
      <SwitchField name="enabled" label={words.enabled} />
    </RecordDrawer>
  );
};
