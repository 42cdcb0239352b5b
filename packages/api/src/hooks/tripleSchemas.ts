'use client';

import {
  addTripleSchema,
  listTripleSchemas,
  modifyTripleSchema,
  removeTripleSchemas,
  uploadTripleSchema,
} from '../contract/tripleSchemas.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [listTripleSchemas];

export const useListTripleSchemas = readHook(listTripleSchemas);
export const useUploadTripleSchema = writeHook(uploadTripleSchema, { refreshes });
export const useAddTripleSchema = writeHook(addTripleSchema, { refreshes });
export const useModifyTripleSchema = writeHook(modifyTripleSchema, { refreshes });
export const useRemoveTripleSchemas = writeHook(removeTripleSchemas, { refreshes });
