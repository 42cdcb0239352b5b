import { expect, it } from 'vitest';
import { loadedBy } from '../testing/loadedBy.js';

it.each(['index.ts', 'page-preview/index.ts', 'pdf-source/index.ts'])(
  '%s loads no pdf.js by being imported',
  (entry) => {
    const loaded = loadedBy(entry);
    expect(loaded).toContain('react');
    expect(loaded.filter((name) => name.startsWith('pdfjs-dist'))).toEqual([]);
  },
);
