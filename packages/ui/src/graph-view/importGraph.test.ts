import { expect, it } from 'vitest';
import { loadedBy } from '../testing/loadedBy.js';

it.each(['index.ts', 'chat/index.ts', 'embed/index.ts', 'graph-kinds/index.ts'])(
  '%s loads nothing that arranges or draws a graph',
  (entry) => {
    const loaded = loadedBy(entry);
    expect(loaded.length).toBeGreaterThan(3);
    // Its words belong to those of all widgets.
    const heavy = loaded.filter(
      (name) => /^graph-view\/|^graphology|^sigma/.test(name) && !name.endsWith('/locale.ts'),
    );
    expect(heavy).toEqual([]);
  },
);
