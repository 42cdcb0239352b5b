import { useAddToCrowdPack, usePageCrowdPacks, useRemoveFromCrowdPack } from '@console/api/hooks/marketing/crowdPack';
import { mapAsync } from '@console/base';
import { FormField, RemoteSelect, useRules } from '@console/ui/forms';
import { useMessage } from '@console/ui/provider';
import { useState } from 'react';
import { attempt } from '../../../../actions/attempt.js';
import { FormDialog } from '../../../../forms/FormDialog.js';
import { useEdit } from '../../../../forms/useEdit.js';
import { useDictionary } from '../../../../locale/useDictionary.js';
import { useCareWords } from './careWords.js';

export interface AddToPackDialogProps {
  open: boolean;
  customerId: string;
  onClose: () => void;
}

/** Puts somebody into a pack whose members stay. */
export default function AddToPackDialog({ open, customerId, onClose }: AddToPackDialogProps) {
  const words = useCareWords();
  const { form } = useDictionary();
  const message = useMessage();
  const { required } = useRules();
  const edit = useEdit(`customer into a crowd pack:${customerId}`);
  const [keyword, setKeyword] = useState('');
  const packs = usePageCrowdPacks(open ? { current: 1, size: 50, alive: false, keyword } : null);
  const { run: add } = useAddToCrowdPack();
  const { run: remove } = useRemoveFromCrowdPack();
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
        const change = { id: packId, customerIds: [customerId] };
        await add(change, { quiet: true });
        message.success(words.added, {
          label: form.undo,
          onClick: () => void attempt(async () => void (await remove(change))),
        });
      }}
      onClose={onClose}
    >
      <FormField name="packId" label={words.pack} extra={words.packHelp} rules={[required(words.pack)]}>
        <RemoteSelect what={words.pack} found={found} placeholder={words.choosePack} onSearch={setKeyword} />
      </FormField>
    </FormDialog>
  );
}
