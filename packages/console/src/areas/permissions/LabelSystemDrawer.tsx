import type { TagSystem } from '@console/api/contract';
import { useListRoles } from '@console/api/hooks/roles';
import { useAddTagSystem, useModifyTagSystem } from '@console/api/hooks/tagSystems';
import { SubmitButton } from '@console/ui/button';
import { SideDrawer } from '@console/ui/dialog';
import { useMessage } from '@console/ui/provider';
import { Notice } from '@console/ui/states';
import { Button, Form, Input, Select, Switch } from 'antd';
import { FreshFields } from '../../forms/FreshFields.js';
import { useNameRule } from '../../forms/useNameRule.js';
import { useSubmission } from '../../forms/useSubmission.js';
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
  /** Something was typed that is not saved. */
  dirty: boolean;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
}

const fieldsOf = (subject: TagSystem | 'new'): Fields =>
  subject === 'new'
    ? { name: '', code: '', description: '', roleIds: [], enabled: true }
    : { ...subject, roleIds: subject.roles.map(({ id }) => id) };

export const LabelSystemDrawer = ({ subject, dirty, onDirty, onClose }: LabelSystemDrawerProps) => {
  const words = useLabelWords();
  const { form: formWords } = useDictionary();
  const message = useMessage();
  const [form] = Form.useForm<Fields>();
  const add = useAddTagSystem();
  const modify = useModifyTagSystem();
  const roles = useListRoles(subject === undefined ? null : {});
  const { problem, submit, forget } = useSubmission();
  const nameRule = useNameRule(words.name);
  const isNew = subject === 'new';

  const close = () => {
    forget();
    onClose();
  };
  const save = ({ code, name, description, ...rest }: Fields) =>
    submit(async () => {
      const settings = { ...rest, name: name.trim(), description: description.trim() };
      if (subject === 'new' || subject === undefined) await add.run({ code, ...settings }, { quiet: true });
      else await modify.run({ id: subject.id, ...settings }, { quiet: true });
      message.success(isNew ? words.created : words.saved);
      close();
    });

  return (
    <SideDrawer
      open={subject !== undefined}
      title={subject === undefined || isNew ? words.add : subject.name}
      dirty={dirty}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{formWords.cancel}</Button>
          <SubmitButton
            key={isNew ? 'new' : subject?.id}
            onClick={async () => {
              const fields = await form.validateFields().catch(() => undefined);
              return fields === undefined ? false : save(fields);
            }}
          >
            {isNew ? formWords.create : formWords.save}
          </SubmitButton>
        </>
      }
    >
      {subject !== undefined && (
        <Form<Fields>
          key={isNew ? 'new' : subject.id}
          form={form}
          layout="vertical"
          initialValues={fieldsOf(subject)}
          onValuesChange={() => onDirty(true)}
        >
          <FreshFields dirty={dirty} fill={() => form.setFieldsValue(fieldsOf(subject))} />
          {problem && <Notice tone="error">{problem.message}</Notice>}
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
            <Input maxLength={64} autoComplete="off" disabled={!isNew} />
          </Form.Item>
          <Form.Item name="description" label={words.description}>
            <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
          </Form.Item>
          <Form.Item name="roleIds" label={words.roles} extra={words.rolesHelp}>
            <Select
              mode="multiple"
              optionFilterProp="label"
              options={roles.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
            />
          </Form.Item>
          <Form.Item name="enabled" label={words.enabled} valuePropName="checked">
            <Switch size="small" />
          </Form.Item>
        </Form>
      )}
    </SideDrawer>
  );
};
