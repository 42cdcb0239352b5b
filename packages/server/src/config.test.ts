import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig, repositoryRoot } from './config.js';

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
  });
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

it.each([
  [{ PORT: '80a' }, 'PORT: has to be a whole number'],
  [{ PORT: '70000' }, 'PORT: has to be at most 65535'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: has to be one of'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: has to begin with postgres://'],
  [{ LLM_BASE_URL: 'localhost' }, 'LLM_BASE_URL: has to be an address'],
  [{ LLM_BASE_URL: 'http://localhost/v1' }, 'LLM_MODEL: has to be set together with LLM_BASE_URL'],
  [{ ADMIN_PASSWORD: 'admin123' }, 'ADMIN_PASSWORD: has to be'],
  [{ EMBED_ORIGINS: 'https://a.example/path' }, 'EMBED_ORIGINS: https://a.example/path is not an origin'],
])('says what is wrong with %o', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

it('never repeats a secret in what it says', () => {
  expect(() => readConfig({ ADMIN_PASSWORD: 'hunter2', PORT: 'x' })).toThrow(/^(?!.*hunter2)/s);
});
