import type { Reference } from '@console/api/contract';
import type { Language } from '../http/messages.js';
import { withheld } from './references.js';

/** What is left of a reference whose base is not open to the reader any more, besides its number. */
const without: Partial<Reference> = {
  faqId: undefined,
  chunkId: 'withheld',
  documentId: 'withheld',
  knowledgeBaseName: '',
  heading: [],
  positions: [],
  place: undefined,
  resources: undefined,
  withheld: true,
};

/** References of an answer, without a word of those that are hidden from its reader. */
export const withheldReferences = (
  references: readonly Reference[],
  hidden: ReadonlySet<string>,
  language: Language,
): Reference[] => {
  const shown = withheld(references, hidden, { language, without });
  // A way through the graph tells what each of its sources says.
  return shown.some((reference) => reference.withheld) ? shown.map(({ path: _path, ...rest }) => rest) : shown;
};
