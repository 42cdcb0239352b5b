'use client';

import { readAppConfig } from '../contract/account.js';
import {
  activateModel,
  addModel,
  modifyModel,
  orderStandbys,
  pageModels,
  removeModels,
  testModel,
} from '../contract/models.js';
import { pageHook } from './pageHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageModels];

export const usePageModels = pageHook(pageModels);
export const useAddModel = writeHook(addModel, { refreshes });
export const useModifyModel = writeHook(modifyModel, { refreshes });
export const useRemoveModels = writeHook(removeModels, { refreshes });
export const useActivateModel = writeHook(activateModel, { refreshes: [...refreshes, readAppConfig] });
export const useOrderStandbys = writeHook(orderStandbys, { refreshes });
export const useTestModel = writeHook(testModel);
