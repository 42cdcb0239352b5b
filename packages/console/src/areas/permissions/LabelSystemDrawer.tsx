import { mapAsync, randomCode } from '@console/base';
import type { TagSystem } from '@console/api/contract';
import { useListRoles } from '@console/api/hooks/roles';
import { useAddTagSystem, useModifyTagSystem } from '@console/api/hooks/tagSystems';
import { useMessage } from '@console/ui/provider';
import { AsyncSelect } from '@console/ui/forms';
import { Button, Form, Input, Switch } from 'antd';
import { RecordDrawer } from '../../forms/RecordDrawer.js';
import type { Edit } from '../../forms/useEdit.js';
import { useNameRule } from '../../forms/useNameRule.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { useLabelWords } from './labelWords.js';

interface Fields {
  name: string;
  code: string;
  description: string;
  roleIds: string[];
  enabled: boolean;
}

export interface LabelSystemDrawerProps {
  /** The system to change, `new` for a new one, undefined while closed. */
  subject: TagSystem | 'new' | undefined;
  edit: Edit;
  onClose: () => void;
}

const fieldsOf = (subject: TagSystem | 'new' | undefined): Fields =>
  subject === 'new' || subject === undefined
    ? { name: '', code: '', description: '', roleIds: [], enabled: true }
    : { ...subject, roleIds: subject.roles.map(({ id }) => id) };

export const LabelSystemDrawer = ({ subject, edit, onClose }: LabelSystemDrawerProps) => {
  const words = useLabelWords();
  const { form: formWords } = useDictionary();
  const message = useMessage();
  const [form] = Form.useForm<Fields>();
  const add = useAddTagSystem();
  const modify = useModifyTagSystem();
  const roles = useListRoles(subject === undefined ? null : {});
  const nameRule = useNameRule(words.name);
  const isNew = subject === 'new';

  const save = async ({ code, name, description, ...rest }: Fields) => {
    const settings = { ...rest, name: name.trim(), description: description.trim() };
    if (subject === 'new' || subject === undefined) await add.run({ code, ...settings }, { quiet: true });
    else await modify.run({ id: subject.id, ...settings }, { quiet: true });
    message.success(isNew ? words.created : words.saved);
  };

  const onPropose = () => {
    form.setFieldValue('code', randomCode());
    edit.setDirty(true);
    void form.validateFields(['code']).catch(() => undefined);
  };
  const propose = (
    <Button type="link" size="small" onClick={onPropose}>
      {words.propose}
    </Button>
  );

  return (
    <RecordDrawer<Fields>
      recordKey={isNew ? 'new' : subject?.id}
      title={subject === undefined || isNew ? words.add : subject.name}
      form={form}
      initial={fieldsOf(subject)}
      verb={isNew ? formWords.create : formWords.save}
      edit={edit}
      onSave={save}
      onClose={onClose}
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
        <Input maxLength={64} autoComplete="off" disabled={!isNew} suffix={isNew && propose} />
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
