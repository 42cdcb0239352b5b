'use client';

import {
  listGraphCategories,
  modifyTripleEntity,
  modifyTripleRelationship,
  pageTripleEntities,
  pageTripleRelationships,
  readGraph,
  removeTripleEntities,
  removeTripleRelationships,
} from '../contract/graph.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [listGraphCategories, pageTripleEntities, pageTripleRelationships, readGraph];

export const useListGraphCategories = readHook(listGraphCategories);
export const usePageTripleEntities = pageHook(pageTripleEntities);
export const usePageTripleRelationships = pageHook(pageTripleRelationships);
export const useReadGraph = readHook(readGraph);
export const useModifyTripleEntity = writeHook(modifyTripleEntity, { refreshes });
export const useRemoveTripleEntities = writeHook(removeTripleEntities, { refreshes });
export const useModifyTripleRelationship = writeHook(modifyTripleRelationship, { refreshes });
export const useRemoveTripleRelationships = writeHook(removeTripleRelationships, { refreshes });
