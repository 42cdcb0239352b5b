import type { Reference } from '@console/api/contract';
import type { Source } from '@console/ui/case-view';
import { linkTo } from '../../../navigation/address.js';
import type { useCaseWords } from './caseWords.js';

/** What an answer cites, for a list of it. */
export const sourcesOf = (references: readonly Reference[], words: ReturnType<typeof useCaseWords>): Source[] =>
  references.map(({ n, withheld = false, faqId, call, documentId, documentName, chunkId, chunkIndex, heading }) => {
    if (withheld) return { n, name: words.withheld };
    if (call !== undefined) return { n, name: call.name };
    if (faqId !== undefined) return { n, name: [documentName, ...heading].join(' ') };
    return {
      n,
      name: [documentName, ...heading].join(' / '),
      href: linkTo('chunks', { id: documentId, chunk: chunkId }),
      note: words.chunk(chunkIndex),
    };
  });
