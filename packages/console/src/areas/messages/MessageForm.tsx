import { type Message, type MessageScope, messageScopes } from '@console/api/contract';
import { useUploadImage } from '@console/api/hooks/uploads';
import { FormField, useRules } from '@console/ui/forms';
import { isBlankRichText, type PictureSending, RichTextEditor, type StoredPicture } from '@console/ui/rich-text';
import { DatePicker, Form, type FormInstance, Input, Radio } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { usePreferences } from '../../state/preferences.js';
import { KeptFields } from '../../forms/KeptFields.js';
import type { Edit } from '../../forms/useEdit.js';
import { RolePicker } from '../../pickers/RolePicker.js';
import { UserPicker } from '../../pickers/UserPicker.js';
import { useMessageWords } from './messageWords.js';

export interface MessageFields {
  messageSubject: string;
  content: string;
  scope: MessageScope;
  roleIds?: string[];
  userIds?: string[];
  time?: Dayjs | null;
}

export interface MessageFormProps {
  form: FormInstance<MessageFields>;
  initial: MessageFields;
  /** The receivers named so far, who may not be among the first found. */
  users: Message['users'];
  edit: Edit;
  /** A picture was stored: its address, and one that this page can show it from. */
  onPicture: (picture: Required<StoredPicture>) => void;
}

/** What a message says, whom it is for, and when it goes out. */
export const MessageForm = ({ form, initial, users, edit, onPicture }: MessageFormProps) => {
  const words = useMessageWords();
  const rules = useRules();
  const { language } = usePreferences();
  const uploadImage = useUploadImage();
  const scope = Form.useWatch('scope', form) ?? initial.scope;
  const upload = async (file: File, { signal, onProgress }: PictureSending) => {
    const src = await uploadImage.run(
      { file },
      { quiet: true, signal, onProgress: ({ loaded, total }) => total > 0 && onProgress(loaded / total) },
    );
    const picture = { src, shown: URL.createObjectURL(file) };
    onPicture(picture);
    return picture;
  };

  return (
    <Form<MessageFields>
      form={form}
      layout="vertical"
      initialValues={initial}
      onValuesChange={() => edit.setDirty(true)}
      scrollToFirstError={{ focus: true }}
    >
      <KeptFields
        edit={edit}
        fill={() => form.setFieldsValue(initial)}
        revive={({ time, ...fields }) => ({ ...fields, time: typeof time === 'string' ? dayjs(time) : null })}
      />
      <FormField name="messageSubject" label={words.subject} rules={[rules.required(words.subject)]}>
        <Input maxLength={100} showCount autoComplete="off" />
      </FormField>
      <Form.Item
        name="content"
        label={words.content}
        required
        rules={[
          {
            validator: (_rule, value: unknown) =>
              typeof value === 'string' && !isBlankRichText(value)
                ? Promise.resolve()
                : Promise.reject(new Error(words.noContent)),
          },
        ]}
      >
        <RichTextEditor
          label={words.content}
          placeholder={words.contentHint}
          language={language === 'en-US' ? 'en-US' : 'zh-CN'}
          upload={upload}
        />
      </Form.Item>
      <Form.Item name="scope" label={words.audience}>
        <Radio.Group options={messageScopes.map((value) => ({ value, label: words.scopes[value] }))} />
      </Form.Item>
      {scope === 'roles' && (
        <Form.Item name="roleIds" label={words.roles} rules={[rules.chosen(words.roles)]}>
          <RolePicker />
        </Form.Item>
      )}
      {scope === 'users' && (
        <Form.Item name="userIds" label={words.users} rules={[rules.chosen(words.users)]}>
          <UserPicker known={users} />
        </Form.Item>
      )}
      <Form.Item name="time" label={words.time} extra={words.timeHelp}>
        <DatePicker showTime />
      </Form.Item>
    </Form>
  );
};
