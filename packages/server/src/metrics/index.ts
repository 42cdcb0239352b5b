export {
  libraryColumns,
  type LibraryMetric,
  libraryMetrics,
  semanticOf,
  type StoredFormula,
  VALUES_TABLE,
} from './library.js';
export { seedMetrics } from './seedMetrics.js';
export { usualRollUp } from './usualRollUp.js';
export { versionSettings } from './versionSettings.js';
