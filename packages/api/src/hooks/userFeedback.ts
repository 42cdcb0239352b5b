'use client';

import { listTodos } from '../contract/home.js';
import {
  addUserFeedback,
  handleUserFeedback,
  pageUserFeedback,
  removeUserFeedback,
  submitUserFeedback,
} from '../contract/userFeedback.js';
import { pageHook } from './pageHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageUserFeedback, listTodos];

export const useAddUserFeedback = writeHook(addUserFeedback, { refreshes });
export const useSubmitUserFeedback = writeHook(submitUserFeedback, { refreshes });
export const usePageUserFeedback = pageHook(pageUserFeedback);
export const useRemoveUserFeedback = writeHook(removeUserFeedback, { refreshes });
export const useHandleUserFeedback = writeHook(handleUserFeedback, { refreshes });
