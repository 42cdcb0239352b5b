import { lookup } from 'node:dns/promises';
import { isIP, Socket } from 'node:net';
import pg from 'pg';
// The rules of the addresses that are called for somebody hold for databases too; the calls themselves are HTTP only.
import { isPublicAddress } from '../../outbound/addressRules.js';
import { AnalysisError } from '../errors.js';
import { type PostgresAddress, postgresAddress } from './address.js';

export interface PostgresSource {
  /** As `postgresAddress` reads it. */
  readonly url: string;
  /** Hosts that may be reached wherever they are, each with its port or without. */
  readonly allowed: readonly string[];
}

/** Why a database was not reached: the message of `analysis_not_reached`. */
export type NotReached = 'no_host' | 'refused' | 'timed_out' | 'sign_in' | 'no_database' | 'no_ssl' | 'other';

const CONNECTING = 5_000;
/** Bytes that signing in may take, and milliseconds between two looks at that. */
const MOST_BYTES = 1024 * 1024;
const LOOK = 20;

const notReached = (why: NotReached): AnalysisError => new AnalysisError('analysis_not_reached', why);

const codes: Readonly<Record<string, NotReached>> = {
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  ETIMEDOUT: 'timed_out',
  '28P01': 'sign_in',
  '28000': 'sign_in',
  '3D000': 'no_database',
};

/** What went wrong, in none of the words of the other side, which may quote what it was sent. */
const whyOf = (error: unknown): NotReached => {
  if (!(error instanceof Error)) return 'other';
  const known = 'code' in error ? codes[String(error.code)] : undefined;
  if (known !== undefined) return known;
  if (/timeout/i.test(error.message)) return 'timed_out';
  return /SSL/.test(error.message) ? 'no_ssl' : 'other';
};

/** The address of a host that may be reached. It is what is connected to, so that the name can't lead elsewhere meanwhile. */
const reachedAt = async ({ host, port }: PostgresAddress, allowed: readonly string[]): Promise<string> => {
  if (allowed.includes(host) || allowed.includes(`${host}:${port}`)) return host;
  const found = isIP(host) === 0 ? await lookup(host, { all: true }).catch(() => []) : [{ address: host }];
  const [first] = found;
  if (first === undefined) throw notReached('no_host');
  if (!found.every(({ address }) => isPublicAddress(address))) throw new AnalysisError('analysis_address_not_allowed');
  return first.address;
};

const sslOf = ({ ssl, host }: PostgresAddress): pg.ClientConfig['ssl'] =>
  ssl !== 'disable' && {
    servername: isIP(host) === 0 ? host : undefined,
    rejectUnauthorized: ssl === 'verify-full',
  };

export interface Connected {
  readonly client: pg.Client;
  /** What it speaks through. */
  readonly socket: Socket;
}

/** Connects. Throws `analysis_address_not_allowed` and `analysis_not_reached`. */
export const connect = async ({ url, allowed }: PostgresSource): Promise<Connected> => {
  const address = postgresAddress(url);
  if (address === null) throw new AnalysisError('analysis_address_not_allowed');
  const { port, user, password, database } = address;
  const socket = new Socket();
  const client = new pg.Client({
    stream: () => socket,
    host: await reachedAt(address, allowed),
    port,
    user,
    password,
    database,
    ssl: sslOf(address),
    connectionTimeoutMillis: CONNECTING,
    application_name: 'console analysis',
    // All values arrive as PostgreSQL writes them.
    types: { getTypeParser: () => (value: string) => value },
  });
  // One that is lost fails what was asked of it.
  client.on('error', () => undefined);
  // Whatever answers there may be no PostgreSQL.
  const watching = setInterval(() => {
    if (socket.bytesRead > MOST_BYTES) socket.destroy();
  }, LOOK);
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    throw notReached(whyOf(error));
  } finally {
    clearInterval(watching);
  }
  return { client, socket };
};
