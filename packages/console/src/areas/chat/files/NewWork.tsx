import type { DialogueFile } from '@console/api/contract';
import { MOST_COMPARED_POINTS } from '@console/api/contract';
import { useCompareDialogueFiles, useSummariseDialogueFiles } from '@console/api/hooks/dialogueWorks';
import { Notice } from '@console/ui/states';
import { Button, Form, Input } from 'antd';
import { useSubmission } from '../../../forms/useSubmission.js';
import { FileChoice } from './FileChoice.js';
import { useFileWords } from './fileWords.js';

const LONGEST_POINT = 200;

interface Fields {
  points?: string;
  fileIds: string[];
}

const linesOf = (text = ''): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

export interface NewWorkProps {
  kind: 'comparison' | 'summary';
  topicId: string | undefined;
  files: readonly DialogueFile[];
  onBegun: (id: string) => void;
}

/** What is to be compared, or summed up. */
export const NewWork = ({ kind, topicId, files, onBegun }: NewWorkProps) => {
  const words = useFileWords();
  const [form] = Form.useForm<Fields>();
  const comparing = useCompareDialogueFiles();
  const summing = useSummariseDialogueFiles();
  const { problem, submit } = useSubmission();
  const compares = kind === 'comparison';
  const begin = async ({ points, fileIds }: Fields) => {
    const whole = { fileIds, ...(topicId !== undefined && { topicId }) };
    await submit(async () => {
      const { id } = compares
        ? await comparing.run({ ...whole, points: linesOf(points) }, { quiet: true })
        : await summing.run(whole, { quiet: true });
      onBegun(id);
    });
  };
  return (
    <Form
      form={form}
      layout="vertical"
      style={{ maxWidth: 640 }}
      initialValues={{ fileIds: files.map(({ id }) => id) }}
      onFinish={(fields) => void begin(fields)}
    >
      {problem && <Notice tone="error">{problem.message}</Notice>}
      {compares && (
        <Form.Item
          name="points"
          label={words.points}
          extra={words.pointsHint}
          rules={[
            {
              validator: async (_rule, text?: string) => {
                const lines = linesOf(text);
                if (lines.length === 0) throw new Error(words.pointsRequired);
                if (lines.length > MOST_COMPARED_POINTS || lines.some((line) => line.length > LONGEST_POINT))
                  throw new Error(words.pointsMany);
              },
            },
          ]}
        >
          <Input.TextArea rows={4} placeholder={words.pointsPlaceholder} />
        </Form.Item>
      )}
      <Form.Item
        name="fileIds"
        label={compares ? words.whichFiles : words.whichSummed}
        rules={[
          {
            validator: async (_rule, ids: readonly string[] = []) => {
              if (compares && ids.length < 2) throw new Error(words.twoFiles);
              if (ids.length < 1) throw new Error(words.oneFile);
            },
          },
        ]}
      >
        <FileChoice files={files} />
      </Form.Item>
      <Button type="primary" loading={comparing.running || summing.running} onClick={() => form.submit()}>
        {compares ? words.startCompare : words.startSummary}
      </Button>
    </Form>
  );
};
