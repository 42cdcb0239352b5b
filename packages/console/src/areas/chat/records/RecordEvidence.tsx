import type { Reference } from '@console/api/contract';
import { PageLink } from '@console/ui/link';
import { linkTo } from '../../../navigation/address.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { Evidence } from './record.styles.js';
import { useRecordWords } from './recordWords.js';

export interface RecordEvidenceProps {
  references: readonly Reference[];
  /** The number of the citation that was reached for. Default none. */
  active?: number | undefined;
}

/** What an answer cites, each to be opened at its place in its document. */
export const RecordEvidence = ({ references, active }: RecordEvidenceProps) => {
  const words = useRecordWords();
  const { follow } = useAddress();
  if (references.length === 0) return null;
  return (
    <Evidence role="group" aria-label={words.evidence}>
      <h3>{words.evidence}</h3>
      <ul>
        {references.map(({ n, withheld = false, faqId, call, documentId, documentName, chunkId, ...source }) => {
          const page = source.positions[0]?.[0];
          const known = faqId === undefined ? documentName : [documentName, ...source.heading].join(' ');
          const name = withheld ? words.withheld : (call?.name ?? known);
          return (
            <li key={n} aria-current={n === active ? 'true' : undefined}>
              <b>{n}</b>
              <span title={faqId === undefined ? [name, ...source.heading].join(' / ') : name}>{name}</span>
              {!withheld && call === undefined && faqId === undefined && (
                <>
                  <small>{words.chunk(source.chunkIndex)}</small>
                  <PageLink href={linkTo('chunks', { id: documentId, chunk: chunkId })} onNavigate={follow}>
                    {page === undefined ? words.open : words.page(page)}
                  </PageLink>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Evidence>
  );
};
