import path from 'node:path';
import { type Config, ConfigError, readConfig } from '../config.js';
import { FolderInUse } from '../db/folderLock.js';
import { DatabaseUnreachable, openDatabase } from '../db/openDatabase.js';
import { describeError } from '../log.js';
import { BadArchive } from './archive.js';
import { readSecretKeys, type SecretBox, secretBox } from '../secrets/index.js';
import type { Installation } from './backup.js';
import type { Told } from './keys.js';
import { TargetNotEmpty } from './restore.js';

const known = [ConfigError, FolderInUse, DatabaseUnreachable, BadArchive, TargetNotEmpty];

const wordsOf = (error: unknown): string => {
  if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return 'this file exists already';
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'there is no such file or folder';
  return error instanceof Error && known.some((one) => error instanceof one) ? error.message : describeError(error);
};

/** Runs a command on the installation that the environment names; its first argument is the archive. Ends the process. */
export const run = async (
  name: string,
  command: (installation: Installation, file: string, secrets: SecretBox) => Promise<Told>,
): Promise<void> => {
  const [given] = process.argv.slice(2).filter((argument) => argument !== '--');
  if (given === undefined) {
    process.stderr.write(`pnpm ${name} FILE\n`);
    process.exit(2);
  }
  try {
    const { databaseUrl: url, dataDir, secretKeys }: Config = readConfig(process.env);
    const fail = (error: Error): void => {
      process.stderr.write(`\n${wordsOf(error)}\n`);
      process.exit(1);
    };
    const db = await openDatabase({ url, dataDir, onError: () => undefined, onCrash: fail });
    try {
      // pnpm changes the folder; what was typed is meant from where it was typed.
      const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), given);
      const secrets = secretBox(readSecretKeys(dataDir, secretKeys));
      const { tables, rows, files, note } = await command({ db, files: path.join(dataDir, 'files') }, file, secrets);
      process.stdout.write(`${file}: ${tables} tables, ${rows} rows, ${files} files\n`);
      if (note !== null) process.stdout.write(`${note}\n`);
    } finally {
      await db.close();
    }
    process.exit(0);
  } catch (error) {
    process.stderr.write(`\n${wordsOf(error)}\n`);
    process.exit(1);
  }
};
