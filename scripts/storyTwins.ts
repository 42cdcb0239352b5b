import { type ESTree, parseSync } from 'vite';

/** What the toolbar of the Storybook sets, by globals or by properties of a widget. */
const TOOLBAR = new Set(['theme', 'language', 'viewport']);
/** How a story is shown and found, not what it is. */
const OUTSIDE = new Set(['tags', 'name']);
/** The one story of a file that may be another one at another width. */
const NARROW = /^(?:Phone|Narrow)$/;

interface Story {
  name: string;
  /** What is drawn, without what the toolbar sets. */
  content: string;
  /** What of it the toolbar sets as well. */
  sets: string[];
  /** Does something that only it does. */
  plays: boolean;
}

type Fields = Map<string, ESTree.Expression>;

const keyOf = ({ key }: ESTree.ObjectProperty): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

/** The fields of an object, those of other stories that it spreads among them. */
const fieldsOf = (value: ESTree.ObjectExpression, known: ReadonlyMap<string, Fields>): Fields => {
  const fields: Fields = new Map();
  for (const one of value.properties) {
    if (one.type === 'Property') fields.set(keyOf(one), one.value);
    else if (one.argument.type === 'Identifier')
      for (const [key, inherited] of known.get(one.argument.name) ?? []) fields.set(key, inherited);
  }
  return fields;
};

/** The stories of a file, as its text says. */
const storiesIn = (text: string): Story[] => {
  const known = new Map<string, Fields>();
  const stories: Story[] = [];
  for (const statement of parseSync('stories.tsx', text).program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type !== 'Identifier' || init?.type !== 'ObjectExpression') continue;
      const fields = fieldsOf(init, known);
      known.set(id.name, fields);
      const sets: string[] = [];
      const parts = [...fields]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .flatMap(([key, value]) => {
          if (OUTSIDE.has(key) || key === 'play') return [];
          const written = (part: ESTree.Node): string => text.slice(part.start, part.end).replaceAll(/\s+/g, ' ');
          if (!['globals', 'args'].includes(key) || value.type !== 'ObjectExpression')
            return [`${key}: ${written(value)}`];
          const own = value.properties.filter((one) => {
            const isOfToolbar = one.type === 'Property' && TOOLBAR.has(keyOf(one));
            if (isOfToolbar) sets.push(`${key}.${keyOf(one)}`);
            return !isOfToolbar;
          });
          return own.length === 0 ? [] : [`${key}: ${own.map(written).join(', ')}`];
        });
      const plays = init.properties.some(
        (one) => one.type === 'Property' && keyOf(one) === 'play' && one.value.type === 'ArrowFunctionExpression',
      );
      stories.push({ name: id.name, content: parts.join('; '), sets, plays });
    }
  }
  return stories;
};

/**
 * The stories of a file that the toolbar makes of another one: a story sets neither theme nor language for its own picture,
 * and one at another width (but for `Phone` or `Narrow`, the narrow state) draws or does what no other one of its file does.
 */
export const twinsIn = (text: string): string[] => {
  const stories = storiesIn(text);
  return stories
    .filter(
      (story) =>
        story.sets.some((name) => name === 'globals.theme' || name === 'globals.language') ||
        (story.sets.length > 0 &&
          !story.plays &&
          !NARROW.test(story.name) &&
          stories.some((other) => other !== story && other.content === story.content)),
    )
    .map(({ name }) => name);
};
