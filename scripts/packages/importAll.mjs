/** A program: imports the modules that it is given, and prints which names of each React calls, or why it fails. */
import { pathToFileURL } from 'node:url';

/** A hook, or a component, also one that is wrapped. */
const isOfReact = ([name, value]) => {
  if (/^use[A-Z]/.test(name)) return typeof value === 'function';
  if (!/^[A-Z][a-z]/.test(name)) return false;
  if (typeof value === 'function') return !String(value).startsWith('class');
  return typeof value === 'object' && value !== null && '$$typeof' in value;
};

const found = {};
for (const module of process.argv.slice(2)) {
  try {
    const all = Object.entries(await import(pathToFileURL(module).href));
    found[module] = { react: all.filter(isOfReact).map(([name]) => name) };
  } catch (error) {
    found[module] = { failure: error instanceof Error ? error.message : String(error) };
  }
}
process.stdout.write(`\u0000${JSON.stringify(found)}\u0000`, () => process.exit(0));
