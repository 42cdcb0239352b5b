import { FormField } from '@console/ui/forms';
import { useMessage } from '@console/ui/provider';
import { attempt } from '../../actions/attempt.js';
import { FormDialog } from '../../forms/FormDialog.js';
import { useEdit } from '../../forms/useEdit.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { LabelPicker } from './LabelPicker.js';
import { useLabelPickerWords } from './labelPickerWords.js';

/** What a call that hangs labels is given. */
export interface LabelChange {
  idList: string[];
  add?: string[];
  remove?: string[];
}

/** What came of it. */
export interface LabelOutcome {
  changedCount: number;
  /** What puts everything back, one after another. Left out: nobody knows. */
  takeBack?: readonly LabelChange[];
}

interface Fields {
  add: string[];
  remove: string[];
}

export interface LabelDialogProps {
  /** Which list it belongs to: what was begun there is kept under that name. */
  name: string;
  /** What is labelled; none: it is closed. */
  ids: readonly string[];
  /** Hangs labels and takes others off. */
  run: (change: LabelChange) => Promise<LabelOutcome>;
  /** It is given up, or done. */
  onClose: () => void;
}

/** Hangs labels on several things at once, and takes others off. */
export const LabelDialog = ({ name, ids, run, onClose }: LabelDialogProps) => {
  const words = useLabelPickerWords();
  const { form } = useDictionary();
  const message = useMessage();
  const edit = useEdit(`labels:${name}`);
  const save = async ({ add, remove }: Fields) => {
    const { changedCount, takeBack = [] } = await run({
      idList: [...ids],
      ...(add.length > 0 && { add }),
      ...(remove.length > 0 && { remove }),
    });
    const undo = async () => {
      for (const change of takeBack) await run(change);
    };
    message.success(
      words.done(changedCount),
      takeBack.length === 0 ? undefined : { label: form.undo, onClick: () => void attempt(undo) },
    );
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
