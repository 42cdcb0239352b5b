import { combineOperations, type CombineOperation } from '@console/api/contract';
import { useCombineCrowdPacks, usePageCrowdPacks } from '@console/api/hooks/marketing/crowdPack';
import { mapAsync } from '@console/base';
import { FormField, RemoteSelect } from '@console/ui/forms';
import { useMessage } from '@console/ui/provider';
import { Radio } from 'antd';
import { useState } from 'react';
import { NameField } from '../../../forms/fields.js';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useCrowdPackWords } from './crowdPackWords.js';

interface CombineFields {
  packName: string;
  operation: CombineOperation;
  crowdPackIds: string[];
}

interface CombineDialogProps {
  open: boolean;
  /** Those that were chosen in the list. */
  chosen: readonly string[];
  onClose: () => void;
}

/** Makes a pack out of two or more others. */
export default function CombineDialog({ open, chosen, onClose }: CombineDialogProps) {
  const words = useCrowdPackWords();
  const message = useMessage();
  const edit = useEdit(`crowd pack combination:${chosen.join()}`);
  const [keyword, setKeyword] = useState('');
  const [current, size] = [1, 50];
  const found = usePageCrowdPacks(open ? { current, size, ...(keyword !== '' && { keyword }) } : null);
  const known = usePageCrowdPacks(open && chosen.length > 0 ? { current, size, idList: [...chosen] } : null);
  const { run: combine } = useCombineCrowdPacks();
  const toOption = ({ id, packName }: { id: string; packName: string }) => ({ value: id, label: packName });
  return (
    <FormDialog<CombineFields>
      recordKey={open ? `combine ${chosen.join()}` : undefined}
      title={words.combine}
      verb={words.combineVerb}
      initial={{ packName: '', operation: 'union', crowdPackIds: [...chosen] }}
      edit={edit}
      onSubmit={async ({ packName, operation, crowdPackIds }) => {
        await combine({ packName: packName.trim(), operation, crowdPackIds }, { quiet: true });
        message.success(words.created);
      }}
      onClose={onClose}
    >
      <NameField name="packName" label={words.name} />
      <FormField name="operation" label={words.operation}>
        <Radio.Group
          options={combineOperations.map((value) => ({ value, label: words.operations[value] }))}
          style={{ display: 'grid', gap: 8 }}
        />
      </FormField>
      <FormField
        name="crowdPackIds"
        label={words.packs}
        extra={words.packsHelp}
        rules={[{ type: 'array', min: 2, message: words.packsTwo }]}
      >
        <RemoteSelect
          mode="multiple"
          what={words.packs}
          maxCount={20}
          found={mapAsync(found.state, ({ list }) => list.map(toOption))}
          known={known.data?.list.map(toOption) ?? []}
          onSearch={setKeyword}
        />
      </FormField>
    </FormDialog>
  );
}
