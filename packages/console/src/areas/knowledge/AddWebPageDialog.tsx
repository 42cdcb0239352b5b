import { ADDRESS_MAX, pageSchedules } from '@console/api/contract';
import { useAddWebPage } from '@console/api/hooks/webPages';
import { FormField, useRules } from '@console/ui/forms';
import { useMessage } from '@console/ui/provider';
import { Input, Radio } from 'antd';
import { FormDialog } from '../../forms/FormDialog.js';
import { useEdit } from '../../forms/useEdit.js';
import { useWebPageWords } from './webPageWords.js';

interface Fields {
  address: string;
  schedule: (typeof pageSchedules)[number];
}

const fresh: Fields = { address: '', schedule: 'never' };

/** With the protocol that is meant where none is given; null: no address of a page. */
const addressIn = (text: string): string | null => {
  const given = text.trim();
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(given) ? given : `https://${given}`;
  if (!URL.canParse(whole)) return null;
  const { protocol, hostname } = new URL(whole);
  return /^https?:$/.test(protocol) && hostname !== '' && !/\s/.test(given) ? whole : null;
};

export interface AddWebPageDialogProps {
  knowledgeBaseId: string;
  open: boolean;
  onClose: () => void;
}

/** A page of the web, by its address: fetched while one waits, so that a wrong address is said at once. */
export const AddWebPageDialog = ({ knowledgeBaseId, open, onClose }: AddWebPageDialogProps) => {
  const words = useWebPageWords();
  const rules = useRules();
  const message = useMessage();
  const edit = useEdit(`webPage:${knowledgeBaseId}`);
  const add = useAddWebPage();
  const save = async ({ address, schedule }: Fields) => {
    await add.run({ knowledgeBaseId, address: addressIn(address) ?? address, schedule }, { quiet: true });
    message.success(words.added);
  };
  const check = (_rule: unknown, text: string) =>
    text.trim() === '' || addressIn(text) !== null ? Promise.resolve() : Promise.reject(new Error(words.notAnAddress));
  return (
    <FormDialog<Fields>
      recordKey={open ? knowledgeBaseId : undefined}
      title={words.add}
      verb={words.verb}
      initial={fresh}
      edit={edit}
      onSubmit={save}
      onClose={onClose}
    >
      <FormField
        name="address"
        label={words.address}
        extra={words.addressHelp}
        rules={[rules.required(words.address), { validator: check }]}
      >
        <Input maxLength={ADDRESS_MAX} autoComplete="off" inputMode="url" placeholder={words.example} />
      </FormField>
      <FormField name="schedule" label={words.schedule} extra={words.scheduleHelp}>
        <Radio.Group options={pageSchedules.map((value) => ({ value, label: words.schedules[value] }))} />
      </FormField>
    </FormDialog>
  );
};
