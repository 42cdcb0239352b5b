import { ApiError } from '@console/api';
import type { Chunk } from '@console/api/contract';
import { useEnableChunk, usePageChunks, useUpdateChunk } from '@console/api/hooks/chunks';
import { SubmitButton } from '@console/ui/button';
import { useUnsaved } from '@console/ui/kept-pages';
import { PageLink } from '@console/ui/link';
import { AsyncView, Notice, Skeletons } from '@console/ui/states';
import { Form, Input, Switch } from 'antd';
import { useState } from 'react';
import { FormNotice } from '../../../forms/FormNotice.js';
import { KeptFields } from '../../../forms/KeptFields.js';
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
}

export interface ChunkMendProps {
  caseId: string;
  documentId: string;
  documentName: string;
  chunkId: string;
  /** It was changed. */
  onMended: (chunkId: string) => void;
}

const Editor = ({
  caseId,
  chunk,
  onMended,
}: {
  caseId: string;
  chunk: Chunk;
  onMended: ChunkMendProps['onMended'];
}) => {
  const words = useCaseWords();
  const [form] = Form.useForm<Fields>();
  const edit = useEdit(`case chunk:${caseId} ${chunk.id}`);
  useUnsaved(edit.dirty);
  const update = useUpdateChunk();
  const enable = useEnableChunk();
  const { problem, submit } = useSubmission();
  // What was read when the reader began, until they have been told of a newer one.
  const [base, setBase] = useState(chunk.version);
  const initial: Fields = { content: chunk.content, enabled: chunk.enabled };
  const isTaken = problem instanceof ApiError && problem.reason === 'changed_meanwhile';

  const onSubmit = () =>
    submit(async () => {
      const { content, enabled } = form.getFieldsValue();
      // Saved again, it was seen that there is a newer one.
      const version = isTaken ? chunk.version : base;
      if (content.trim() !== chunk.content) {
        await update.run({ id: chunk.id, content, ...(version !== undefined && { version }) }, { quiet: true });
      }
      if (enabled !== chunk.enabled) await enable.run({ isEnable: enabled, idList: [chunk.id] }, { quiet: true });
      edit.setDirty(false);
      setBase(undefined);
      onMended(chunk.id);
    });
  return (
    <Form form={form} initialValues={initial} onValuesChange={() => edit.setDirty(true)}>
      <KeptFields edit={edit} fill={() => form.setFieldsValue(initial)} />
      {problem && (
        <FormNotice tone={isTaken ? 'warning' : 'error'}>
          {isTaken ? words.changedMeanwhile : problem.message}
        </FormNotice>
      )}
      <Form.Item name="content" noStyle>
        <Input.TextArea aria-label={words.content} autoSize={{ minRows: 3, maxRows: 12 }} maxLength={LONGEST} />
      </Form.Item>
      <footer>
        <Form.Item name="enabled" valuePropName="checked" noStyle>
          <Switch size="small" aria-label={words.enabled} />
        </Form.Item>
        <span aria-hidden>{words.enabled}</span>
        <SubmitButton disabled={!edit.dirty} onClick={onSubmit}>
          {words.saveChunk}
        </SubmitButton>
      </footer>
    </Form>
  );
};

/** The present text of a passage that an answer cites, changed where it stands. */
export const ChunkMend = ({ caseId, documentId, documentName, chunkId, onMended }: ChunkMendProps) => {
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
            <Editor caseId={caseId} chunk={chunk} onMended={onMended} />
          </MendBox>
        );
      }}
    </AsyncView>
  );
};
