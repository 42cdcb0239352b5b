import { useModifyBaseWords, useReadBaseWords } from '@console/api/hooks/baseWords';
import { readWordGroups, writeWordGroups } from '@console/base';
import { FormField } from '@console/ui/forms';
import { useMessage } from '@console/ui/provider';
import { Form, Input } from 'antd';
import { FormDrawer } from '../../forms/FormDrawer.js';
import { useEdit } from '../../forms/useEdit.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { useBaseWordsWords } from './baseWordsWords.js';

interface Fields {
  text: string;
}

/** How many lines there are of each kind, while they are written. */
const Count = () => {
  const words = useBaseWordsWords();
  const text = Form.useWatch<string | undefined>('text', Form.useFormInstance()) ?? '';
  const { groups } = readWordGroups(text);
  const alone = groups.filter(({ length }) => length === 1).length;
  return <p aria-live="polite">{words.count(groups.length - alone, alone)}</p>;
};

export interface BaseWordsDrawerProps {
  knowledgeBaseId: string;
  open: boolean;
  onClose: () => void;
}

/** The words of a base that stand for one another when it is searched, or are never torn. */
export const BaseWordsDrawer = ({ knowledgeBaseId, open, onClose }: BaseWordsDrawerProps) => {
  const words = useBaseWordsWords();
  const { form } = useDictionary();
  const message = useMessage();
  const edit = useEdit(`baseWords:${knowledgeBaseId}`);
  const { state, data } = useReadBaseWords(open ? { id: knowledgeBaseId } : null);
  const modify = useModifyBaseWords();
  const save = async ({ text }: Fields) => {
    await modify.run({ id: knowledgeBaseId, groups: readWordGroups(text).groups }, { quiet: true });
    message.success(words.saved);
  };
  const check = (_rule: unknown, text: string) => {
    const { problem } = readWordGroups(text);
    return problem === null
      ? Promise.resolve()
      : Promise.reject(new Error(words.problems[problem.kind](problem.line, problem.word)));
  };
  return (
    <FormDrawer<Fields>
      recordKey={open ? knowledgeBaseId : undefined}
      title={words.title}
      what={words.title}
      record={state}
      initial={{ text: writeWordGroups(data?.groups ?? []) }}
      verb={form.save}
      edit={edit}
      onSubmit={save}
      onClose={onClose}
    >
      <FormField name="text" label={words.field} extra={words.help} rules={[{ validator: check }]}>
        <Input.TextArea autoSize={{ minRows: 10, maxRows: 24 }} placeholder={words.example} />
      </FormField>
      <Count />
    </FormDrawer>
  );
};
