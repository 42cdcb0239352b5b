import { type Model, type ModelKind, modelKinds } from '@console/api/contract';
import { useAddModel, useModifyModel } from '@console/api/hooks/models';
import { FormField, useRules } from '@console/ui/forms';
import { Notice, Tag } from '@console/ui/states';
import { Form, Input, Select } from 'antd';
import { NameField, TextField } from '../../forms/fields.js';
import { RecordDrawer } from '../../forms/RecordDrawer.js';
import { SecretValue } from '../../forms/SecretValue.js';
import type { OpenedRecord } from '../../lists/openedRecord.js';
import { kindOf } from './modelKind.js';
import { useModelWords } from './modelWords.js';

interface Fields {
  kind: ModelKind;
  name: string;
  baseUrl: string;
  model: string;
  /** Undefined: the key stays as it is. */
  apiKey?: string;
}

/** What is typed into it is not kept in the browser. */
const secret = ['apiKey'];

const fieldsOf = (model: Model | undefined): Fields => ({
  kind: model === undefined ? 'chat' : kindOf(model),
  name: model?.name ?? '',
  baseUrl: model?.baseUrl ?? '',
  model: model?.model ?? '',
});

const KindField = ({ fixed }: { fixed: boolean }) => {
  const words = useModelWords();
  const kind = Form.useWatch<ModelKind | undefined>('kind', Form.useFormInstance()) ?? 'chat';
  return (
    <FormField name="kind" label={words.kind} extra={words.kindHelp[kind]}>
      <Select disabled={fixed} options={modelKinds.map((value) => ({ value, label: words.kinds[value] }))} />
    </FormField>
  );
};

/** Everything that can be set about one model. Its key is set and replaced, and never shown. */
export const ModelDrawer = ({ list }: { list: OpenedRecord<Model> }) => {
  const words = useModelWords();
  const rules = useRules();
  const add = useAddModel();
  const modify = useModifyModel();
  const isFixed = list.opened?.state === 'ready' && list.opened.data.fromEnvironment;

  const onSubmit = ({ kind, apiKey, ...fields }: Fields, model: Model | undefined) => {
    const settings = {
      name: fields.name.trim(),
      baseUrl: fields.baseUrl.trim(),
      model: fields.model.trim(),
      ...(apiKey !== undefined && { apiKey: apiKey.trim() }),
    };
    return model === undefined
      ? add.run({ kind, ...settings }, { quiet: true })
      : modify.run({ id: model.id, ...settings }, { quiet: true });
  };

  return (
    <RecordDrawer<Model, Fields>
      list={list}
      what={words.title}
      newTitle={words.create}
      titleOf={({ name }) => name}
      renderTags={(model) => <Tag>{words.kinds[kindOf(model)]}</Tag>}
      fieldsOf={fieldsOf}
      onSubmit={onSubmit}
      saved={words.saved}
      created={words.created}
      secret={secret}
      fixed={isFixed}
      renderFacts={({ fromEnvironment, keyLost }) => (
        <>
          {fromEnvironment && <Notice tone="info">{words.environmentHelp}</Notice>}
          {keyLost === true && <Notice tone="warning">{words.keyAgain}</Notice>}
        </>
      )}
    >
      {(model) => (
        <>
          <KindField fixed={model !== undefined} />
          <NameField name="name" label={words.name} />
          <FormField
            name="baseUrl"
            label={words.address}
            extra={words.addressHelp}
            rules={[rules.required(words.address), { pattern: /^\s*https?:\/\/\S+\s*$/, message: words.addressRule }]}
          >
            <Input maxLength={500} autoComplete="off" inputMode="url" placeholder="https://" />
          </FormField>
          <TextField name="model" label={words.model} help={words.modelHelp} max={100} required />
          <FormField name="apiKey" label={words.key} extra={words.keyHelp}>
            <SecretValue stored={model?.hasApiKey === true && model.keyLost !== true} label={words.key} max={500} />
          </FormField>
        </>
      )}
    </RecordDrawer>
  );
};
