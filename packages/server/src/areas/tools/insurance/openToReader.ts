import type { InsuranceQuestion, InsuranceStep, Reference } from '@console/api/contract';
import type { Queryable } from '../../../db/database.js';
import type { Language } from '../../../http/messages.js';
import { hiddenSources, type Reader, withheldReferences } from '../../../visibility/index.js';

type Kept = Pick<InsuranceQuestion, 'steps' | 'references'>;

const withoutObservation = (step: InsuranceStep, told: readonly Reference[]): InsuranceStep => {
  const closed = told.find(({ n, withheld }) => withheld === true && step.found.includes(n));
  return closed === undefined ? step : { ...step, observation: closed.content, cut: false };
};

/** What was found, as far as its bases are still open to the reader: neither its words nor what steps showed of them. */
export const openToReader = async (
  db: Queryable,
  reader: Reader,
  language: Language,
  { references }: Pick<Kept, 'references'>,
) => {
  const hidden = await hiddenSources(db, reader, references);
  const told = withheldReferences(references, hidden, language);
  return {
    references: (these: readonly Reference[]): Reference[] => withheldReferences(these, hidden, language),
    step: (step: InsuranceStep): InsuranceStep => (hidden.size === 0 ? step : withoutObservation(step, told)),
  };
};
