import { DeleteOutlined } from '@ant-design/icons';
import { removeRetrievalChecks, type RetrievalCheck } from '@console/api/contract';
import { lookUp } from '@console/base';
import { IconButton } from '@console/ui/button';
import { Status, type StatusTone, Tag } from '@console/ui/states';
import { Offered } from '../../../session/Offered.js';
import { Line, RowButton } from './retrieval.styles.js';
import { useRetrievalWords } from './retrievalWords.js';

const tones: Readonly<Record<string, 'ok' | 'error' | 'info'>> = { mended: 'ok', broken: 'error', new: 'info' };

export interface CheckRowProps {
  check: RetrievalCheck;
  onOpen: (place: { documentId: string; chunkId?: string }) => void;
  onRemove: () => void;
}

/** A question of the regression set, what it has to find, and at which place it found it. */
export const CheckRow = ({ check, onOpen, onRemove }: CheckRowProps) => {
  const words = useRetrievalWords();
  const { question, documentId, documentName, chunkId, expected, result } = check;
  const standing: readonly [StatusTone, string] =
    result === undefined
      ? ['off', words.notRun]
      : result.rank === undefined
        ? ['error', words.missing]
        : ['ok', words.place(result.rank)];
  const what = (
    <>
      <strong>{question}</strong>
      <small>
        {documentName} · {documentId === undefined ? words.gone : expected === '' ? words.whole : expected}
      </small>
    </>
  );
  return (
    <li>
      {documentId === undefined ? (
        what
      ) : (
        <RowButton type="button" onClick={() => onOpen({ documentId, ...(chunkId !== undefined && { chunkId }) })}>
          {what}
        </RowButton>
      )}
      <Line>
        <Status tone={standing[0]}>{standing[1]}</Status>
        {result !== undefined && result.change !== 'same' && (
          <Tag tone={lookUp(tones, result.change, 'plain')}>{lookUp(words.changes, result.change, result.change)}</Tag>
        )}
        <Offered calls={[removeRetrievalChecks]}>
          <IconButton label={words.remove(question)} icon={<DeleteOutlined />} onClick={onRemove} />
        </Offered>
      </Line>
    </li>
  );
};
