import { useAddCrowdPack } from '@console/api/hooks/marketing/crowdPack';
import { useMessage } from '@console/ui/provider';
import type { EditedRules } from '@console/ui/rule-editor';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { useCrowdPackWords } from './crowdPackWords.js';
import { PackFields, type PackSettings } from './PackFields.js';
import { toRuleSet } from './toRuleSet.js';

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
    <FormDialog<PackSettings>
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
      <PackFields counted />
    </FormDialog>
  );
}
