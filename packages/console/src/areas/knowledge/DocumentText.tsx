import { useInfiniteChunks } from '@console/api/hooks/chunks';
import { AsyncView, FailedNotice } from '@console/ui/states';
import { TextPreview } from '@console/ui/text-preview';
import { failed } from '@console/base';
import { Button } from 'antd';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useEmbeddedWords } from './embeddedWords.js';

const More = styled.div`
  display: grid;
  gap: 8px;
  justify-items: center;
  padding: 16px 0 0;
`;

/** The text of a document without pages, from top to bottom. */
export const DocumentText = ({ documentId, name }: { documentId: string; name: string }) => {
  const words = useEmbeddedWords();
  const { state, data, hasMore, loadingMore, moreError, loadMore } = useInfiniteChunks({ documentId });
  const passages = useMemo(
    () =>
      (data?.list ?? []).map(({ id, index, heading, content, place }) => ({
        chunkId: id,
        chunkIndex: index,
        heading,
        content,
        place,
      })),
    [data],
  );
  return (
    <AsyncView value={state} what={name}>
      {() => (
        <TextPreview
          passages={passages}
          label={name}
          more={
            hasMore && (
              <More>
                {moreError !== undefined && <FailedNotice value={failed(moreError, loadMore)} what={name} />}
                {moreError === undefined && (
                  <Button loading={loadingMore} onClick={loadMore}>
                    {words.more}
                  </Button>
                )}
              </More>
            )
          }
        />
      )}
    </AsyncView>
  );
};
