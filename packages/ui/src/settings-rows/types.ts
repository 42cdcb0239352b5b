import type { ReactNode } from 'react';

/** What a setting is set to; null: a number that is not set. */
export type SettingValue = boolean | string | number | null;

/** Settings by their keys. */
export type SettingValues = Readonly<Record<string, SettingValue>>;

interface SettingBase {
  readonly key: string;
  readonly label: string;
  /** What it does, in a sentence. */
  readonly help?: ReactNode;
  /** Why it cannot be changed now, in words. Left out, it can. */
  readonly locked?: string;
}

interface Validated<Value extends SettingValue> {
  /** What is wrong with a value, in words; undefined for a good one. */
  readonly validate?: (value: Value) => string | undefined;
}

export interface SwitchSetting extends SettingBase {
  readonly kind: 'switch';
}

export interface SelectSetting extends SettingBase {
  readonly kind: 'select';
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface NumberSetting extends SettingBase, Validated<number | null> {
  readonly kind: 'number';
  /** Behind the number: "次". */
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  /** Default 1. */
  readonly step?: number;
  /** May be left empty, which is null. Default false. */
  readonly optional?: boolean;
}

export interface TextSetting extends SettingBase, Validated<string> {
  readonly kind: 'text';
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** Several lines. Default false. */
  readonly multiline?: boolean;
}

/** One setting, with the control that its kind has. */
export type Setting = SwitchSetting | SelectSetting | NumberSetting | TextSetting;

/** Settings that belong together. */
export interface SettingGroup {
  readonly key: string;
  readonly title: string;
  readonly description?: ReactNode;
  readonly settings: readonly Setting[];
}

/** Why single settings were refused, by their keys. */
export type SettingProblems = Readonly<Record<string, string>>;
