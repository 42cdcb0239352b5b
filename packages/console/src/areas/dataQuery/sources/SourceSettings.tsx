import { type DataSourceDetail, ASSOCIATION } from '@console/api/contract';
import { useModifyDataSource } from '@console/api/hooks/dataSources';
import { ServerErrors } from '@console/ui/forms';
import { useMessage } from '@console/ui/provider';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { NameField, NoteField, SwitchField } from '../../../forms/fields.js';
import { FormNotice } from '../../../forms/FormNotice.js';
import { useSubmission } from '../../../forms/useSubmission.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { roleIdsOf, type SeenBy, SeenByFields, seenByOf } from '../../../pickers/SeenByFields.js';
import { ConnectionFields } from './ConnectionFields.js';
import { type Connection, connectionUrl } from './connectionUrl.js';
import type { SetupPart } from './SourceSetup.js';
import { useSetupWords } from './setupWords.js';

interface Fields extends SeenBy, Connection {
  name: string;
  description: string;
  enabled: boolean;
}

/** What a source is called, who asks it, and how a database is reached. */
export const SourceSettings = ({ source, onDirty }: SetupPart & { source: DataSourceDetail }) => {
  const words = useSetupWords();
  const { form: formWords } = useDictionary();
  const message = useMessage();
  const [form] = Form.useForm<Fields>();
  const { run, running } = useModifyDataSource();
  const { problem, submit } = useSubmission();
  const [reconnects, setReconnects] = useState(false);
  const { id, kind, name, description, enabled, address } = source;
  const fixed = id === ASSOCIATION;
  const save = (fields: Fields) =>
    submit(async () => {
      const called = { name: fields.name?.trim(), enabled: fields.enabled };
      await run(
        {
          id,
          description: fields.description.trim(),
          roleIds: roleIdsOf(fields),
          ...(!fixed && called),
          ...(reconnects && { url: connectionUrl(fields) }),
        },
        { quiet: true },
      );
      form.resetFields(['address', 'database', 'user', 'password']);
      setReconnects(false);
      onDirty(false);
      message.success(words.saved);
    });
  return (
    <Form<Fields>
      form={form}
      layout="vertical"
      initialValues={{ name, description, enabled, ...seenByOf(source) }}
      onValuesChange={() => onDirty(true)}
      onFinish={(fields) => void save(fields)}
    >
      {problem && <FormNotice tone="error">{problem.message}</FormNotice>}
      <ServerErrors errors={problem?.fields} />
      {!fixed && <NameField name="name" label={words.name} />}
      <NoteField name="description" label={words.description} />
      <SeenByFields />
      {!fixed && <SwitchField name="enabled" label={words.enabled} help={words.enabledHelp} />}
      {kind === 'postgres' && (
        <Form.Item label={words.connection} extra={words.connectedTo(address)}>
          <Button size="small" aria-expanded={reconnects} onClick={() => setReconnects(!reconnects)}>
            {reconnects ? words.keepConnection : words.newConnection}
          </Button>
        </Form.Item>
      )}
      {reconnects && <ConnectionFields />}
      <Button type="primary" htmlType="submit" loading={running}>
        {formWords.save}
      </Button>
    </Form>
  );
};
