import type { CrowdPackDetail } from '@console/api/contract';
import { useModifyCrowdPack } from '@console/api/hooks/marketing/crowdPack';
import { useMessage } from '@console/ui/provider';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { useCrowdPackWords } from './crowdPackWords.js';
import { PackFields, type PackSettings } from './PackFields.js';

interface PackSettingsDialogProps {
  pack: CrowdPackDetail;
  open: boolean;
  onClose: () => void;
}

/** Renames a pack, describes it, and lets it live or keeps it as it is. */
export default function PackSettingsDialog({ pack, open, onClose }: PackSettingsDialogProps) {
  const words = useCrowdPackWords();
  const { form } = useDictionary();
  const message = useMessage();
  const edit = useEdit(`settings of crowd pack:${pack.id}`);
  const { run: modify } = useModifyCrowdPack();
  const { id, packName, description, alive, countHour, version } = pack;
  const hasRules = pack.rules !== null;
  return (
    <FormDialog<PackSettings>
      recordKey={open ? id : undefined}
      title={words.settings}
      verb={form.save}
      initial={{ packName, description, alive, countHour }}
      edit={edit}
      onSubmit={async (fields) => {
        const living = hasRules && { alive: fields.alive, countHour: fields.countHour };
        await modify(
          { id, packName: fields.packName.trim(), description: fields.description.trim(), ...living, version },
          { quiet: true },
        );
        message.success(words.settingsSaved);
      }}
      onClose={onClose}
    >
      <PackFields counted={hasRules} />
    </FormDialog>
  );
}
