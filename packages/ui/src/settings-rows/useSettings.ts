import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useUnsaved } from '../kept-pages/unsaved.js';
import type { settingsZh } from './locale.js';
import {
  isDirty,
  isSavedAtOnce,
  problemOf,
  type SettingsState,
  settingsReducer,
  shownValue,
  untouched,
} from './settingRules.js';
import type { Setting, SettingProblems, SettingValue, SettingValues } from './types.js';

export interface SettingsOptions {
  settings: readonly Setting[];
  values: SettingValues;
  /** Newer values are on their way. */
  refreshing: boolean;
  each: boolean;
  onSave: (changes: SettingValues) => Promise<SettingProblems | undefined | void>;
  words: typeof settingsZh;
}

export interface Settings {
  readonly state: SettingsState;
  readonly dirty: readonly string[];
  readonly set: (setting: Setting, value: SettingValue) => void;
  readonly drop: (keys: readonly string[]) => void;
  /** Answers with the first that is wrong, if one is. */
  readonly save: (keys: readonly string[]) => string | undefined;
}

/** Keeps what was set until it is saved. Each setting is saved by one call at a time. */
export const useSettings = ({ settings, values, refreshing, each, onSave, words }: SettingsOptions): Settings => {
  const [state, tell] = useReducer(settingsReducer, untouched);
  const dirty = settings.map(({ key }) => key).filter((key) => isDirty(values, state, key));
  useUnsaved(dirty.length > 0 || state.saving.size > 0);
  const latest = useRef({ values, onSave });
  useEffect(() => {
    latest.current = { values, onSave };
  });

  const turn = useRef(0);
  const heard = useRef({ values, refreshing, asked: 0 });
  // What was saved has come back with them, or what the server has kept instead: it holds no longer. What was asked for
  // before it was sent says nothing of it, and the same values asked for since do.
  useEffect(() => {
    const { current: before } = heard;
    const isNew = before.values !== values || (before.refreshing && !refreshing);
    const asked = refreshing && !(before.refreshing && !isNew) ? turn.current : before.asked;
    heard.current = { values, refreshing, asked };
    if (isNew) tell({ type: 'arrive', values, since: before.refreshing ? before.asked : turn.current });
  }, [values, refreshing]);

  const send = useCallback(
    async (changes: SettingValues) => {
      const over = latest.current.values;
      turn.current += 1;
      const own = turn.current;
      tell({ type: 'send', keys: Object.keys(changes) });
      try {
        const problems = (await latest.current.onSave(changes)) ?? {};
        tell({ type: 'answer', sent: changes, over, now: latest.current.values, turn: own, problems });
      } catch (error) {
        const problems = Object.fromEntries(Object.keys(changes).map((key) => [key, words.failed]));
        tell({ type: 'answer', sent: changes, over, now: latest.current.values, turn: own, problems });
        throw error;
      }
    },
    [words],
  );

  const save = (keys: readonly string[]): string | undefined => {
    const wanted = settings.filter(
      ({ key }) => keys.includes(key) && isDirty(values, state, key) && !state.saving.has(key),
    );
    const wrong = wanted.flatMap((setting) => {
      const problem = problemOf(setting, shownValue(values, state, setting.key), words.wrong);
      return problem === undefined ? [] : [[setting.key, problem] as const];
    });
    if (wrong.length > 0) {
      tell({ type: 'refuse', problems: Object.fromEntries(wrong) });
      return wrong[0]?.[0];
    }
    if (wanted.length > 0)
      void send(Object.fromEntries(wanted.map(({ key }) => [key, shownValue(values, state, key)])));
    return undefined;
  };

  // What a choice says is saved with it, and once more where it was changed meanwhile.
  const open = each
    ? settings.find(
        (one) =>
          isSavedAtOnce(one) &&
          isDirty(values, state, one.key) &&
          !state.saving.has(one.key) &&
          state.problems[one.key] === undefined,
      )
    : undefined;
  const openKey = open?.key;
  const openValue = openKey === undefined ? undefined : state.drafts[openKey];
  useEffect(() => {
    if (openKey !== undefined && openValue !== undefined) void send({ [openKey]: openValue });
  }, [openKey, openValue, send]);

  return {
    state,
    dirty,
    set: ({ key }, value) => tell({ type: 'set', key, value }),
    drop: (keys) => tell({ type: 'drop', keys }),
    save,
  };
};
