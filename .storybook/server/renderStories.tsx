/**
 * A program of plain Node: renders the stories that it is given as JSON, names by file, and prints their markup by file and
 * name, or what was thrown.
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
const asked = JSON.parse(process.argv[2] ?? '{}') as Record<string, string[]>;
for (const [path, names] of Object.entries(asked)) {
  const file = (await import(path)) as StoryFile;
  all[path] = Object.fromEntries(names.map((name) => [name, drawn(file, name)]));
}
process.stdout.write(`\n${JSON.stringify(all)}\n`, () => {
  // Fixtures may have started what goes on for ever.
  process.exit(0);
});
