'use client';

import { listDictionary } from '../contract/dictionary.js';
import { readHook } from './readHook.js';

export const useListDictionary = readHook(listDictionary);
