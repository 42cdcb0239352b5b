import { type Route, type RouteName, routes } from '../../packages/api/src/contract/routes.js';
import { type StoryFile, storyFiles } from './storyFiles.js';

const texts = import.meta.glob<string>('../../packages/console/src/areas/*/routes.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const COMPONENT = /(\w+)(?: =|:) lazyPage\(\(\) => import\('\.\/(\w+)\.js'\)\)/g;
const ALIAS = /^ {2}(\w+): (\w+),$/gm;

/** Names of the components by those of their routes, in one file of an area's pages. */
const componentsIn = (text: string): Map<string, string> => {
  const own = new Map([...text.matchAll(COMPONENT)].map(([, name = '', component = '']) => [name, component]));
  for (const [, name = '', same = ''] of text.matchAll(ALIAS)) own.set(name, own.get(same) ?? '');
  return own;
};

const components = new Map(Object.values(texts).flatMap((text) => [...componentsIn(text)]));

export interface Screen {
  name: RouteName;
  route: Route;
  /** Its stories. Left out where it has none. */
  stories: StoryFile | undefined;
}

const isName = (name: string): name is RouteName => name in routes;

/** Every page that the console has, in the order of the route table, with its stories. */
export const screens: readonly Screen[] = Object.keys(routes)
  .filter(isName)
  .filter((name) => components.has(name))
  .map((name) => ({
    name,
    route: routes[name],
    stories: storyFiles.find((file) => file.name === components.get(name)),
  }));
