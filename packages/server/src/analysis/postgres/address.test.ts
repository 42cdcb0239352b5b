import { expect, it } from 'vitest';
import { postgresAddress } from './index.js';

it('reads host, port, database and who signs in', () => {
  expect(postgresAddress('postgres://reader:p%40ss@DB.example.com/league?sslmode=require')).toEqual({
    host: 'db.example.com',
    port: 5432,
    user: 'reader',
    password: 'p@ss',
    database: 'league',
    ssl: 'require',
  });
  expect(postgresAddress('postgresql://u:p@[2001:db8::1]:6000/%E8%81%94%E8%B5%9B')).toMatchObject({
    host: '2001:db8::1',
    port: 6000,
    database: '联赛',
    ssl: 'disable',
  });
});

it.each([
  ['settings of the session', 'postgres://u:p@h/d?options=-c%20search_path%3Dsecret'],
  ['another host', 'postgres://u:p@h/d?host=169.254.169.254'],
  ['another port', 'postgres://u:p@h/d?sslmode=require&port=22'],
  ['two modes', 'postgres://u:p@h/d?sslmode=require&sslmode=disable'],
  ['a mode that trusts anybody later', 'postgres://u:p@h/d?sslmode=prefer'],
  ['a certificate of this machine', 'postgres://u:p@h/d?sslrootcert=/etc/passwd'],
  ['a list of hosts', 'postgres://u:p@h1,h2/d'],
  ['a list of hosts with ports', 'postgres://u:p@h1:1,h2:2/d'],
  ['a folder of sockets', 'postgres:///d?host=/var/run/postgresql'],
  ['a folder of sockets as a host', 'postgres://u:p@%2Fvar%2Frun%2Fpostgresql/d'],
  ['no host', 'postgres:///d'],
  ['no database', 'postgres://u:p@h'],
  ['a path', 'postgres://u:p@h/d/e'],
  ['nobody', 'postgres://h/d'],
  ['another protocol', 'mysql://u:p@h/d'],
  ['a mark', 'postgres://u:p@h/d#x'],
  ['control characters', 'postgres://u%00:p@h/d'],
  ['what cannot be read', 'postgres://u:%ff@h/d'],
  ['words', 'not an address'],
])('takes no address with %s', (_, url) => {
  expect(postgresAddress(url)).toBeNull();
});
