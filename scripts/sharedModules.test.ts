import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const packages = path.resolve(import.meta.dirname, '../packages');

const tests = ['base', 'api', 'ui', 'console', 'server'].flatMap((name) => {
  const folder = path.join(packages, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file));
});

it('replaces modules only in tests that share theirs with no others', () => {
  const replacing = tests.filter((file) => /\bvi\.(do)?[mM]ock\(/.test(readFileSync(file, 'utf8')));
  expect(replacing).not.toEqual([]);
  expect(replacing.filter((file) => !/server\/src\/.*\.mocked\.test\.ts$/.test(file))).toEqual([]);
});
