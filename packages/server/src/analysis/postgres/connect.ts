import { lookup } from 'node:dns/promises';
import { isIP, Socket } from 'node:net';
import pg from 'pg';
// The rules of the addresses that are called for somebody hold for databases too; the calls themselves are HTTP only.
import { isPublicAddress } from '../../outbound/addressRules.js';
import { AnalysisError } from '../errors.js';

export interface PostgresSource {
  /** `postgres://user:password@host:port/database`, with `?sslmode=` `disable`, `require` or `verify-full`. */
  readonly url: string;
  /** Hosts that may be reached wherever they are, each with its port or without. */
  readonly allowed: readonly string[];
}

const CONNECTING = 10_000;

const notReached = (): AnalysisError => new AnalysisError('analysis_not_reached');

/** The address of a host that may be reached. It is what is connected to, so that the name can't lead elsewhere meanwhile. */
const addressOf = async (host: string, port: number, allowed: readonly string[]): Promise<string> => {
  if (allowed.includes(host) || allowed.includes(`${host}:${port}`)) return host;
  const found = isIP(host) === 0 ? await lookup(host, { all: true }).catch(() => []) : [{ address: host }];
  const [first] = found;
  if (first === undefined || !found.every(({ address }) => isPublicAddress(address))) throw notReached();
  return first.address;
};

const sslOf = (mode: string | null, host: string): pg.ClientConfig['ssl'] => {
  if (mode === null || mode === 'disable') return false;
  return { servername: isIP(host) === 0 ? host : undefined, rejectUnauthorized: mode !== 'require' };
};

const parsed = (text: string): URL => {
  try {
    const url = new URL(text);
    if (url.protocol === 'postgres:' || url.protocol === 'postgresql:') return url;
  } catch {
    // As one with another protocol.
  }
  throw notReached();
};

export interface Connected {
  readonly client: pg.Client;
  /** What it speaks through. */
  readonly socket: Socket;
}

/** Connects; nothing of the address but the parts named above counts, least of all what names another host. */
export const connect = async ({ url: text, allowed }: PostgresSource): Promise<Connected> => {
  const url = parsed(text);
  const host = url.hostname.replace(/^\[|\]$/g, '').toLowerCase();
  const port = url.port === '' ? 5432 : Number(url.port);
  if (host === '') throw notReached();
  const socket = new Socket();
  const client = new pg.Client({
    stream: () => socket,
    host: await addressOf(host, port, allowed),
    port,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    ssl: sslOf(url.searchParams.get('sslmode'), host),
    connectionTimeoutMillis: CONNECTING,
    application_name: 'console analysis',
    // All values arrive as PostgreSQL writes them.
    types: { getTypeParser: () => (value: string) => value },
  });
  // One that is lost fails what was asked of it.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch {
    await client.end().catch(() => undefined);
    throw notReached();
  }
  return { client, socket };
};
