import type { Chunk } from '@console/api/contract';
import { useEnableChunk, usePageChunks, useUpdateChunk } from '@console/api/hooks/chunks';
import { SubmitButton } from '@console/ui/button';
import { useUnsaved } from '@console/ui/kept-pages';
import { PageLink } from '@console/ui/link';
import { AsyncView, Notice, Skeletons } from '@console/ui/states';
import { Form, Input, Switch } from 'antd';
import { FormNotice } from '../../../forms/FormNotice.js';
import { KeptFields } from '../../../forms/KeptFields.js';
import { MergeFields } from '../../../forms/MergeFields.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useSubmission } from '../../../forms/useSubmission.js';
import { linkTo } from '../../../navigation/address.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { MendBox } from './case.styles.js';
import { useCaseWords } from './caseWords.js';

/** Letters of a chunk at most, as the call takes them. */
const LONGEST = 8000;

interface Fields {
  content: string;
  enabled: boolean;
  /** The one that was read when this was begun: kept with what is typed. Undefined where changes are not counted. */
  version: number | undefined;
}

const fieldsOf = ({ content, enabled, version }: Chunk): Fields => ({ content, enabled, version });

export interface ChunkMendProps {
  caseId: string;
  documentId: string;
  documentName: string;
  chunkId: string;
  /** It was changed. */
  onMended: (chunkId: string) => void;
  /** It was changed, and the question is to be asked again. Left out: it can't be. */
  onAsk?: () => void;
}

type EditorProps = Pick<ChunkMendProps, 'caseId' | 'onMended' | 'onAsk'> & { chunk: Chunk };

const Editor = ({ caseId, chunk, onMended, onAsk }: EditorProps) => {
  const words = useCaseWords();
  const [form] = Form.useForm<Fields>();
  const edit = useEdit(`case chunk:${caseId} ${chunk.id}`);
  useUnsaved(edit.dirty);
  const update = useUpdateChunk();
  const enable = useEnableChunk();
  const { problem, submit, forget } = useSubmission();
  const initial = fieldsOf(chunk);
  const refused = problem?.reason === 'changed_meanwhile' ? problem : undefined;

  const onSubmit = () =>
    submit(async () => {
      const { content, enabled, version } = form.getFieldsValue();
      if (content.trim() !== chunk.content.trim()) {
        await update.run({ id: chunk.id, content, ...(version !== undefined && { version }) }, { quiet: true });
        // What is typed before the page has read it anew goes on from there.
        if (version !== undefined) form.setFieldsValue({ version: version + 1 });
      }
      if (enabled !== chunk.enabled) await enable.run({ isEnable: enabled, idList: [chunk.id] }, { quiet: true });
      edit.setDirty(false);
      onMended(chunk.id);
    });
  const onSubmitAndAsk = async () => {
    const saved = await onSubmit();
    if (saved) onAsk?.();
    return saved;
  };
  return (
    <Form form={form} initialValues={initial} onValuesChange={() => edit.setDirty(true)}>
      <KeptFields edit={edit} fill={() => form.setFieldsValue(initial)} />
      <MergeFields<Fields>
        edit={edit}
        present={initial}
        versionOf={({ version }) => version}
        describe={({ content }) => [{ key: 'content', label: words.content, value: content }]}
        refused={refused}
        onMerged={forget}
      />
      {problem && !refused && <FormNotice tone="error">{problem.message}</FormNotice>}
      <Form.Item name="content" noStyle>
        <Input.TextArea aria-label={words.content} autoSize={{ minRows: 3, maxRows: 12 }} maxLength={LONGEST} />
      </Form.Item>
      <footer>
        <Form.Item name="enabled" valuePropName="checked" noStyle>
          <Switch size="small" aria-label={words.enabled} />
        </Form.Item>
        <span aria-hidden>{words.enabled}</span>
        <SubmitButton type="default" disabled={!edit.dirty} onClick={onSubmit}>
          {words.saveChunk}
        </SubmitButton>
        {onAsk && (
          <SubmitButton type="default" disabled={!edit.dirty} onClick={onSubmitAndAsk}>
            {words.saveAndAsk}
          </SubmitButton>
        )}
      </footer>
    </Form>
  );
};

/** The present text of a passage that an answer cites, changed where it stands. */
export const ChunkMend = ({ caseId, documentId, documentName, chunkId, ...events }: ChunkMendProps) => {
  const words = useCaseWords();
  const { follow } = useAddress();
  const { state } = usePageChunks({ documentId, chunkId, current: 1, size: 20 });
  return (
    <AsyncView value={state} what={words.content} skeleton={<Skeletons shape="text" count={3} />}>
      {({ list }) => {
        const chunk = list.find(({ id }) => id === chunkId);
        if (chunk === undefined) return <Notice tone="info">{words.chunkGone}</Notice>;
        return (
          <MendBox role="group" aria-label={`${documentName} ${words.chunk(chunk.index)}`}>
            <header>
              <b title={documentName}>{documentName}</b>
              <PageLink href={linkTo('chunks', { id: documentId, chunk: chunkId })} onNavigate={follow}>
                {words.chunk(chunk.index)}
              </PageLink>
            </header>
            <Editor caseId={caseId} chunk={chunk} {...events} />
          </MendBox>
        );
      }}
    </AsyncView>
  );
};
