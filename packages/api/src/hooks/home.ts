'use client';

import { listTodos, pageMissedQuestions } from '../contract/home.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';

export const useListTodos = readHook(listTodos);
export const usePageMissedQuestions = pageHook(pageMissedQuestions);
