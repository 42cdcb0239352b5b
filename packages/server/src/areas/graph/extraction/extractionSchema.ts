import type { RelationType } from '@console/api/contract';
import { foldText } from '../../../text/foldText.js';

/** What an extraction looks for. */
export interface ExtractionSchema {
  readonly entityTypes: readonly string[];
  readonly relationTypes: readonly RelationType[];
}

/** The relation of a schema that has one of these names, however they are set. */
export const relationNamed = (
  { relationTypes }: ExtractionSchema,
  ...names: readonly string[]
): RelationType | undefined => {
  const sought = new Set(names.map(foldText));
  return relationTypes.find(({ name }) => sought.has(foldText(name)));
};

/** The kinds that may be at an end of a relation. */
export const kindsAllowed = ({ entityTypes }: ExtractionSchema, ofEnd: readonly string[]): readonly string[] =>
  ofEnd.length === 0 ? entityTypes : ofEnd;
