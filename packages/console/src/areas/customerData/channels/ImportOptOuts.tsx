import { UploadOutlined } from '@ant-design/icons';
import type { Channel, ReplyOf } from '@console/api/contract';
import type { importOptOuts } from '@console/api/contract';
import { useImportOptOuts } from '@console/api/hooks/optOuts';
import { useMessage } from '@console/ui/provider';
import { Notice } from '@console/ui/states';
import { Button, Form, Input, Upload } from 'antd';
import { useState } from 'react';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useSeparator } from '../../../locale/useSeparator.js';
import { addressesIn, AT_ONCE, MOST } from './addressesIn.js';
import { useOptOutWords } from './optOutWords.js';

type Taken = ReplyOf<typeof importOptOuts>;

export interface OptOutDialogProps {
  channel: Channel;
  open: boolean;
  onClose: () => void;
}

interface Fields {
  list: string;
}

const together = (one: Taken, other: Taken): Taken => ({
  added: one.added + other.added,
  known: one.known + other.known,
  wrong: [...one.wrong, ...other.wrong],
  wrongCount: one.wrongCount + other.wrongCount,
});

const SHOWN = 10;

/** The button of a list's file, and the field that its text goes to. */
const ListField = () => {
  const words = useOptOutWords();
  const form = Form.useFormInstance<Fields>();
  return (
    <>
      <Form.Item
        name="list"
        label={words.list}
        extra={words.listHelp}
        // Not with every key: the list may be hundreds of thousands long.
        validateTrigger="onBlur"
        rules={[
          {
            validator: (_rule: unknown, value: unknown) => {
              const count = addressesIn(typeof value === 'string' ? value : '').length;
              if (count === 0) return Promise.reject(new Error(words.listEmpty));
              return count > MOST ? Promise.reject(new Error(words.tooMany)) : Promise.resolve();
            },
          },
        ]}
      >
        <Input.TextArea autoSize={{ minRows: 6, maxRows: 12 }} spellCheck={false} />
      </Form.Item>
      <Upload
        accept=".txt,.csv,text/plain,text/csv"
        maxCount={1}
        showUploadList={false}
        beforeUpload={async (file) => {
          form.setFieldValue('list', await file.text());
          return false;
        }}
      >
        <Button icon={<UploadOutlined aria-hidden />}>{words.chooseFile}</Button>
      </Upload>
    </>
  );
};

/** Takes in a list of those who want no messages, part by part; what could not be read stays on screen. */
export const ImportOptOuts = ({ channel, open, onClose }: OptOutDialogProps) => {
  const words = useOptOutWords();
  const separator = useSeparator();
  const message = useMessage();
  const edit = useEdit(`opt-outs ${channel}`);
  const { run } = useImportOptOuts();
  const [taken, setTaken] = useState<Taken>();
  const close = () => {
    setTaken(undefined);
    onClose();
  };
  const onSubmit = async ({ list }: Fields) => {
    const addresses = addressesIn(list);
    let all: Taken = { added: 0, known: 0, wrong: [], wrongCount: 0 };
    for (let from = 0; from < addresses.length; from += AT_ONCE)
      all = together(all, await run({ channel, addresses: addresses.slice(from, from + AT_ONCE) }, { quiet: true }));
    message.success(words.imported(all.added.toLocaleString(), all.known.toLocaleString()));
    if (all.wrongCount === 0) close();
    else setTaken(all);
  };
  return (
    <FormDialog<Fields>
      recordKey={open ? channel : undefined}
      title={words.import}
      verb={words.importVerb}
      initial={{ list: '' }}
      edit={edit}
      onSubmit={onSubmit}
      staysOpen
      secret={['list']}
      onClose={close}
    >
      {taken && (
        <Notice tone="warning">
          {words.wrong(taken.wrongCount.toLocaleString(), taken.wrong.slice(0, SHOWN).join(separator))}
        </Notice>
      )}
      <ListField />
    </FormDialog>
  );
};
