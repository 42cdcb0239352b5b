'use client';

import {
  type InsuranceQuestion,
  pageInsurance,
  readInsurance,
  readInsuranceEvidence,
  readInsuranceEvidencePage,
  removeInsurance,
  startInsurance,
  stopInsurance,
  streamInsurance,
} from '../contract/insurance.js';
import { applyInsuranceEvent } from '../streams/applyInsuranceEvent.js';
import { answerHook, type LiveAnswer } from './answerHook.js';
import { downloadHook } from './downloadHook.js';
import { infiniteHook } from './infiniteHook.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageInsurance, readInsurance];

export const useStartInsurance = writeHook(startInsurance, { refreshes: [pageInsurance] });
export const useReadInsurance = readHook(readInsurance);
export const useStopInsurance = writeHook(stopInsurance, { refreshes });
export const usePageInsurance = pageHook(pageInsurance);
export const useInfiniteInsurance = infiniteHook(pageInsurance);
export const useRemoveInsurance = writeHook(removeInsurance, { refreshes: [pageInsurance] });
export const useReadInsuranceEvidence = readHook(readInsuranceEvidence);
export const useReadInsuranceEvidencePage = downloadHook(readInsuranceEvidencePage);

/** Follows one question while it is worked on; `null` follows nothing. */
export const useStreamInsurance: (id: string | null) => LiveAnswer<InsuranceQuestion> = answerHook({
  read: async (client, id, signal): Promise<{ answer: InsuranceQuestion; lastEventId: number }> => {
    const { lastEventId, ...answer } = await client.call(readInsurance, { id }, { quiet: true, signal });
    return { answer, lastEventId };
  },
  stream: streamInsurance,
  apply: applyInsuranceEvent,
  lists: [pageInsurance, readInsurance],
});
