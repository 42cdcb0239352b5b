'use client';

import { listLabelChoices } from '../contract/labels.js';
import { addTag, listTags, mergeTags, modifyTag, removeTags } from '../contract/tags.js';
import { pageTagSystems, readTagSystem } from '../contract/tagSystems.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [listTags, listLabelChoices, pageTagSystems, readTagSystem];

export const useListTags = readHook(listTags);
export const useAddTag = writeHook(addTag, { refreshes });
export const useModifyTag = writeHook(modifyTag, { refreshes });
export const useMergeTags = writeHook(mergeTags, { refreshes });
export const useRemoveTags = writeHook(removeTags, { refreshes });
