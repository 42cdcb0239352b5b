import type { Assistant } from '@console/api/contract';
import { useAddAssistant, useModifyAssistant } from '@console/api/hooks/assistants';
import { usePageKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { SubmitButton } from '@console/ui/button';
import { SideDrawer } from '@console/ui/dialog';
import { useMessage } from '@console/ui/provider';
import { Notice } from '@console/ui/states';
import { Button, Form, Input, Select, Switch } from 'antd';
import { FreshFields } from '../../forms/FreshFields.js';
import { useNameRule } from '../../forms/useNameRule.js';
import { useSubmission } from '../../forms/useSubmission.js';
import { useDictionary } from '../../locale/useDictionary.js';

interface Fields {
  assistantName: string;
  description: string;
  knowledgeBaseIds: string[];
  welcome: string;
  samples: string;
  enabled: boolean;
}

export interface AssistantDrawerProps {
  /** The assistant to change, `new` for a new one, undefined while closed. */
  subject: Assistant | 'new' | undefined;
  /** Something was typed that is not saved. The owner keeps it, and asks before it shows another assistant. */
  dirty: boolean;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
}

const MOST_SAMPLES = 6;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const fieldsOf = (subject: Assistant | 'new'): Fields =>
  subject === 'new'
    ? { assistantName: '', description: '', knowledgeBaseIds: [], welcome: '', samples: '', enabled: true }
    : {
        assistantName: subject.assistantName,
        description: subject.description,
        knowledgeBaseIds: subject.knowledgeBases.map(({ id }) => id),
        welcome: subject.welcome,
        samples: subject.sampleQuestions.join('\n'),
        enabled: subject.enabled,
      };

/** Everything that can be set about one assistant. */
export const AssistantDrawer = ({ subject, dirty, onDirty, onClose }: AssistantDrawerProps) => {
  const { assistants, form: words, menuName } = useDictionary();
  const message = useMessage();
  const [form] = Form.useForm<Fields>();
  const add = useAddAssistant();
  const modify = useModifyAssistant();
  const { problem, submit, forget } = useSubmission();
  const nameRule = useNameRule(assistants.name);
  const bases = usePageKnowledgeBases(subject === undefined ? null : { current: 1, size: 200 });

  const id = subject === undefined || subject === 'new' ? subject : subject.id;
  const close = () => {
    forget();
    onClose();
  };

  const save = async (fields: Fields) => {
    const { samples, ...rest } = fields;
    const settings = { ...rest, assistantName: fields.assistantName.trim(), sampleQuestions: linesOf(samples) };
    return submit(async () => {
      if (subject === 'new' || subject === undefined) await add.run(settings, { quiet: true });
      else await modify.run({ id: subject.id, ...settings }, { quiet: true });
      message.success(subject === 'new' ? assistants.created : assistants.saved);
      close();
    });
  };

  return (
    <SideDrawer
      open={subject !== undefined}
      title={subject === 'new' || subject === undefined ? assistants.create : menuName(subject.assistantName)}
      dirty={dirty}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <SubmitButton
            key={id}
            onClick={async () => {
              const fields = await form.validateFields().catch(() => undefined);
              return fields === undefined ? false : save(fields);
            }}
          >
            {words.save}
          </SubmitButton>
        </>
      }
    >
      {subject !== undefined && (
        <Form<Fields>
          key={id}
          form={form}
          layout="vertical"
          initialValues={fieldsOf(subject)}
          onValuesChange={() => onDirty(true)}
        >
          <FreshFields dirty={dirty} fill={() => form.setFieldsValue(fieldsOf(subject))} />
          {problem && <Notice tone="error">{problem.message}</Notice>}
          <Form.Item name="assistantName" label={assistants.name} rules={nameRule}>
            <Input maxLength={50} autoComplete="off" />
          </Form.Item>
          <Form.Item name="knowledgeBaseIds" label={assistants.bases} extra={assistants.basesHelp}>
            <Select
              mode="multiple"
              allowClear
              optionFilterProp="label"
              loading={bases.state.state === 'loading'}
              options={bases.data?.list.map((base) => ({ value: base.id, label: base.name })) ?? []}
            />
          </Form.Item>
          <Form.Item name="description" label={assistants.description}>
            <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
          </Form.Item>
          <Form.Item name="welcome" label={assistants.welcome}>
            <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
          </Form.Item>
          <Form.Item
            name="samples"
            label={assistants.samples}
            extra={assistants.samplesHelp}
            rules={[
              {
                validator: (_rule, value: unknown) =>
                  typeof value === 'string' && linesOf(value).length > MOST_SAMPLES
                    ? Promise.reject(new Error(assistants.tooManySamples))
                    : Promise.resolve(),
              },
            ]}
          >
            <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} />
          </Form.Item>
          <Form.Item name="enabled" label={assistants.enabled} valuePropName="checked">
            <Switch size="small" />
          </Form.Item>
        </Form>
      )}
    </SideDrawer>
  );
};
