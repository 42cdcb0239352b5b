import type { Tag } from '@console/api/contract';
import { useMergeTags } from '@console/api/hooks/tags';
import { FormField, useRules } from '@console/ui/forms';
import { useMessage } from '@console/ui/provider';
import { Notice } from '@console/ui/states';
import { Form, Select } from 'antd';
import { FormDialog } from '../../forms/FormDialog.js';
import type { Edit } from '../../forms/useEdit.js';
import { useLabelWords } from './labelWords.js';
import { pathsOf } from './tagTree.js';

interface Fields {
  keptId: string | undefined;
}

export interface MergeTagDialogProps {
  /** The label that goes; undefined while closed. */
  tag: Tag | undefined;
  /** All labels of its system. */
  tags: readonly Tag[];
  edit: Edit;
  onClose: () => void;
}

/** Takes one label into another, and says before what becomes of what carries it. */
export const MergeTagDialog = ({ tag, tags, edit, onClose }: MergeTagDialogProps) => {
  const { tag: words } = useLabelWords();
  const rules = useRules();
  const message = useMessage();
  const merge = useMergeTags();
  const paths = pathsOf(tags);
  const others = tags.filter(({ id }) => id !== tag?.id);
  const nameOf = (id: string | undefined) => others.find((one) => one.id === id)?.name;
  const below = tags.filter(({ parentId }) => parentId === tag?.id).length;

  const save = async ({ keptId }: Fields) => {
    if (tag === undefined || keptId === undefined) return;
    await merge.run({ goneId: tag.id, keptId }, { quiet: true });
    message.success(words.merged(tag.name, nameOf(keptId) ?? ''));
  };

  return (
    <FormDialog<Fields>
      recordKey={tag && `merge ${tag.id}`}
      title={words.mergeTitle(tag?.name ?? '')}
      verb={words.merge}
      initial={{ keptId: undefined }}
      edit={edit}
      onSubmit={save}
      onClose={onClose}
    >
      <FormField name="keptId" label={words.mergeInto} rules={[rules.required(words.mergeInto)]}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={words.mergeHint}
          options={others.map(({ id }) => ({ value: id, label: (paths.get(id) ?? []).join(' / ') }))}
        />
      </FormField>
      <Form.Item<Fields> noStyle dependencies={['keptId']}>
        {({ getFieldValue }) => {
          const kept = nameOf(getFieldValue('keptId'));
          if (tag === undefined || kept === undefined) return null;
          return (
            <Notice tone="warning">
              {words.mergeText({ gone: tag.name, kept, ...(tag.uses && { uses: tag.uses.own }), below })}
            </Notice>
          );
        }}
      </Form.Item>
    </FormDialog>
  );
};
