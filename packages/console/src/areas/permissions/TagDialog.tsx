import type { Tag } from '@console/api/contract';
import { useAddTag, useListTags, useModifyTag } from '@console/api/hooks/tags';
import { useMessage } from '@console/ui/provider';
import { Form, InputNumber } from 'antd';
import { NameField, NoteField, SwitchField } from '../../forms/fields.js';
import { FormDialog } from '../../forms/FormDialog.js';
import type { Edit } from '../../forms/useEdit.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { useLabelWords } from './labelWords.js';

interface Fields {
  name: string;
  description: string;
  orderNum: number;
  enabled: boolean;
}

/** A label to change, or a new one below another (or at the top). */
export type TagSubject = { kind: 'edit'; tag: Tag } | { kind: 'new'; parentId?: string };

export interface TagDialogProps {
  /** Undefined while closed. */
  subject: TagSubject | undefined;
  tagSystemId: string;
  edit: Edit;
  onClose: () => void;
}

const ORDER_MAX = 100_000;

export const TagDialog = ({ subject, tagSystemId, edit, onClose }: TagDialogProps) => {
  const words = useLabelWords();
  const { form: formWords } = useDictionary();
  const message = useMessage();
  const add = useAddTag();
  const modify = useModifyTag();
  const tags = useListTags(subject === undefined ? null : { tagSystemId });
  const tag = subject?.kind === 'edit' ? subject.tag : undefined;

  const parentId = subject?.kind === 'new' ? subject.parentId : undefined;
  const beside = tags.data?.filter((one) => one.parentId === (parentId ?? null)) ?? [];
  const last = Math.max(0, ...beside.map(({ orderNum }) => orderNum)) + 1;

  const save = async ({ name, description, ...rest }: Fields) => {
    const settings = { ...rest, name: name.trim(), description: description.trim() };
    if (tag !== undefined) await modify.run({ id: tag.id, ...settings }, { quiet: true });
    else await add.run({ tagSystemId, ...settings, ...(parentId !== undefined && { parentId }) }, { quiet: true });
    message.success(tag === undefined ? words.tag.created : words.tag.saved);
  };

  return (
    <FormDialog<Fields>
      recordKey={subject && (tag?.id ?? `new ${parentId ?? ''}`)}
      title={tag === undefined ? words.tag.add : words.tag.editTitle}
      verb={tag === undefined ? formWords.create : formWords.save}
      initial={{
        name: tag?.name ?? '',
        description: tag?.description ?? '',
        orderNum: tag?.orderNum ?? Math.min(last, ORDER_MAX),
        enabled: tag?.enabled ?? true,
      }}
      edit={edit}
      onSubmit={save}
      onClose={onClose}
    >
      <NameField name="name" label={words.name} />
      <NoteField name="description" label={words.description} />
      <Form.Item name="orderNum" label={words.tag.order}>
        <InputNumber min={0} max={ORDER_MAX} precision={0} />
      </Form.Item>
      <SwitchField name="enabled" label={words.enabled} />
    </FormDialog>
  );
};
