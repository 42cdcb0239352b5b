import { PlusOutlined } from '@ant-design/icons';
import { useAddRecordView } from '@console/api/hooks/recordViews';
import { useMessage } from '@console/ui/provider';
import { Button } from 'antd';
import { useState } from 'react';
import { NameField } from '../../../forms/fields.js';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { useRecordWords } from './recordWords.js';

/** Keeps what is shown as a view of the reader's own. */
export const SaveView = ({ saying }: { saying: string }) => {
  const words = useRecordWords();
  const { form } = useDictionary();
  const message = useMessage();
  const add = useAddRecordView();
  const edit = useEdit('record view');
  const [open, setOpen] = useState(false);
  const close = () => {
    edit.setDirty(false);
    setOpen(false);
  };
  const save = async ({ name }: { name: string }) => {
    await add.run({ name: name.trim(), query: saying }, { quiet: true });
    message.success(words.viewSaved);
  };
  return (
    <>
      <Button type="text" size="small" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {words.saveView}
      </Button>
      <FormDialog
        recordKey={open ? 'new' : undefined}
        title={words.saveView}
        verb={form.save}
        initial={{ name: '' }}
        edit={edit}
        onSubmit={save}
        onClose={close}
      >
        <NameField name="name" label={words.viewName} />
      </FormDialog>
    </>
  );
};
