'use client';

import { pageSessions, readAnswer } from '../contract/sessions.js';
import { addSession, modifySession } from '../contract/storedSessions.js';
import { pageTopics } from '../contract/topics.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageSessions, readAnswer, pageTopics];

export const useAddSession = writeHook(addSession, { refreshes });
export const useModifySession = writeHook(modifySession, { refreshes });
