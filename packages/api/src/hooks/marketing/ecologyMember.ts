'use client';

import {
  addEcologyMember,
  downloadEcologyTemplate,
  importEcologyMembers,
  modifyEcologyMember,
  pageEcologyMembers,
  readEcologyMember,
  removeEcologyMembers,
  replyToEcologyMember,
  restoreEcologyMembers,
  revealEcologyMember,
  setEcologyMemberState,
} from '../../contract/marketing/ecologyMember.js';
import { downloadHook } from '../downloadHook.js';
import { pageHook } from '../pageHook.js';
import { readHook } from '../readHook.js';
import { writeHook } from '../writeHook.js';

const refreshes = [pageEcologyMembers, readEcologyMember];

export const useAddEcologyMember = writeHook(addEcologyMember, { refreshes });
export const useModifyEcologyMember = writeHook(modifyEcologyMember, { refreshes });
export const useRemoveEcologyMembers = writeHook(removeEcologyMembers, { refreshes });
export const useRestoreEcologyMembers = writeHook(restoreEcologyMembers, { refreshes });
export const useReadEcologyMember = readHook(readEcologyMember);
export const usePageEcologyMembers = pageHook(pageEcologyMembers);
export const useReplyToEcologyMember = writeHook(replyToEcologyMember, { refreshes });
export const useSetEcologyMemberState = writeHook(setEcologyMemberState, { refreshes });
export const useRevealEcologyMember = writeHook(revealEcologyMember);
export const useImportEcologyMembers = writeHook(importEcologyMembers, { refreshes });
export const useDownloadEcologyTemplate = downloadHook(downloadEcologyTemplate);
