import type { settingsZh } from './locale.js';
import type { Setting, SettingValue, SettingValues } from './types.js';

/** What was saved over which value: it holds until the owner hands in another one, or the same one as newer word. */
export interface Accepted {
  readonly value: SettingValue;
  readonly over: SettingValue | undefined;
  /** Which sending it was. */
  readonly turn: number;
}

export interface SettingsState {
  /** What the reader has set and is not saved. */
  readonly drafts: SettingValues;
  readonly accepted: Readonly<Record<string, Accepted>>;
  readonly saving: ReadonlySet<string>;
  readonly problems: Readonly<Record<string, string>>;
  /** Saved, and not touched since. */
  readonly saved: ReadonlySet<string>;
  /** The last sending that the owner's values may know of. */
  readonly heard: number;
}

export const untouched: SettingsState = {
  drafts: {},
  accepted: {},
  saving: new Set(),
  problems: {},
  saved: new Set(),
  heard: 0,
};

/** What is saved, also while the owner still hands in what was there before. */
export const savedValue = (values: SettingValues, { accepted }: SettingsState, key: string): SettingValue => {
  const own = accepted[key];
  const given = values[key];
  return (own !== undefined && own.over === given ? own.value : given) ?? null;
};

/** What the control shows. */
export const shownValue = (values: SettingValues, state: SettingsState, key: string): SettingValue =>
  key in state.drafts ? (state.drafts[key] ?? null) : savedValue(values, state, key);

/** Whether something would be lost. */
export const isDirty = (values: SettingValues, state: SettingsState, key: string): boolean =>
  key in state.drafts && state.drafts[key] !== savedValue(values, state, key);

const without = <T>(record: Readonly<Record<string, T>>, keys: readonly string[]): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));

const less = (set: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> =>
  new Set([...set].filter((key) => !keys.includes(key)));

export type SettingsEvent =
  | { readonly type: 'set'; readonly key: string; readonly value: SettingValue }
  | {
      readonly type: 'arrive';
      readonly values: SettingValues;
      /** The last sending before they were asked for. */
      readonly since: number;
    }
  | { readonly type: 'drop'; readonly keys: readonly string[] }
  | { readonly type: 'refuse'; readonly problems: Readonly<Record<string, string>> }
  | { readonly type: 'send'; readonly keys: readonly string[] }
  | {
      readonly type: 'answer';
      readonly sent: SettingValues;
      /** As the owner had them when they were sent. */
      readonly over: SettingValues;
      /** As the owner has them now. */
      readonly now: SettingValues;
      readonly turn: number;
      readonly problems: Readonly<Record<string, string>>;
    };

/** What comes of what the reader did and of what was answered. What was typed while it was saved stays. */
export const settingsReducer = (state: SettingsState, event: SettingsEvent): SettingsState => {
  if (event.type === 'set') {
    const { key, value } = event;
    return {
      ...state,
      drafts: { ...state.drafts, [key]: value },
      problems: without(state.problems, [key]),
      saved: less(state.saved, [key]),
    };
  }
  if (event.type === 'arrive') {
    const { values, since } = event;
    const old = Object.entries(state.accepted).filter(([key, { over, turn }]) => values[key] !== over || turn <= since);
    const other = old.filter(([key, { value }]) => values[key] !== value);
    return {
      ...state,
      heard: Math.max(state.heard, since),
      accepted: without(
        state.accepted,
        old.map(([key]) => key),
      ),
      saved: less(
        state.saved,
        other.map(([key]) => key),
      ),
    };
  }
  if (event.type === 'drop') {
    const { keys } = event;
    return { ...state, drafts: without(state.drafts, keys), problems: without(state.problems, keys) };
  }
  if (event.type === 'refuse') return { ...state, problems: { ...state.problems, ...event.problems } };
  if (event.type === 'send') {
    const { keys } = event;
    return {
      ...state,
      saving: new Set([...state.saving, ...keys]),
      problems: without(state.problems, keys),
      saved: less(state.saved, keys),
    };
  }
  const { sent, over, now, turn, problems } = event;
  const keys = Object.keys(sent);
  const good = keys.filter((key) => problems[key] === undefined);
  const done = good.filter((key) => state.drafts[key] === sent[key]);
  // The owner had newer word before it was answered: that says what was kept.
  const isKnown = state.heard >= turn;
  const open = isKnown ? [] : good;
  return {
    ...state,
    drafts: without(state.drafts, done),
    accepted: {
      ...without(state.accepted, good),
      ...Object.fromEntries(open.map((key) => [key, { value: sent[key] ?? null, over: over[key], turn }])),
    },
    saving: less(state.saving, keys),
    problems: { ...state.problems, ...problems },
    saved: new Set([...state.saved, ...done.filter((key) => !isKnown || (now[key] ?? null) === sent[key])]),
  };
};

/** What is wrong with a value, in words. */
export const problemOf = (
  setting: Setting,
  value: SettingValue,
  words: typeof settingsZh.wrong,
): string | undefined => {
  if (setting.kind === 'number') {
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, optional = false, validate } = setting;
    if (value === null) return optional ? validate?.(null) : words.missing;
    if (typeof value !== 'number') return words.number;
    if (value < min) return words.least(min);
    if (value > max) return words.most(max);
    return validate?.(value);
  }
  if (setting.kind === 'text') return setting.validate?.(typeof value === 'string' ? value : '');
  return undefined;
};

/** Whether it is saved with the choice itself, where each is saved by itself. */
export const isSavedAtOnce = ({ kind }: Setting): boolean => kind === 'switch' || kind === 'select';
