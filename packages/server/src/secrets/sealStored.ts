import sql from 'sql-template-tag';
import { type Database, json, type Queryable } from '../db/database.js';
import type { Logger } from '../log.js';
import { isSealed, keyIdOf, type SecretBox } from './secretBox.js';

/** Where a model's key is sealed for. */
export const modelPlace = (id: string): string => `models/${id}`;
/** Where the headers of a function are sealed for. */
export const functionPlace = (id: string): string => `kb_functions/${id}`;
/** Where the address of somebody's database is sealed for. */
export const sourcePlace = (id: string): string => `data_sources/${id}`;

/** Where the secret of a vendor of messages is sealed for; that of the gateway of text messages is older than the others. */
export const vendorPlace = (vendor: string): string =>
  vendor === 'smsGateway' ? 'sms_settings' : `channel_vendors/${vendor}`;

/** The text sealed with the key in use: as it is where it is already, or where its key is not here. */
const resealed = (box: SecretBox, stored: string, place: string): string => {
  if (!isSealed(stored)) return box.seal(stored, place);
  if (keyIdOf(stored) === box.keyId) return stored;
  const text = box.open(stored, place);
  return text === null ? stored : box.seal(text, place);
};

/** Those of data sources, which an installation of an earlier version has none of. */
const databasesIn = async (tx: Queryable): Promise<{ id: string; url: string }[]> => {
  const [there] = await tx.query<{ known: boolean }>(sql`select to_regclass('data_sources') is not null as known`);
  return there?.known === true
    ? tx.query(sql`select id, url from data_sources where url is not null order by id for update`)
    : [];
};

/** Those of vendors of messages, likewise. */
const vendorsIn = async (tx: Queryable): Promise<{ vendor: string; secret: string }[]> => {
  const [there] = await tx.query<{ known: boolean }>(sql`select to_regclass('channel_vendors') is not null as known`);
  return there?.known === true
    ? tx.query(sql`select vendor, secret from channel_vendors where secret <> '' order by vendor for update`)
    : [];
};

interface Sealed {
  /** How many are sealed with the key in use from now on, and were not before. */
  readonly sealed: number;
  /** How many cannot be opened, and have to be entered again. */
  readonly lost: number;
}

/**
 * Seals what lies in the clear, and what was sealed with an earlier key, with the key in use. What cannot be opened stays
 * as it is: its key may come back.
 */
export const sealStored = (db: Database, box: SecretBox): Promise<Sealed> =>
  db.transaction(async (tx) => {
    let sealed = 0;
    let lost = 0;
    const seal = (stored: string, place: string): string => {
      const now = resealed(box, stored, place);
      if (now !== stored) sealed += 1;
      if (box.open(now, place) === null) lost += 1;
      return now;
    };
    const models = await tx.query<{ id: string; apiKey: string }>(
      sql`select id, api_key as "apiKey" from models where api_key <> '' order by id for update`,
    );
    for (const { id, apiKey } of models) {
      const now = seal(apiKey, modelPlace(id));
      if (now !== apiKey) await tx.query(sql`update models set api_key = ${now} where id = ${id}`);
    }
    const functions = await tx.query<{ id: string; headers: { name: string; value: string }[] }>(
      sql`select id, headers from kb_functions where headers <> '[]' order by id for update`,
    );
    for (const { id, headers } of functions) {
      const now = headers.map(({ name, value }) => ({ name, value: seal(value, functionPlace(id)) }));
      if (now.some(({ value }, at) => value !== headers[at]?.value))
        await tx.query(sql`update kb_functions set headers = ${json(now)} where id = ${id}`);
    }
    for (const { id, url } of await databasesIn(tx)) {
      const now = seal(url, sourcePlace(id));
      if (now !== url) await tx.query(sql`update data_sources set url = ${now} where id = ${id}`);
    }
    for (const { vendor, secret } of await vendorsIn(tx)) {
      const now = seal(secret, vendorPlace(vendor));
      if (now !== secret) await tx.query(sql`update channel_vendors set secret = ${now} where vendor = ${vendor}`);
    }
    return { sealed, lost };
  });

/** The same at the start of a server, which says what it has found. */
export const sealAtStart = async (db: Database, box: SecretBox, log: Logger): Promise<void> => {
  const { sealed, lost } = await sealStored(db, box);
  if (sealed > 0) log.info({ sealed, keyId: box.keyId }, 'stored keys are encrypted with the key in use');
  if (lost > 0)
    log.warn(
      { lost, keyId: box.keyId },
      'stored keys of models, functions and data sources cannot be opened: they were encrypted with another key. Put that key into SECRET_KEY or secret.key as a further one, or enter the keys again in the console',
    );
};
