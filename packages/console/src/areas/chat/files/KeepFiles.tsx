import type { DialogueFile, Session } from '@console/api/contract';
import { useKeepDialogueFiles } from '@console/api/hooks/dialogueFiles';
import { usePageKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { usePageSessions } from '@console/api/hooks/sessions';
import { Dialog } from '@console/ui/dialog';
import { useMessage } from '@console/ui/provider';
import { Form, Select } from 'antd';
import { useSubmission } from '../../../forms/useSubmission.js';
import { FileChoice } from './FileChoice.js';
import { useFileWords } from './fileWords.js';

/** Bases that files may go into are looked for among so many, questions among the last of the conversation. */
const MOST_BASES = 200;
const MOST_QUESTIONS = 50;

interface Fields {
  knowledgeBaseId: string;
  fileIds: string[];
  sessionIds?: string[];
}

const citesOne = ({ status, references }: Session, files: readonly DialogueFile[]): boolean =>
  status === 'done' && references.some(({ documentId }) => files.some(({ id }) => id === documentId));

export interface KeepFilesProps {
  open: boolean;
  topicId: string | undefined;
  files: readonly DialogueFile[];
  onClose: () => void;
}

/** Files of a conversation become documents of a base, and its good questions FAQ to be confirmed. */
export default function KeepFiles({ open, topicId, files, onClose }: KeepFilesProps) {
  const words = useFileWords();
  const message = useMessage();
  const [form] = Form.useForm<Fields>();
  const bases = usePageKnowledgeBases(open ? { current: 1, size: MOST_BASES } : null);
  const sessions = usePageSessions(
    open && topicId !== undefined
      ? { topicId, current: 1, size: MOST_QUESTIONS, orders: [{ column: 'createTime', asc: false }] }
      : null,
  );
  const keeping = useKeepDialogueFiles();
  const { problem, submit, forget } = useSubmission();
  const good = (sessions.data?.list ?? []).filter((session) => citesOne(session, files));
  const close = () => {
    forget();
    onClose();
  };
  const keep = ({ sessionIds = [], ...fields }: Fields) =>
    submit(async () => {
      const { documents, faqIds } = await keeping.run(
        { ...fields, ...(sessionIds.length > 0 && { sessionIds }) },
        { quiet: true },
      );
      const added = documents.filter((one) => one.added).length;
      message.success(words.kept(added, faqIds.length));
      if (added < documents.length) message.info(words.same(documents.length - added));
      close();
    });
  return (
    <Dialog<Fields>
      open={open}
      title={words.keep}
      form={form}
      initialValues={{
        fileIds: files.map(({ id }) => id),
        sessionIds: good.filter(({ isLike }) => isLike === true).map(({ id }) => id),
      }}
      verb={words.keepVerb}
      onSubmit={keep}
      onClose={close}
      {...(problem && { problem })}
    >
      <p>{words.keepText}</p>
      <Form.Item name="knowledgeBaseId" label={words.base} rules={[{ required: true, message: words.baseRequired }]}>
        <Select
          loading={bases.state.state === 'loading'}
          showSearch={{ optionFilterProp: 'label' }}
          options={bases.data?.list.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        />
      </Form.Item>
      <Form.Item name="fileIds" label={words.keptFiles} rules={[{ required: true, message: words.oneFile }]}>
        <FileChoice files={files} />
      </Form.Item>
      <Form.Item name="sessionIds" label={words.questions} extra={good.length === 0 ? words.noQuestions : undefined}>
        <FileChoice files={good.map(({ id, question }) => ({ id, name: question }))} />
      </Form.Item>
    </Dialog>
  );
}
