import { isIP } from 'node:net';

/** How a database is reached, as far as an address says it. */
export interface PostgresAddress {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  readonly ssl: 'disable' | 'require' | 'verify-full';
}

/** One name; no list of several, no folder of sockets, nothing that is written in another way than it is read. */
const HOST = /^[a-z0-9](?:[a-z0-9._-]{0,252}[a-z0-9])?$/;
const MODES = ['disable', 'require', 'verify-full'] as const;

const decoded = (text: string): string | null => {
  try {
    const plain = decodeURIComponent(text);
    return /\p{Cc}/u.test(plain) ? null : plain;
  } catch {
    return null;
  }
};

/**
 * `postgres://user:password@host:port/database` with `?sslmode=` and nothing else; null for any other text. What could name
 * another host, or settings of the session, is no part of it.
 */
export const postgresAddress = (text: string): PostgresAddress | null => {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (!/^postgres(?:ql)?:$/.test(url.protocol) || url.hash !== '') return null;
  const host = url.hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(host) === 0 && !HOST.test(host)) return null;
  const port = url.port === '' ? 5432 : Number(url.port);
  const [user, password, database] = [url.username, url.password, url.pathname.slice(1)].map(decoded);
  if (!user || password === null || password === undefined || !database || url.pathname.includes('/', 1)) return null;
  const given = [...url.searchParams];
  const ssl = given.length === 0 ? 'disable' : MODES.find((mode) => mode === given[0]?.[1]);
  if (ssl === undefined || given.length > 1 || given.some(([name]) => name !== 'sslmode') || port === 0) return null;
  return { host, port, user, password, database, ssl };
};
