export { type AssociationNames, associationTables, associationVocabulary } from './association/index.js';
export { changeChip } from './changeChip.js';
export { type Check, type CheckedResult, checksOf } from './checks.js';
export { type Chip, type ChipOption, chipLabels, chipsOf, grainValues } from './chips.js';
export { ChipError, chosenFrom, dayFrom, limitFrom, numberFrom, unknownValue } from './chipValues.js';
export { misfitOf } from './misfit.js';
export { addDays, addMonths, addUnits, type Day, dayOf, daysBetween, startOf } from './days.js';
export {
  type Compare,
  type Grain,
  type Order,
  type Period,
  type PlanFilter,
  QueryPlan,
  type Threshold,
} from './plan.js';
export {
  type PartialReading,
  type Reading,
  readQuestion,
  type ReadOptions,
  resolveDoubts,
  type Understanding,
  UnknownAnswer,
} from './reader.js';
export { reachedBy } from './reachedBy.js';
export type { Choices, Doubt, DoubtOption } from './reading/doubts.js';
export { fold, languageOf } from './reading/fold.js';
export { namedTimes } from './reading/namedTimes.js';
export type { Reason } from './reading/notUnderstood.js';
export type { Suggestion } from './reading/suggestions.js';
export { current, past, rolling } from './periods.js';
export { renewedPlan } from './renewed.js';
export type { ColumnRole, ResultColumn } from './sql/columns.js';
export { mentions, UnknownName } from './sql/sources.js';
export { type PlannedQueries, type PlannedQuery, sqlOf } from './sql/sqlOf.js';
export type {
  AssumedFilter,
  DimensionType,
  KnownValue,
  Language,
  MetricPart,
  SemanticDimension,
  SemanticMetric,
  SemanticTable,
  SemanticColumn,
  Vocabulary,
} from './vocabulary.js';
export { followUpsOf } from './wording/followUps.js';
export { differenceText, figureText, isNought, type ResultRow, signedText } from './wording/numbers.js';
export { spaced, titleOf, understoodOf, valueLabel } from './wording/titles.js';
export { daysOf, grainName, periodName, stepName } from './wording/times.js';
export { type SummaryResult, targetText, wordsOf } from './wording/words.js';
export { nameIn } from './vocabulary.js';
