/**
 * Hooks of Node's loader: in the place of modules that are the browser's, as servers that draw components put references
 * there, stands nothing but their names.
 */
export const CLIENT = /^(["'])use client\1;/;

const namesIn = (source) => [
  ...[...source.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name),
  ...[...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list]) =>
    list.split(',').map((one) => one.trim().split(' as ').at(-1)),
  ),
];

export const load = async (url, context, next) => {
  const loaded = await next(url, context);
  if (loaded.format !== 'module') return loaded;
  const source = String(loaded.source);
  if (!CLIENT.test(source)) return loaded;
  const names = new Set(namesIn(source).filter((name) => name !== undefined && name !== ''));
  return { ...loaded, source: `${[...names].map((name) => `export const ${name} = {};`).join('\n')}\nexport {};` };
};
