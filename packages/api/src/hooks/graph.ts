'use client';

import {
  exportGraph,
  findGraphPaths,
  listGraphCategories,
  listGraphNeighbours,
  pageLikelySame,
  pageTripleEntities,
  pageTripleRelationships,
  readGraph,
  readGraphKinds,
  readTripleEntity,
} from '../contract/graph.js';
import { downloadHook } from './downloadHook.js';
import { infiniteHook } from './infiniteHook.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';

export const useListGraphCategories = readHook(listGraphCategories);
export const useReadGraphKinds = readHook(readGraphKinds);
export const usePageTripleEntities = pageHook(pageTripleEntities);
export const useReadTripleEntity = readHook(readTripleEntity);
export const usePageTripleRelationships = pageHook(pageTripleRelationships);
export const useInfiniteTripleRelationships = infiniteHook(pageTripleRelationships);
export const useReadGraph = readHook(readGraph);
export const useListGraphNeighbours = readHook(listGraphNeighbours);
export const useFindGraphPaths = readHook(findGraphPaths);
export const useExportGraph = downloadHook(exportGraph);
export const usePageLikelySame = pageHook(pageLikelySame);
