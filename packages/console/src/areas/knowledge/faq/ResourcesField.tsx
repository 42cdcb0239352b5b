import { CloseOutlined, PaperClipOutlined, PlusOutlined } from '@ant-design/icons';
import { ApiError } from '@console/api';
import { type FaqResource, faqLimits } from '@console/api/contract';
import { useUploadFaqResource } from '@console/api/hooks/faq';
import { formatBytes } from '@console/base';
import { IconButton } from '@console/ui/button';
import { Notice } from '@console/ui/states';
import { tokens } from '@console/ui/theme';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useSaveUpload } from '../../../files/useSaveUpload.js';
import { Note, Part, Row } from './faq.styles.js';
import { useFaqWords } from './faqWords.js';

const LARGEST = 50 * 1024 * 1024;
const none: readonly FaqResource[] = [];

const File = styled.span`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  max-width: 100%;
  height: 32px;
  padding-left: 4px;
  border: 1px solid ${tokens.line2};
  border-radius: 6px;

  > button:first-child {
    overflow: hidden;
    padding-inline: 4px;
    text-overflow: ellipsis;
  }

  small {
    flex: none;
    color: ${tokens.text3};
    font-size: 12px;
  }
`;

export interface ResourcesFieldProps {
  value?: readonly FaqResource[];
  onChange?: (value: readonly FaqResource[]) => void;
}

/** Files that are offered with an answer: sent as soon as they are chosen, kept once the answer is saved. */
export const ResourcesField = ({ value = none, onChange }: ResourcesFieldProps) => {
  const words = useFaqWords();
  const upload = useUploadFaqResource();
  const save = useSaveUpload();
  const field = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<{ name: string; stop: () => void }>();
  const [trouble, setTrouble] = useState<string>();

  const send = async (file: File) => {
    if (file.size > LARGEST) return setTrouble(words.tooLarge(file.name));
    const stopped = new AbortController();
    setTrouble(undefined);
    setSending({ name: file.name, stop: () => stopped.abort() });
    try {
      const stored = await upload.run({ file }, { quiet: true, signal: stopped.signal });
      onChange?.([...value, stored]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!error.aborted) setTrouble(words.notSent(file.name, error.message));
    } finally {
      setSending(undefined);
    }
  };
  return (
    <Part>
      <h3>{words.resources}</h3>
      <Note>{words.resourcesHelp}</Note>
      {trouble !== undefined && (
        <Notice tone="error" role="alert" flush>
          {trouble}
        </Notice>
      )}
      <Row>
        {value.map((file) => (
          <File key={file.id}>
            <Button type="link" size="small" icon={<PaperClipOutlined aria-hidden={true} />} onClick={() => save(file)}>
              {file.name}
            </Button>
            <small>{formatBytes(file.size)}</small>
            <IconButton
              size="small"
              label={words.removeResource(file.name)}
              icon={<CloseOutlined />}
              onClick={() => onChange?.(value.filter(({ id }) => id !== file.id))}
            />
          </File>
        ))}
        {sending !== undefined && (
          <File role="status">
            {words.sending(sending.name)}
            <IconButton size="small" label={words.stopSending} icon={<CloseOutlined />} onClick={sending.stop} />
          </File>
        )}
        {value.length < faqLimits.resources && sending === undefined && (
          <Button icon={<PlusOutlined aria-hidden={true} />} onClick={() => field.current?.click()}>
            {words.addResource}
          </Button>
        )}
        <input
          ref={field}
          type="file"
          style={{ display: 'none' }}
          aria-label={words.addResource}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) void send(file);
            target.value = '';
          }}
        />
      </Row>
    </Part>
  );
};
