import sql from 'sql-template-tag';
import { type SecretBox, sealStored } from '../secrets/index.js';
import { type ArchiveCounts, backup, type Installation } from './backup.js';
import { restore } from './restore.js';

/** What a command did, and what a person had better know about the keys in the archive. */
export interface Told extends ArchiveCounts {
  readonly note: string | null;
}

/** Of the models, functions and data sources of an installation. */
const countKeys = async ({ db }: Installation): Promise<number> => {
  const [row] = await db.query<{ keys: number; hasSources: boolean }>(sql`
    select (select count(*) from models where api_key <> '')::int
      + (select coalesce(sum(jsonb_array_length(headers)), 0) from kb_functions)::int as keys,
      to_regclass('data_sources') is not null as "hasSources"`);
  if (row === undefined || !row.hasSources) return row?.keys ?? 0;
  const [more] = await db.query<{ keys: number }>(
    sql`select count(*)::int as keys from data_sources where url is not null`,
  );
  return row.keys + (more?.keys ?? 0);
};

const hasTables = async ({ db }: Installation): Promise<boolean> => {
  const [row] = await db.query<{ there: boolean }>(sql`
    select to_regclass('models') is not null and to_regclass('kb_functions') is not null as there`);
  return row?.there === true;
};

/** Writes an archive that holds no key in the clear, also of an installation that still does. */
export const backupSealed = async (from: Installation, file: string, secrets: SecretBox): Promise<Told> => {
  const known = await hasTables(from);
  if (known) await sealStored(from.db, secrets);
  const counts = await backup(from, file);
  const keys = known ? await countKeys(from) : 0;
  if (keys === 0) return { ...counts, note: null };
  return {
    ...counts,
    note: `${keys} keys of models, functions and data sources are in it encrypted. Keep secret.key of the data folder, or SECRET_KEY, apart from it: without it they have to be entered again.`,
  };
};

/** Reads an archive, and encrypts what an older one holds in the clear. */
export const restoreSealed = async (into: Installation, file: string, secrets: SecretBox): Promise<Told> => {
  const counts = await restore(into, file);
  const { lost } = await sealStored(into.db, secrets);
  if (lost === 0) return { ...counts, note: null };
  return {
    ...counts,
    note: `${lost} keys of models, functions and data sources were encrypted with another key. Add the line of that secret.key to the one of this data folder, set SECRET_KEY, or enter them again in the console.`,
  };
};
