import { FormField } from '@console/ui/forms';
import { FormDialog } from '../../forms/FormDialog.js';
import { useEdit } from '../../forms/useEdit.js';
import { LabelPicker } from './LabelPicker.js';
import { useLabelPickerWords } from './labelPickerWords.js';
import { type ChangeLabels, useLabelChange } from './useLabelChange.js';

interface Fields {
  add: string[];
  remove: string[];
}

export interface LabelDialogProps {
  /** Which list it belongs to: what was begun there is kept under that name. */
  name: string;
  /** What is labelled; none: it is closed. */
  ids: readonly string[];
  run: ChangeLabels;
  /** It is given up, or done. */
  onClose: () => void;
}

/** Hangs labels on several things at once, and takes others off. */
export const LabelDialog = ({ name, ids, run, onClose }: LabelDialogProps) => {
  const words = useLabelPickerWords();
  const change = useLabelChange(run);
  const edit = useEdit(`labels:${name}`);
  const save = async ({ add, remove }: Fields) => {
    await change({ idList: ids, add, remove }, words.done);
    onClose();
  };
  return (
    <FormDialog<Fields>
      recordKey={ids.length > 0 ? 'labels' : undefined}
      title={words.title(ids.length)}
      verb={words.verb}
      initial={{ add: [], remove: [] }}
      edit={edit}
      onSubmit={save}
      onClose={onClose}
    >
      <FormField name="add" label={words.add} extra={words.addHelp}>
        <LabelPicker />
      </FormField>
      <FormField
        name="remove"
        label={words.remove}
        dependencies={['add']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_rule, removed: readonly string[] = []) => {
              const added: readonly string[] = getFieldValue('add') ?? [];
              if (removed.length + added.length === 0) return Promise.reject(new Error(words.none));
              return removed.some((id) => added.includes(id))
                ? Promise.reject(new Error(words.both))
                : Promise.resolve();
            },
          }),
        ]}
      >
        <LabelPicker />
      </FormField>
    </FormDialog>
  );
};
