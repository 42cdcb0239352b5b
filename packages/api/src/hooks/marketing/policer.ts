'use client';

import { readCanvas } from '../../contract/marketing/canvas.js';
import {
  addPolicer,
  countCanvasLinks,
  deletePolicer,
  linkPolicers,
  readPolicer,
} from '../../contract/marketing/policer.js';
import { readHook } from '../readHook.js';
import { writeHook } from '../writeHook.js';

const refreshes = [readCanvas, readPolicer, countCanvasLinks];

export const useAddPolicer = writeHook(addPolicer, { refreshes });
export const useReadPolicer = readHook(readPolicer);
export const useLinkPolicers = writeHook(linkPolicers, { refreshes });
export const useDeletePolicer = writeHook(deletePolicer, { refreshes });
export const useCountCanvasLinks = readHook(countCanvasLinks);
