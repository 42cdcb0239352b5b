'use client';

import {
  addEcologyMember,
  pageEcologyMembers,
  readEcologyMember,
  removeEcologyMembers,
  replyToEcologyMember,
} from '../../contract/marketing/ecologyMember.js';
import { pageHook } from '../pageHook.js';
import { readHook } from '../readHook.js';
import { writeHook } from '../writeHook.js';

const refreshes = [pageEcologyMembers, readEcologyMember];

export const useAddEcologyMember = writeHook(addEcologyMember, { refreshes });
export const useRemoveEcologyMembers = writeHook(removeEcologyMembers, { refreshes });
export const useReadEcologyMember = readHook(readEcologyMember);
export const usePageEcologyMembers = pageHook(pageEcologyMembers);
export const useReplyToEcologyMember = writeHook(replyToEcologyMember, { refreshes });
