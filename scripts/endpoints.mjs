/** Prints every call of the contract, sorted, one a line: method, path and origin, tab separated. */
// Named at run time, so that checking the types of the scripts does not check that package again.
const { allEndpoints } = await import(new URL('../packages/api/src/contract/all.ts', import.meta.url).href);

const lines = allEndpoints.map(({ entry: { method, path, origin } }) => [method, path, origin].join('\t'));
process.stdout.write(`${lines.toSorted().join('\n')}\n`);
