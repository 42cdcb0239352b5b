/** Prints every route of the route table that has a page in the console: path, title and area, tab separated. */
// Named at run time, so that checking the types of the scripts does not check that package again.
const { builtRoutes } = await import(new URL('../packages/console/src/app/registry.ts', import.meta.url).href);

const lines = builtRoutes.map(({ route: { path, title, area } }) => [path, title, area].join('\t'));
process.stdout.write(`${lines.toSorted().join('\n')}\n`);
