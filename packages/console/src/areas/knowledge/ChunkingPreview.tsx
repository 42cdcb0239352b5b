import type { Document, Input as InputOf, previewChunking } from '@console/api/contract';
import { usePreviewChunking } from '@console/api/hooks/chunking';
import { usePageDocuments } from '@console/api/hooks/documents';
import { chunkNumber } from '@console/base';
import { AsyncView, EmptyState, FailedNotice, Skeletons } from '@console/ui/states';
import { tokens } from '@console/ui/theme';
import { Button, Form, Select } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ChunkingValues } from './ChunkingFields.js';
import { useChunkingWords } from './chunkingWords.js';

const Area = styled.section`
  margin-top: 8px;
  padding-top: 16px;
  border-top: 1px solid ${tokens.line};

  h3 {
    margin: 0 0 12px;
    font-size: 14px;
    font-weight: 600;
    line-height: 22px;
  }

  p {
    margin: 12px 0 0;
    color: ${tokens.text2};
  }
`;

const Choice = styled.div`
  display: flex;
  gap: 8px;

  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

const Chunks = styled.ol`
  display: grid;
  gap: 8px;
  margin: 12px 0 0;
  padding: 0;
  list-style: none;

  li {
    padding: 8px 12px;
    border-radius: 8px;
    background: ${tokens.sunken};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  small {
    display: block;
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
    white-space: normal;
  }
`;

/** Documents that are offered: the newest. */
const OFFERED = 50;

interface ResultProps {
  asked: InputOf<typeof previewChunking>;
  document: Document;
}

const Result = ({ asked, document }: ResultProps) => {
  const words = useChunkingWords();
  const { state } = usePreviewChunking(asked);
  return (
    <AsyncView value={state} what={words.preview} skeleton={<Skeletons shape="text" count={6} />}>
      {({ total, median, list }) =>
        total === 0 ? (
          <EmptyState picture="search" title={words.nothing} />
        ) : (
          <>
            <p>
              {words.result(total, median, document.chunkCount)}
              {total > list.length && ` · ${words.shown(list.length)}`}
            </p>
            <Chunks>
              {list.map(({ index, heading, content, length }) => (
                <li key={index}>
                  <small>{[chunkNumber(index), ...heading, `${length} ${words.characters}`].join(' · ')}</small>
                  {content}
                </li>
              ))}
            </Chunks>
          </>
        )
      }
    </AsyncView>
  );
};

/** How one document would be cut by what the form says, before anything is saved. */
export const ChunkingPreview = ({ knowledgeBaseId }: { knowledgeBaseId: string }) => {
  const words = useChunkingWords();
  const form = Form.useFormInstance<ChunkingValues>();
  const documents = usePageDocuments({ knowledgeBaseId, status: 'ready', current: 1, size: OFFERED });
  const [chosen, setChosen] = useState<string>();
  const [asked, setAsked] = useState<InputOf<typeof previewChunking> | null>(null);
  const list = documents.data?.list ?? [];
  const document = list.find(({ id }) => id === chosen) ?? list[0];
  const shown = list.find(({ documentId }) => documentId === asked?.documentId);

  const run = async () => {
    const values = await form.validateFields().catch(() => undefined);
    if (values === undefined || document === undefined) return;
    const { mode, size, overlap, separator } = values;
    setAsked({ documentId: document.documentId, mode, size, overlap, separator });
  };
  return (
    <Area>
      <h3>{words.preview}</h3>
      <FailedNotice value={documents.state} what={words.document} />
      {documents.data !== undefined && document === undefined && <p>{words.noDocuments}</p>}
      {document !== undefined && (
        <Choice>
          <Select
            aria-label={words.document}
            value={document.id}
            options={list.map(({ id, name }) => ({ value: id, label: name }))}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={setChosen}
          />
          <Button onClick={() => void run()}>{words.previewRun}</Button>
        </Choice>
      )}
      {asked !== null && shown !== undefined && <Result asked={asked} document={shown} />}
    </Area>
  );
};
