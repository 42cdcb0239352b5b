'use client';

export { SettingsRows, type SettingsRowsProps } from './SettingsRows.js';
export type {
  NumberSetting,
  SelectSetting,
  Setting,
  SettingGroup,
  SettingProblems,
  SettingValue,
  SettingValues,
  SwitchSetting,
  TextSetting,
} from './types.js';
