import { PlusOutlined } from '@ant-design/icons';
import { useAddDataSource } from '@console/api/hooks/dataSources';
import { useRules } from '@console/ui/forms';
import { useMessage } from '@console/ui/provider';
import { Segments } from '@console/ui/segments';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { FormNotice } from '../../../forms/FormNotice.js';
import { useSubmission } from '../../../forms/useSubmission.js';
import { ConnectionFields } from './ConnectionFields.js';
import { type Connection, connectionUrl } from './connectionUrl.js';
import { useSetupWords } from './setupWords.js';
import { Add } from './sources.styles.js';
import { useSourceWords } from './sourceWords.js';

const kinds = ['tables', 'postgres'] as const;
type Kind = (typeof kinds)[number];

interface Fields extends Connection {
  name: string;
}

/** A new source: of uploaded tables, or somebody's database, which is tried at once. */
export const AddSource = ({ onAdded }: { onAdded: (id: string) => void }) => {
  const words = useSourceWords();
  const setup = useSetupWords();
  const rules = useRules();
  const message = useMessage();
  const [form] = Form.useForm<Fields>();
  const [kind, setKind] = useState<Kind>('tables');
  const { run, running } = useAddDataSource();
  const { problem, submit, forget } = useSubmission();
  const name = Form.useWatch('name', form) ?? '';
  const add = (fields: Fields) =>
    submit(async () => {
      const called = fields.name.trim();
      const url = kind === 'postgres' ? { url: connectionUrl(fields) } : {};
      const { id } = await run({ name: called, ...url }, { quiet: true });
      if (kind === 'postgres') message.success(setup.connected(called));
      form.setFieldsValue({ name: '' });
      setKind('tables');
      onAdded(id);
    });
  return (
    <Form<Fields>
      form={form}
      preserve={false}
      layout="vertical"
      onFinish={(fields) => void add(fields)}
      disabled={running}
    >
      <Add>
        <Segments
          label={setup.kind}
          value={kind}
          options={kinds.map((value) => ({ value, label: setup.kinds[value] }))}
          onChange={(next) => {
            forget();
            setKind(next);
          }}
        />
        {problem && <FormNotice tone="error">{problem.message}</FormNotice>}
        <Form.Item name="name" noStyle rules={[rules.required(words.name)]}>
          <Input aria-label={words.name} placeholder={words.name} maxLength={50} autoComplete="off" />
        </Form.Item>
        {kind === 'postgres' && <ConnectionFields />}
        <Button htmlType="submit" icon={<PlusOutlined aria-hidden />} disabled={name.trim() === ''} loading={running}>
          {kind === 'postgres' ? setup.connect : words.add}
        </Button>
      </Add>
    </Form>
  );
};
