import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { literal } from '../names.js';

export interface DatabaseOptions {
  readonly folder: string;
  readonly memoryMb: number;
  readonly threads: number;
  readonly tempMb: number;
  /** Rows of a table. */
  readonly mostRows: number;
}

export interface EngineDatabase {
  connect(): Promise<DuckDBConnection>;
  /** Where files lie that may be read, while they are. */
  readonly incoming: string;
  close(): void;
}

/** Tables that are on their way. Nobody is granted anything in it. */
export const LOADING = '_loading';

/** Opens the database file, and locks what it may do: no query, whatever it is, reads another file than those that came in. */
export const openDatabase = async ({ folder, memoryMb, threads, tempMb }: DatabaseOptions): Promise<EngineDatabase> => {
  const incoming = path.join(folder, 'incoming');
  const temporary = path.join(folder, 'temporary');
  // What a process that was killed has left behind.
  await Promise.all([incoming, temporary].map((one) => rm(one, { recursive: true, force: true })));
  await Promise.all([incoming, temporary].map((one) => mkdir(one, { recursive: true })));
  const instance = await DuckDBInstance.create(path.join(folder, 'analysis.duckdb'), {
    memory_limit: `${memoryMb}MB`,
    threads: String(threads),
    temp_directory: temporary,
    max_temp_directory_size: `${tempMb}MB`,
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    allow_community_extensions: 'false',
    allow_persistent_secrets: 'false',
  });
  const first = await instance.connect();
  await first.run(`create schema if not exists ${LOADING}`);
  await first.run(`set global TimeZone = 'Asia/Shanghai'`);
  await first.run(`set global allowed_directories = [${literal(incoming)}]`);
  await first.run('set global enable_external_access = false');
  await first.run('set global lock_configuration = true');
  first.closeSync();
  return { connect: () => instance.connect(), incoming, close: () => instance.closeSync() };
};
