import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers } from './answers.fixtures.js';
import { readText, type ReadText } from './readText.js';
import { wordDocument } from './wordDocument.js';

/** What another program reads in the documents that are written. It takes LibreOffice, and its time. */
const hasOffice = spawnSync('soffice', ['--version']).status === 0;

const folder = mkdtempSync(path.join(os.tmpdir(), 'word-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const withoutSpace = (text: string): string => text.replace(/\s+/g, '');

/** The nodes of a text in their order, without what `skip` says. */
const walk = (node: Nodes, skip: ReadonlySet<string>): Nodes[] => {
  if (skip.has(node.type)) return [];
  return [node, ...('children' in node ? node.children.flatMap((child) => walk(child, skip)) : [])];
};

const drawn = new Set(['math', 'inlineMath', 'image', 'imageReference', 'definition']);
const wordsIn = (nodes: readonly Nodes[]): string =>
  withoutSpace(
    nodes
      .map((node) => {
        if (node.type === 'listItem' && typeof node.checked === 'boolean') return node.checked ? '☑' : '☐';
        return 'value' in node ? node.value : '';
      })
      .join(''),
  );

const expectedOf = ({ blocks, notes, noted }: ReadText) => {
  const body = blocks.flatMap((block) => walk(block, new Set([...drawn, 'footnoteDefinition'])));
  const all = blocks.flatMap((block) => walk(block, new Set()));
  const count = (type: string) => all.filter((node) => node.type === type).length;
  return {
    words: wordsIn(body),
    notes: noted.map((name) => wordsIn((notes.get(name)?.children ?? []).flatMap((child) => walk(child, drawn)))),
    cells: count('tableCell'),
    tables: count('table'),
    equations: count('math') + count('inlineMath'),
  };
};

const decoded = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
const plain = (xml: string): string => withoutSpace(decoded(xml.replace(/<[^>]+>/g, '')));

/** The same of the flat file that LibreOffice has made of a document. */
const foundIn = (file: string) => {
  const xml = readFileSync(file, 'utf8');
  const [, body = ''] = /<office:text\b[^>]*>([\s\S]*)<\/office:text>/.exec(xml) ?? [];
  const notes = [...body.matchAll(/<text:note-body>([\s\S]*?)<\/text:note-body>/g)].map(([, note = '']) => plain(note));
  const words = body
    .replace(/<text:note\b[\s\S]*?<\/text:note>/g, '')
    .replace(/<draw:frame\b[\s\S]*?<\/draw:frame>/g, '')
    .replace(/<text:sequence-decls>[\s\S]*?<\/text:sequence-decls>/g, '');
  return {
    words: plain(words),
    notes,
    cells: body.match(/<table:table-cell[ >/]/g)?.length ?? 0,
    tables: body.match(/<table:table[ >]/g)?.length ?? 0,
    equations: body.match(/<math\b/g)?.length ?? 0,
  };
};

describe.runIf(process.env['LONG'] === '1' && hasOffice)('LibreOffice', () => {
  const name = (at: number, kind: string): string => path.join(folder, `${at}.${kind}`);
  beforeAll(async () => {
    for (const [at, markdown] of answers.entries()) {
      const parts = { text: readText(markdown), pictures: new Map(), onProgress: () => undefined };
      writeFileSync(name(at, 'docx'), new Uint8Array(await wordDocument(parts)));
    }
    const files = answers.map((_, at) => name(at, 'docx'));
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    execFileSync('soffice', [profile, '--headless', '--convert-to', 'fodt', '--outdir', folder, ...files]);
  }, 300_000);

  it('has thirty answers to read', () => {
    expect(answers).toHaveLength(30);
  });

  it.each(answers.map((markdown, at) => [at, markdown] as const))(
    'reads words, tables, equations and footnotes of answer %i as they were written',
    (at, markdown) => {
      expect(foundIn(name(at, 'fodt'))).toEqual(expectedOf(readText(markdown)));
    },
  );
});
