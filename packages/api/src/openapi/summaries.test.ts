import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { callDocs, summariesModule } from '../../scripts/callDocs.mjs';
import { allEndpoints } from '../contract/all.js';
import { openApiDocument } from './openApiDocument.js';
import { summaries } from './summaries.gen.js';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

it('says of every call what it does', () => {
  const without = allEndpoints.filter(({ name }) => (summaries[name] ?? '').length < 5);
  expect(without.map(({ name }) => name)).toEqual([]);
  const { paths } = openApiDocument(allEndpoints, { title: 'Console', version: '1' });
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  expect(operations.filter(({ summary }) => summary === undefined || summary === '')).toEqual([]);
  expect(operations.length).toBe(allEndpoints.length);
});

it('says of no call what stands above another', async () => {
  expect(await readFile(at('./summaries.gen.ts'), 'utf8')).toBe(summariesModule(await callDocs(at('../contract'))));
});

it('puts the first sentence above a call in the document, and the rest below it', () => {
  const { paths } = openApiDocument(allEndpoints, { title: 'Console', version: '1' });
  expect(paths['/aiapi/qa/sse/stop/{id}']?.['get']).toMatchObject({
    summary: 'Stops an answer, also upstream at the model.',
    description: 'What has arrived stays.',
  });
});
