'use client';

import {
  countTriplesOfDocuments,
  listTripleEvidence,
  readTripleSource,
  readTripleSourcePage,
} from '../contract/graphEvidence.js';
import { downloadHook } from './downloadHook.js';
import { readHook } from './readHook.js';

export const useListTripleEvidence = readHook(listTripleEvidence);
export const useReadTripleSource = readHook(readTripleSource);
export const useReadTripleSourcePage = downloadHook(readTripleSourcePage);
export const useCountTriplesOfDocuments = readHook(countTriplesOfDocuments);
