import type { TripleEvidence } from '@console/api/contract';
import type { Async } from '@console/base';
import { PageLink } from '@console/ui/link';
import { AsyncView, Skeletons } from '@console/ui/states';
import { useSourceWords } from '../source/sourceWords.js';
import { toSentence } from '../source/toSentence.js';
import { From } from './EdgePanel.styles.js';
import { useExploreWords } from './exploreWords.js';

export interface SentencesProps {
  sentences: Async<readonly TripleEvidence[]>;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
}

/** What a relation rests on, each with the way to where it stands. */
export const Sentences = ({ sentences, hrefOf, onOpen }: SentencesProps) => {
  const { edge } = useExploreWords();
  const words = useSourceWords();
  return (
    <AsyncView value={sentences} what={edge.what} skeleton={<Skeletons shape="text" count={3} />}>
      {(list) =>
        list.length === 0 ? (
          <p>{edge.noEvidence}</p>
        ) : (
          list.map((evidence) => {
            const { id, content, documentName, place, href, note } = toSentence(evidence, words, hrefOf);
            return (
              <div key={id}>
                <blockquote>{content}</blockquote>
                <From>
                  <span title={documentName}>{documentName || words.byHand}</span>
                  {href !== undefined && (
                    <PageLink href={href} onNavigate={() => onOpen(id)}>
                      {place}
                    </PageLink>
                  )}
                  {note !== undefined && <span>{note}</span>}
                </From>
              </div>
            );
          })
        )
      }
    </AsyncView>
  );
};
