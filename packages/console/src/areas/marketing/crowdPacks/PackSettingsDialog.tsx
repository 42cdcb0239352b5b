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

/** What is said about a pack, with the version that it was read from. */
interface EditedPack extends PackSettings {
  version: number;
}

/** Renames a pack, describes it, and lets it live or keeps it as it is. Whoever was overtaken compares both. */
export default function PackSettingsDialog({ pack, open, onClose }: PackSettingsDialogProps) {
  const words = useCrowdPackWords();
  const { form } = useDictionary();
  const message = useMessage();
  const edit = useEdit(`settings of crowd pack:${pack.id}`);
  const { run: modify } = useModifyCrowdPack();
  const { id, packName, description, alive, countHour, version } = pack;
  const hasRules = pack.rules !== null;
  return (
    <FormDialog<EditedPack>
      recordKey={open ? id : undefined}
      title={words.settings}
      verb={form.save}
      initial={{ packName, description, alive, countHour, version }}
      edit={edit}
      merging={{
        versionOf: (fields) => fields.version,
        describe: (fields) => [
          { key: 'packName', label: words.name, value: fields.packName },
          { key: 'description', label: words.description, value: fields.description },
          ...(hasRules
            ? [
                { key: 'alive', label: words.alive, value: fields.alive ? words.alive : words.frozen },
                { key: 'countHour', label: words.hour, value: String(fields.countHour) },
              ]
            : []),
        ],
      }}
      onSubmit={async (fields) => {
        const living = hasRules && { alive: fields.alive, countHour: fields.countHour };
        await modify(
          {
            id,
            packName: fields.packName.trim(),
            description: fields.description.trim(),
            ...living,
            version: fields.version,
          },
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
