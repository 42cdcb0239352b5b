/**
 * A program of plain Node: renders the stories of the files that it is given, and prints their markup by file and name, or
 * what was thrown.
 */
import { renderToString } from 'react-dom/server';
import { componentOf, Drawing, type StoryFile } from './drawings.js';
import type { Drawn } from './serverDrawn.js';

const drawn = (file: StoryFile, name: string): Drawn => {
  try {
    return { html: renderToString(<Drawing Story={componentOf(file, name)} />) };
  } catch (error) {
    return { thrown: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

const all: Record<string, Record<string, Drawn>> = {};
for (const path of process.argv.slice(2)) {
  const file = (await import(path)) as StoryFile;
  const names = Object.keys(file).filter((name) => name !== 'default');
  all[path] = Object.fromEntries(names.map((name) => [name, drawn(file, name)]));
}
process.stdout.write(`\n${JSON.stringify(all)}\n`, () => {
  // Fixtures may have started what goes on for ever.
  process.exit(0);
});
