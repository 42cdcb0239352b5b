import { randomCode } from '@console/base';
import type { TagSystem } from '@console/api/contract';
import { useAddTagSystem, useModifyTagSystem } from '@console/api/hooks/tagSystems';
import { Button, Form } from 'antd';
import { NameField, NoteField, SwitchField, TextField } from '../../forms/fields.js';
import { RecordDrawer } from '../../forms/RecordDrawer.js';
import type { Edit } from '../../forms/useEdit.js';
import type { OpenedRecord } from '../../lists/openedRecord.js';
import { RolePicker } from '../../pickers/RolePicker.js';
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
  const add = useAddTagSystem();
  const modify = useModifyTagSystem();
  const { isNew } = list.record;

  const onSubmit = ({ code, name, description, ...rest }: Fields, system: TagSystem | undefined) => {
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
      onSubmit={onSubmit}
      saved={words.saved}
      created={words.created}
    >
      <NameField name="name" label={words.name} />
      <TextField
        name="code"
        label={words.code}
        max={64}
        required
        rules={[{ pattern: /^[\w-]+$/, message: words.codeRule }]}
        disabled={!isNew}
        {...(isNew && { help: words.codeHelp, suffix: <ProposeCode edit={list.record} /> })}
      />
      <NoteField name="description" label={words.description} />
      <Form.Item name="roleIds" label={words.roles} extra={words.rolesHelp}>
        <RolePicker />
      </Form.Item>
      <SwitchField name="enabled" label={words.enabled} />
    </RecordDrawer>
  );
};
