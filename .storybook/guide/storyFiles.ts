import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** One file of stories, as its text says. */
export interface StoryFile {
  /** Name of the file without its ending: that of the component. */
  name: string;
  /** As `Lists/DataList`. */
  title: string;
  /** The stories by the names that they are exported under. */
  stories: readonly string[];
  /** Of this guide, and not of what it tells about. */
  isGuide: boolean;
}

const widgets = import.meta.glob<string>('../../packages/{ui,console}/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const guide = import.meta.glob<string>('./*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
  // This folder begins with a dot.
  exhaustive: true,
});

const TITLE = /^(?: {2}|const meta = \{ )title: '([^']+)',/m;

const fileOf = ([path, text]: [string, string]): StoryFile => ({
  name: /([^/]+)\.stories\.tsx$/.exec(path)?.[1] ?? '',
  title: TITLE.exec(text)?.[1] ?? '',
  stories: [...text.matchAll(/^export const (\w+): Story\b/gm)].map(([, name = '']) => name),
  isGuide: path.startsWith('./'),
});

/** Every file of stories, read and not run. */
export const storyFiles: readonly StoryFile[] = Object.entries({ ...widgets, ...guide }).map(fileOf);

/** Id of a story by title and export, as addresses have it. */
export const storyId = (title: string, story: string): string => toId(title, storyNameFromExport(story));

/** Globals of the toolbar that an address sets, as `{ theme: 'dark' }`. */
export type Globals = Readonly<Record<string, string>>;

const globalsIn = (globals: Globals): string =>
  Object.entries(globals)
    .map(([name, value]) => `${name === 'viewport' ? 'viewport.value' : name}:${value}`)
    .join(';');

const addressOf = (kind: 'story' | 'docs', id: string, globals: Globals): string =>
  `./?path=/${kind}/${id}${Object.keys(globals).length === 0 ? '' : `&globals=${globalsIn(globals)}`}`;

/** Where a story is, with what the toolbar is set to there. Throws where there is none: no link leads nowhere. */
export const storyAddress = (title: string, story: string, globals: Globals = {}): string => {
  const file = storyFiles.find((one) => one.title === title);
  if (!file?.stories.includes(story)) throw new Error(`There is no story ${story} of ${title}`);
  return addressOf('story', storyId(title, story), globals);
};

/** Where the page of documents of a widget or screen is. */
export const docsAddress = (title: string, globals: Globals = {}): string =>
  addressOf('docs', `${toId(title)}--docs`, globals);
