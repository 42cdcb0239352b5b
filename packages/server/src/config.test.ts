import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { Environment, readConfig, repositoryRoot } from './config.js';

it('needs no settings at all', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: path.join(repositoryRoot, '.data'),
    databaseUrl: undefined,
    llm: undefined,
    embedding: undefined,
    productTitle: '篮球 AI 智能体平台',
    maxUploadBytes: 200 * 1024 * 1024,
    session: { idleHours: 12, maxHours: 168 },
    conversationDays: undefined,
  });
  expect(readConfig({ CONVERSATION_DAYS: '180' }).conversationDays).toBe(180);
});

it('counts an empty setting as not set', () => {
  expect(readConfig({ PORT: '', LLM_BASE_URL: ' ' })).toMatchObject({ port: 3000, llm: undefined });
});

it('reads a model and the origins that may embed', () => {
  const { llm, embedOrigins } = readConfig({
    LLM_BASE_URL: 'http://localhost:11434/v1/',
    LLM_MODEL: 'qwen3',
    EMBED_ORIGINS: 'https://portal.example.com, http://localhost:8080',
  });
  expect(llm).toEqual({ baseUrl: 'http://localhost:11434/v1', apiKey: undefined, model: 'qwen3' });
  expect(embedOrigins).toEqual(['https://portal.example.com', 'http://localhost:8080']);
});

it('lets pages of no other origin make calls, but of those that are named', () => {
  expect(readConfig({}).corsOrigins).toEqual([]);
  expect(readConfig({ CORS_ORIGINS: 'https://portal.example.com http://localhost:8080' }).corsOrigins).toEqual([
    'https://portal.example.com',
    'http://localhost:8080',
  ]);
  for (const wrong of ['*', 'null', 'portal.example.com', 'https://portal.example.com/', 'https://*.example.com'])
    expect(() => readConfig({ CORS_ORIGINS: wrong })).toThrow(/CORS_ORIGINS/);
});

it('reads the hosts that functions may call', () => {
  expect(readConfig({ FUNCTION_HOSTS: 'ERP.internal:8080, 10.0.0.5 [fd00::1]:80' }).functionHosts).toEqual([
    'erp.internal:8080',
    '10.0.0.5',
    '[fd00::1]:80',
  ]);
});

it('reads the keys that stored secrets are encrypted with, the one in use first', () => {
  const [one, two] = ['a'.repeat(32), 'b'.repeat(40)];
  expect(readConfig({}).secretKeys).toEqual([]);
  expect(readConfig({ SECRET_KEY: `${one},${two}` }).secretKeys).toEqual([one, two]);
  expect(() => readConfig({ SECRET_KEY: 'short-secret' })).toThrow(
    /^(?!.*short-secret)[\s\S]*SECRET_KEY: has to have at least 32/,
  );
});

it('reads the hosts that are there for tests, of which there are none at first', () => {
  expect(readConfig({}).testHosts).toEqual([]);
  expect(readConfig({ TEST_HOSTS: 'Console-Test.example.com, 127.0.0.1:3000' }).testHosts).toEqual([
    'console-test.example.com',
    '127.0.0.1:3000',
  ]);
});

it('reads just the variables that the README names, with their defaults', () => {
  const readme = readFileSync(path.join(repositoryRoot, 'README.md'), 'utf8');
  const [, table = ''] = /## Settings of the server\n([\s\S]*?)\n## /.exec(readme) ?? [];
  const rows = [...table.matchAll(/^\| `([A-Z_]+)`\s*\| (.*?)\s*\| (.*?)\s*\|$/gm)];
  const documented = rows.map(([, name = '', fallback = '', meaning = '']) => {
    expect(meaning).not.toBe('');
    return [name, fallback.replaceAll('`', '')];
  });
  const defaults = z.parse(Environment, {});
  const read = Object.keys(Environment.shape).map((name) => {
    const value: unknown = Reflect.get(defaults, name);
    if (name === 'ADMIN_PASSWORD') return [name, 'generated'];
    const text = z.parse(z.coerce.string(), value ?? '');
    return [name, name === 'DATA_DIR' ? path.relative(repositoryRoot, text) : text];
  });
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(read));
});

it.each([
  [{ PORT: '80a' }, 'PORT: has to be a whole number'],
  [{ PORT: '70000' }, 'PORT: has to be at most 65535'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: has to be one of'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: has to begin with postgres://'],
  [{ LLM_BASE_URL: 'localhost' }, 'LLM_BASE_URL: has to be an address'],
  [{ LLM_BASE_URL: 'http://localhost/v1' }, 'LLM_MODEL: has to be set together with LLM_BASE_URL'],
  [{ ADMIN_PASSWORD: 'admin123' }, 'ADMIN_PASSWORD: has to be'],
  [{ LLM_MODEL: 'qwen3' }, 'LLM_MODEL: has no effect without LLM_BASE_URL'],
  [{ EMBEDDING_API_KEY: 'x' }, 'EMBEDDING_API_KEY: has no effect without EMBEDDING_BASE_URL'],
  [{ SESSION_IDLE_HOURS: '24', SESSION_MAX_HOURS: '12' }, 'SESSION_IDLE_HOURS: has to be at most'],
  [{ FUNCTION_HOSTS: 'http://erp.example.com' }, 'FUNCTION_HOSTS: http://erp.example.com is not a host'],
  [{ FUNCTION_HOSTS: 'erp.example.com/x' }, 'FUNCTION_HOSTS: erp.example.com/x is not a host'],
  [{ TEST_HOSTS: 'https://test.example.com' }, 'TEST_HOSTS: https://test.example.com is not a host'],
  [{ EMBED_ORIGINS: 'https://a.example/path' }, 'EMBED_ORIGINS: https://a.example/path is not an origin'],
])('says what is wrong with %o', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

it('never repeats a secret in what it says', () => {
  expect(() => readConfig({ ADMIN_PASSWORD: 'hunter2', PORT: 'x' })).toThrow(/^(?!.*hunter2)/s);
});
