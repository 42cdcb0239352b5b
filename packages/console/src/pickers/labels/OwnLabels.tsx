import { useListLabelChoices } from '@console/api/hooks/labels';
import { FormField } from '@console/ui/forms';
import { Tag } from '@console/ui/states';
import { Button } from 'antd';
import { styled } from 'styled-components';
import { FormDialog } from '../../forms/FormDialog.js';
import { useEdit } from '../../forms/useEdit.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { LabelPicker } from './LabelPicker.js';
import { useLabelPickerWords } from './labelPickerWords.js';
import { type ChangeLabels, useLabelChange } from './useLabelChange.js';

/** In the address while the labels of the one thing that is looked at are chosen. */
const DIALOG = 'dialog';
const LABELS = 'labels';

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  min-width: 0;
`;

interface Fields {
  labels: string[];
}

export interface OwnLabelsProps {
  /** What it is of, e.g. `document d1`: what was begun is kept under that name. */
  name: string;
  id: string;
  /** Those that hang on it, of the system that the reader works in. */
  labels: readonly { id: string; name: string }[];
  /** The reader may hang others on it. Default false: they are only shown. */
  changeable?: boolean;
  run: ChangeLabels;
}

/** The labels of one thing, and the dialog in which they are chosen. Nothing where none hangs and none can be hung. */
export const OwnLabels = ({ name, id, labels, changeable = false, run }: OwnLabelsProps) => {
  const words = useLabelPickerWords();
  const { form } = useDictionary();
  const change = useLabelChange(run);
  const [get, set] = useQueryState();
  const choices = useListLabelChoices(changeable ? {} : null);
  const edit = useEdit(`labels of ${name}`);
  const usable = changeable && (choices.data?.length ?? 0) > 0;
  // A stopped one can be chosen no more: it hangs on as it does.
  const hung = labels.map((label) => label.id).filter((one) => choices.data?.some((choice) => choice.id === one));
  const close = () => {
    edit.setDirty(false);
    set({ [DIALOG]: undefined });
  };
  const save = async ({ labels: wanted }: Fields) => {
    const add = wanted.filter((one) => !hung.includes(one));
    const remove = hung.filter((one) => !wanted.includes(one));
    if (add.length + remove.length === 0) return;
    await change({ idList: [id], add, remove }, () => words.saved);
  };
  if (labels.length === 0 && !usable) return null;
  return (
    <Line role="group" aria-label={words.labels}>
      <span>{words.labels}</span>
      {labels.map((label) => (
        <Tag key={label.id} tone="info">
          {label.name}
        </Tag>
      ))}
      {usable && (
        <Button type="link" size="small" onClick={() => set({ [DIALOG]: LABELS }, { push: true })}>
          {words.verb}
        </Button>
      )}
      <FormDialog<Fields>
        recordKey={usable && get(DIALOG) === LABELS ? `labels of ${id}` : undefined}
        title={words.ownTitle}
        verb={form.save}
        initial={{ labels: hung }}
        edit={edit}
        onSubmit={save}
        onClose={close}
      >
        <FormField name="labels" label={words.labels} extra={words.addHelp}>
          <LabelPicker />
        </FormField>
      </FormDialog>
    </Line>
  );
};
