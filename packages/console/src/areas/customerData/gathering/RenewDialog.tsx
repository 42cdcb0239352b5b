import type { GatherSource } from '@console/api/contract';
import { useRenewGatherKey } from '@console/api/hooks/dataGather';
import { FormField } from '@console/ui/forms';
import { Radio } from 'antd';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useGatherWords } from './gatherWords.js';

export interface RenewDialogProps {
  /** Undefined: not shown. */
  source: GatherSource | undefined;
  /** The new key, which is shown this once. */
  onKey: (key: string) => void;
  onClose: () => void;
}

/** Gives a source another key. */
export const RenewDialog = ({ source, onKey, onClose }: RenewDialogProps) => {
  const words = useGatherWords();
  const edit = useEdit(`gather key:${source?.id ?? ''}`);
  const { run: renew } = useRenewGatherKey();
  return (
    <FormDialog<{ keepFormer: boolean }>
      recordKey={source?.id}
      title={words.renewTitle}
      verb={words.renew}
      initial={{ keepFormer: true }}
      edit={edit}
      onSubmit={async ({ keepFormer }) => {
        if (source !== undefined) onKey((await renew({ id: source.id, keepFormer }, { quiet: true })).key);
      }}
      onClose={() => {
        edit.setDirty(false);
        onClose();
      }}
    >
      <FormField name="keepFormer" label={words.keepFormer}>
        <Radio.Group
          options={[
            { value: true, label: words.keepDay },
            { value: false, label: words.endNow },
          ]}
        />
      </FormField>
    </FormDialog>
  );
};
