'use client';

import { listAddChannelTags, listUserBehaviourTags } from '../../contract/marketing/tagSelectors.js';
import { readHook } from '../readHook.js';

export const useListAddChannelTags = readHook(listAddChannelTags);
export const useListUserBehaviourTags = readHook(listUserBehaviourTags);
