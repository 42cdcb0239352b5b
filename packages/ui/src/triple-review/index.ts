'use client';

export { RelationBar, type RelationBarProps } from './RelationBar.js';
export { RelationChips, type RelationChipsProps } from './RelationChips.js';
export { ReviewDesk, type ReviewDeskProps } from './ReviewDesk.js';
export { ReviewProgress, type ReviewProgressProps } from './ReviewProgress.js';
export { type ComparedTriple, TripleCompare, type TripleCompareProps } from './TripleCompare.js';
export { TripleEditor, type TripleEditorProps, type TripleLimits } from './TripleEditor.js';
export { TripleList, type TripleListProps } from './TripleList.js';
export { TripleMarks } from './TripleMarks.js';
export { tripleNumber } from './tripleNumber.js';
export type { TripleVerbs } from './TripleRow.js';
export type {
  RelationCount,
  ReviewTriple,
  TripleChoice,
  TripleContent,
  TripleEnd,
  TripleMark,
  TripleRows,
  TripleStanding,
} from './types.js';
export { type TripleKey, type TripleKeysOptions, useTripleKeys } from './useTripleKeys.js';
