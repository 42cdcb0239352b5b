import { addRetrievalCheck, type RetrievalHit, type RetrievalSettings } from '@console/api/contract';
import { chunkNumber } from '@console/base';
import { Tag } from '@console/ui/states';
import { Button } from 'antd';
import { Offered } from '../../../session/Offered.js';
import { Line, RowButton, Rows, Words } from './retrieval.styles.js';
import { LitText } from './LitText.js';
import { useRetrievalWords } from './retrievalWords.js';

const percent = (share: number): string => `${Math.round(share * 100)}%`;

export interface RetrievalHitsProps {
  hits: readonly RetrievalHit[];
  /** What decides how many of them an answer would be made from. */
  settings: Pick<RetrievalSettings, 'topK' | 'scoreThreshold'>;
  onOpen: (hit: RetrievalHit) => void;
  /** This is what the question has to find from now on. */
  onExpect: (hit: RetrievalHit) => void;
}

/** What a question found, best first, with what it was found by. What no answer would be made from is quiet, and says why. */
export const RetrievalHits = ({ hits, settings: { topK, scoreThreshold }, onOpen, onExpect }: RetrievalHitsProps) => {
  const words = useRetrievalWords();
  const handed = new Set(hits.filter(({ relevance }) => relevance >= scoreThreshold).slice(0, topK));
  return (
    <Rows aria-label={words.handed(handed.size)}>
      {hits.map((hit, at) => (
        <li key={hit.chunk.id} data-quiet={handed.has(hit) ? undefined : ''}>
          <RowButton type="button" onClick={() => onOpen(hit)}>
            <small>
              {words.rank(at + 1)} · {[hit.documentName, ...hit.chunk.heading].join(' / ')} ·{' '}
              {chunkNumber(hit.chunk.index)}
            </small>
            <Words>
              <LitText text={hit.chunk.content} matches={hit.matches} />
            </Words>
          </RowButton>
          <Line>
            <span>
              {words.relevance} {hit.relevance.toFixed(2)}
            </span>
            {hit.words && <span>{words.byWords(hit.words.rank, percent(hit.words.share))}</span>}
            {hit.meaning && <span>{words.byMeaning(hit.meaning.rank, hit.meaning.likeness.toFixed(2))}</span>}
            {!handed.has(hit) && <Tag>{hit.relevance < scoreThreshold ? words.below : words.beyond(topK)}</Tag>}
            <Offered calls={[addRetrievalCheck]}>
              <Button size="small" type="text" onClick={() => onExpect(hit)}>
                {words.expect}
              </Button>
            </Offered>
          </Line>
        </li>
      ))}
    </Rows>
  );
};
