import { type Globals, type StoryFile, storyFiles } from './storyFiles.js';
import { type Absent, absent, absentOfScreens, namesOf, type Reason, type State, states } from './states.js';

/** What there is of one widget or screen in one state. */
export type Cell =
  | { kind: 'story'; story: string; set: Globals }
  | { kind: 'absent'; reason: Reason }
  | { kind: 'missing' };

export interface StateRow {
  title: string;
  cells: Readonly<Record<State, Cell>>;
}

/** What the toolbar makes of any screen: no story of its own for that. */
const byToolbar: Partial<Record<State, Globals>> = {
  loading: { latency: '10000' },
  failed: { failure: '502' },
  notPermitted: { failure: '4030' },
};

const isScreen = (title: string): boolean => title.startsWith('Screens/');

/** What cannot be, as far as it is said of a title. */
const absentOf = (title: string): Absent => ({ ...(isScreen(title) && absentOfScreens), ...absent[title] });

const cellOf = ({ title, stories }: StoryFile, state: State): Cell => {
  const story = stories.find((name) => namesOf[state].test(name));
  if (story !== undefined) return { kind: 'story', story, set: {} };
  const reason = absentOf(title)[state];
  if (reason !== undefined) return { kind: 'absent', reason };
  const set = isScreen(title) ? byToolbar[state] : undefined;
  const [first] = stories;
  return set === undefined || first === undefined ? { kind: 'missing' } : { kind: 'story', story: first, set };
};

const rowOf = (file: StoryFile): StateRow => ({
  title: file.title,
  cells: {
    empty: cellOf(file, 'empty'),
    loading: cellOf(file, 'loading'),
    failed: cellOf(file, 'failed'),
    refreshing: cellOf(file, 'refreshing'),
    notPermitted: cellOf(file, 'notPermitted'),
    readOnly: cellOf(file, 'readOnly'),
    longText: cellOf(file, 'longText'),
    narrow: cellOf(file, 'narrow'),
  },
});

const isState = (name: string): name is State => name in states;

/** Names of the states, in the order of the table. */
export const stateNames: readonly State[] = Object.keys(states).filter(isState);

/** Widgets and screens against states. The pages of this guide have none. */
export const stateTable: readonly StateRow[] = storyFiles
  .filter(({ isGuide }) => !isGuide)
  .map(rowOf)
  .toSorted((a, b) => a.title.localeCompare(b.title));
