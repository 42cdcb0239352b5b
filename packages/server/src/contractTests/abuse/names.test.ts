import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  addDataSource,
  addKnowledgeBase,
  downloadEcologyTemplate,
  downloadFaqTemplate,
  downloadUserTemplate,
  exportVerifiedQuestions,
  generateSlides,
  insertTopic,
  uploadDataTable,
  uploadSlidePicture,
} from '@console/api/contract';
import { createCanvas } from '@napi-rs/canvas';
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { markdown, png } from '../scenarios/files.js';
import { nameOf, startWalk, type Walk } from '../walk.js';
import { type AnyEndpoint, fieldsOf, prepare, sampleParts } from './requests.js';

let walk: Walk;
beforeAll(async () => {
  walk = await startWalk();
  // One of the calls waits until its file has been read.
  await walk.app.startWork();
});
afterAll(() => walk.close());

const hostile = [
  '../../etc/passwd',
  String.raw`..\..\windows\win.ini`,
  '/etc/passwd',
  String.raw`C:\secret`,
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '....//....//etc/passwd',
  '..',
  '.',
  'a\r\nX-Injected: 1',
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'x'.repeat(5000),
  '\u202efdp',
];

/** Every text of every table that could pass for a path. */
const storedPaths = async (): Promise<string[]> => {
  const { db } = walk.app;
  const columns = await db.query<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and column_name in ('name', 'file_name', 'file_key', 'title')`);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const rows = await db.query<{ text: string }>(
      sql`${raw(`select "${column}"::text as text from "${table}"`)} where ${raw(`"${column}"`)}::text ~ ${'[/\\\\]|[[:cntrl:]]|\u202e'}`,
    );
    found.push(...rows.map(({ text }) => `${table}.${column}: ${text}`));
  }
  return found;
};

it('keeps files under names without folders, in its own folder, whatever they are called', async () => {
  const { app, as, call, file } = walk;
  const { id: base } = await call(addKnowledgeBase, { name: '库' });
  const contents: readonly (readonly [string, BlobPart])[] = [
    ['.md', await markdown().text()],
    ['.png', png],
    ['.png', new Uint8Array(createCanvas(2, 2).toBuffer('image/png'))],
    ['.xlsx', new Uint8Array(await file(downloadFaqTemplate, { fileName: 'a.xlsx' }))],
    ['.xlsx', new Uint8Array(await file(downloadUserTemplate, {}))],
    ['.xlsx', new Uint8Array(await file(downloadEcologyTemplate, {}))],
    ['.json', new Uint8Array(await file(exportVerifiedQuestions, {}))],
    ['.csv', new TextEncoder().encode('球队,得分\n北京队,88\n')],
    ['.csv', new TextEncoder().encode('指标,时间,值\nteams,2026-05,26\n')],
    ['.csv', new TextEncoder().encode('主体,关系,客体\n前场掷球入界,复位至,14 秒\n')],
    ['.json', new TextEncoder().encode('{"schemaName":"","entityTypes":["角色"],"relationTypes":["担任"]}')],
  ];

  const { id: source } = await call(addDataSource, { name: '上传的表' });
  const { id: deck } = await call(generateSlides, { title: '文稿', content: '# 一\n\n- 二' });

  /** Sends a file to a call, everything else being right. */
  const upload = async (endpoint: AnyEndpoint, sent: File): Promise<number> => {
    const { id: topicId } = await call(insertTopic, {});
    const known: Readonly<Record<string, unknown>> = {
      knowledgeBaseId: base,
      knowBaseId: base,
      kbId: base,
      topicId,
      dryRun: true,
    };
    const filled = (part: 'query' | 'body') =>
      Object.fromEntries(
        Object.keys(fieldsOf(endpoint, part))
          .filter((name) => name in known)
          .map((name) => [name, known[name]]),
      );
    const { params, query, body } = sampleParts(endpoint);
    const { address, init } = prepare(endpoint, {
      params: endpoint.path === uploadDataTable.path ? { id: source } : params,
      query: { ...query, ...filled('query') },
      body: {
        ...body,
        ...filled('body'),
        ...(endpoint.path === uploadSlidePicture.path && { id: deck }),
        file: sent,
      },
    });
    const headers = new Headers(init.headers);
    headers.set('authorization', as.token);
    const response = await app.request(address, { ...init, headers });
    const text = await response.text();
    expect(response.status, `${nameOf(endpoint)} with ${sent.name}: ${text}`).toBeLessThan(500);
    return response.status;
  };

  const before = await storedPaths();
  const calls = walk.app.served.filter(({ encoding }) => encoding === 'multipart');
  expect(calls.length).toBeGreaterThan(0);
  for (const endpoint of calls) {
    let taken: (typeof contents)[number] | undefined;
    for (const one of contents) {
      if (taken === undefined && (await upload(endpoint, new File([one[1]], `文件${one[0]}`))) === 200) taken = one;
    }
    if (taken === undefined) throw new Error(`${nameOf(endpoint)} takes none of the files`);
    const [ending, content] = taken;
    for (const name of hostile) await upload(endpoint, new File([content], `${name}${ending}`));
  }
  expect((await storedPaths()).filter((one) => !before.includes(one))).toEqual([]);

  const stored = await readdir(path.join(app.config.dataDir, 'files'), { recursive: true, withFileTypes: true });
  const names = stored.filter((entry) => entry.isFile()).map((entry) => entry.name);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !/^[a-z0-9]{32}$/.test(name))).toEqual([]);
});
