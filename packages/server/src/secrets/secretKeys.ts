import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../config.js';

/** Characters of a secret, at least. */
export const SHORTEST_SECRET = 32;

const FILE = 'secret.key';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

const refuse = (file: string, why: string): never => {
  throw new ConfigError(
    `the keys of stored secrets cannot be used: ${file} ${why}. Put the file back, or set SECRET_KEY`,
  );
};

/** The secrets of the file, one a line; none where there is no file. */
const readFile = (file: string): string[] => {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    refuse(file, 'cannot be read');
  }
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (lines.length === 0) refuse(file, 'holds no key');
  if (lines.some((line) => line.length < SHORTEST_SECRET))
    refuse(file, `holds a key of fewer than ${SHORTEST_SECRET} characters`);
  return lines;
};

/** Makes the file, whole or not at all; where another process was quicker, its key is the one. */
const makeFile = (folder: string, file: string): string[] => {
  const part = path.join(folder, `.secret-${randomUUID()}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(part, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true });
    try {
      linkSync(part, file);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    return readFile(file);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    return refuse(file, 'cannot be written');
  } finally {
    rmSync(part, { force: true });
  }
};

/**
 * The secrets that stored keys are sealed with, the one in use first: those of the environment, then those of the file in
 * the data folder, which is made where there is neither. Throws `ConfigError` where a file is there that cannot be used.
 */
export const readSecretKeys = (dataDir: string, given: readonly string[]): readonly [string, ...string[]] => {
  const file = path.join(dataDir, FILE);
  const ofFile = readFile(file);
  const [first, ...others] = [...given, ...(given.length > 0 || ofFile.length > 0 ? ofFile : makeFile(dataDir, file))];
  return first === undefined ? refuse(file, 'holds no key') : [first, ...others];
};
