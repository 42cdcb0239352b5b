import type { Vocabulary } from '../vocabulary.js';
import { type AssociationNames, associationDimensions } from './dimensions.js';
import { associationMetrics } from './metrics.js';
import { associationTables } from './tables.js';

export type { AssociationNames } from './dimensions.js';
export { associationTables } from './tables.js';

/** The words for the association's own figures, with the names of its assistants, bases and roles. */
export const associationVocabulary = (names: AssociationNames): Vocabulary => ({
  tables: associationTables,
  metrics: associationMetrics,
  dimensions: associationDimensions(names),
});
