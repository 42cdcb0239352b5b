'use client';

import { pageTripleImports, readTripleImport } from '../contract/tripleImports.js';
import {
  compareTripleCandidate,
  decideTripleCandidates,
  decideTriplesOfRelation,
  modifyTripleCandidate,
  pageTripleCandidates,
  renameTripleRelation,
  undoTripleDecision,
} from '../contract/tripleReview.js';
import { pageTripleTasks, readTripleTask } from '../contract/tripleTasks.js';
import { changeOf } from './changeOf.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [
  pageTripleCandidates,
  compareTripleCandidate,
  pageTripleTasks,
  readTripleTask,
  pageTripleImports,
  readTripleImport,
];

export const usePageTripleCandidates = pageHook(pageTripleCandidates);
export const useCompareTripleCandidate = readHook(compareTripleCandidate);
export const useDecideTripleCandidates = writeHook(decideTripleCandidates, {
  refreshes,
  // Whoever goes through hundreds by keys sees at once what each key did.
  optimistic: [
    changeOf(pageTripleCandidates, (page, { idList, decision }) => ({
      ...page,
      list: page.list.map((one) => (idList.includes(one.id) && !one.passed ? { ...one, decision } : one)),
    })),
  ],
});
export const useDecideTriplesOfRelation = writeHook(decideTriplesOfRelation, { refreshes });
export const useRenameTripleRelation = writeHook(renameTripleRelation, { refreshes });
export const useModifyTripleCandidate = writeHook(modifyTripleCandidate, { refreshes });
export const useUndoTripleDecision = writeHook(undoTripleDecision, { refreshes });
