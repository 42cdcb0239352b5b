'use client';

import {
  addTripleRelationship,
  keepEntitiesApart,
  mergeTripleEntities,
  modifyTripleEntity,
  modifyTripleRelationship,
  removeTripleEntities,
  removeTripleRelationships,
  undoGraphChange,
} from '../contract/graphEdits.js';
import { graphReads as refreshes } from './graphChanges.js';
import { writeHook } from './writeHook.js';

export const useModifyTripleEntity = writeHook(modifyTripleEntity, { refreshes });
export const useMergeTripleEntities = writeHook(mergeTripleEntities, { refreshes });
export const useKeepEntitiesApart = writeHook(keepEntitiesApart, { refreshes });
export const useRemoveTripleEntities = writeHook(removeTripleEntities, { refreshes });
export const useAddTripleRelationship = writeHook(addTripleRelationship, { refreshes });
export const useModifyTripleRelationship = writeHook(modifyTripleRelationship, { refreshes });
export const useRemoveTripleRelationships = writeHook(removeTripleRelationships, { refreshes });
export const useUndoGraphChange = writeHook(undoGraphChange, { refreshes });
