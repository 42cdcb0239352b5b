import { mapAsync, randomCode } from '@console/base';
import type { TagSystem } from '@console/api/contract';
import { useListRoles } from '@console/api/hooks/roles';
import { useAddTagSystem, useModifyTagSystem } from '@console/api/hooks/tagSystems';
import { AsyncSelect } from '@console/ui/forms';
import { Button, Form, Input, Switch } from 'antd';
import { RecordDrawer } from '../../forms/RecordDrawer.js';
import type { Edit } from '../../forms/useEdit.js';
import { useNameRule } from '../../forms/useNameRule.js';
import type { OpenedRecord } from '../../lists/openedRecord.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { useLabelWords } from './labelWords.js';

interface Fields {
  name: string;
  code: string;
  description: string;
  roleIds: string[];
  enabled: boolean;
}

const fieldsOf = (system: TagSystem | undefined): Fields =>
  system === undefined
    ? { name: '', code: '', description: '', roleIds: [], enabled: true }
    : { ...system, roleIds: system.roles.map(({ id }) => id) };

/** Fills in a code that nobody has. */
const ProposeCode = ({ edit }: { edit: Edit }) => {
  const words = useLabelWords();
  const form = Form.useFormInstance<Fields>();
  const onPropose = () => {
    form.setFieldValue('code', randomCode());
    edit.setDirty(true);
    void form.validateFields(['code']).catch(() => undefined);
  };
  return (
    <Button type="link" size="small" onClick={onPropose}>
      {words.propose}
    </Button>
  );
};

export const LabelSystemDrawer = ({ list }: { list: OpenedRecord<TagSystem> }) => {
  const words = useLabelWords();
  const { form: formWords } = useDictionary();
  const add = useAddTagSystem();
  const modify = useModifyTagSystem();
  const { isNew } = list.record;
  const roles = useListRoles(isNew || list.opened !== undefined ? {} : null);
  const nameRule = useNameRule(words.name);

  const onSave = ({ code, name, description, ...rest }: Fields, system: TagSystem | undefined) => {
    const settings = { ...rest, name: name.trim(), description: description.trim() };
    return system === undefined
      ? add.run({ code, ...settings }, { quiet: true })
      : modify.run({ id: system.id, ...settings }, { quiet: true });
  };

  return (
    <RecordDrawer
      list={list}
      what={words.title}
      newTitle={words.add}
      titleOf={({ name }) => name}
      fieldsOf={fieldsOf}
      onSave={onSave}
      saved={words.saved}
      created={words.created}
    >
      <Form.Item name="name" label={words.name} rules={nameRule}>
        <Input maxLength={50} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="code"
        label={words.code}
        {...(isNew && { extra: words.codeHelp })}
        rules={[
          { required: true, message: formWords.required(words.code) },
          { pattern: /^[\w-]+$/, message: words.codeRule },
        ]}
      >
        <Input
          maxLength={64}
          autoComplete="off"
          disabled={!isNew}
          suffix={isNew && <ProposeCode edit={list.record} />}
        />
      </Form.Item>
      <Form.Item name="description" label={words.description}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <Form.Item name="roleIds" label={words.roles} extra={words.rolesHelp}>
        <AsyncSelect
          mode="multiple"
          optionFilterProp="label"
          what={words.roles}
          options={mapAsync(roles.state, (list) => list.map(({ id, name }) => ({ value: id, label: name })))}
        />
      </Form.Item>
      <Form.Item name="enabled" label={words.enabled} valuePropName="checked">
        <Switch size="small" />
      </Form.Item>
    </RecordDrawer>
  );
};
