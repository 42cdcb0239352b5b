import { useAddCrowdPack } from '@console/api/hooks/marketing/crowdPack';
import { FormField } from '@console/ui/forms';
import { useMessage } from '@console/ui/provider';
import type { EditedRules } from '@console/ui/rule-editor';
import { InputNumber } from 'antd';
import { NameField, NoteField, SwitchField } from '../../../forms/fields.js';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { useCrowdPackWords } from './crowdPackWords.js';
import { toRuleSet } from './toRuleSet.js';

interface PackFields {
  packName: string;
  description: string;
  alive: boolean;
  countHour: number;
}

interface SavePackDialogProps {
  open: boolean;
  /** Complete rules. */
  rules: EditedRules;
  /** What it is called at first. */
  name: string;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Saves rules as a pack of their own. */
export default function SavePackDialog({ open, rules, name, onSaved, onClose }: SavePackDialogProps) {
  const words = useCrowdPackWords();
  const { form } = useDictionary();
  const message = useMessage();
  const edit = useEdit('new crowd pack');
  const { run: add } = useAddCrowdPack();
  return (
    <FormDialog<PackFields>
      recordKey={open ? 'pack' : undefined}
      title={words.saveAs}
      verb={form.save}
      initial={{ packName: name, description: '', alive: true, countHour: 6 }}
      edit={edit}
      staysOpen
      onSubmit={async ({ packName, description, alive, countHour }) => {
        const { id } = await add(
          { packName: packName.trim(), description: description.trim(), rules: toRuleSet(rules), alive, countHour },
          { quiet: true },
        );
        message.success(words.created);
        onSaved(id);
      }}
      onClose={onClose}
    >
      <NameField name="packName" label={words.name} />
      <NoteField name="description" label={words.description} />
      <SwitchField name="alive" label={words.alive} help={words.aliveHelp} />
      <FormField name="countHour" label={words.hour}>
        <InputNumber min={0} max={23} precision={0} />
      </FormField>
    </FormDialog>
  );
}
