'use client';

import { addMoreQuestions, generateMoreQuestions, listMoreQuestions } from '../contract/moreQuestions.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

export const useGenerateMoreQuestions = writeHook(generateMoreQuestions);
export const useAddMoreQuestions = writeHook(addMoreQuestions, { refreshes: [listMoreQuestions] });
export const useListMoreQuestions = readHook(listMoreQuestions);
