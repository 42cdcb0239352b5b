import { useAddToCrowdPack, usePageCrowdPacks } from '@console/api/hooks/marketing/crowdPack';
import { mapAsync } from '@console/base';
import { FormField, RemoteSelect, useRules } from '@console/ui/forms';
import { useMessage } from '@console/ui/provider';
import { useState } from 'react';
import { FormDialog } from '../../../../forms/FormDialog.js';
import { useEdit } from '../../../../forms/useEdit.js';
import { useCareWords } from './careWords.js';

export interface AddToPackDialogProps {
  open: boolean;
  customerId: string;
  onClose: () => void;
}

/** Puts somebody into a pack whose members stay. */
export default function AddToPackDialog({ open, customerId, onClose }: AddToPackDialogProps) {
  const words = useCareWords();
  const message = useMessage();
  const { required } = useRules();
  const edit = useEdit('customer into a crowd pack');
  const [keyword, setKeyword] = useState('');
  const packs = usePageCrowdPacks(open ? { current: 1, size: 50, alive: false, keyword } : null);
  const { run: add } = useAddToCrowdPack();
  const found = mapAsync(packs.state, ({ list }) => list.map(({ id, packName }) => ({ value: id, label: packName })));
  return (
    <FormDialog<{ packId: string | undefined }>
      recordKey={open ? customerId : undefined}
      title={words.addToPack}
      verb={words.addVerb}
      initial={{ packId: undefined }}
      edit={edit}
      onSubmit={async ({ packId }) => {
        if (packId === undefined) return;
        await add({ id: packId, customerIds: [customerId] }, { quiet: true });
        message.success(words.added);
      }}
      onClose={onClose}
    >
      <FormField name="packId" label={words.pack} extra={words.packHelp} rules={[required(words.pack)]}>
        <RemoteSelect what={words.pack} found={found} placeholder={words.choosePack} onSearch={setKeyword} />
      </FormField>
    </FormDialog>
  );
}
