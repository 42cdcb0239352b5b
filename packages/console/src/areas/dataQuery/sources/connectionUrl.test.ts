import { expect, it } from 'vitest';
import { connectionUrl, isAddress } from './connectionUrl.js';

const connection = { address: 'db.example.org:5433', database: 'league', user: 'reader', password: 'secret' };

it('says where a database is, and who reads it', () => {
  expect(connectionUrl(connection)).toBe('postgres://reader:secret@db.example.org:5433/league');
  expect(connectionUrl({ ...connection, password: '' })).toBe('postgres://reader@db.example.org:5433/league');
});

it('keeps signs of a name or a password what they are', () => {
  const url = connectionUrl({ ...connection, user: 'a@b', password: 'p/:@?#%', database: 'x?options=-c' });
  expect(new URL(url)).toMatchObject({ username: 'a%40b', host: 'db.example.org:5433', search: '', hash: '' });
  expect(decodeURIComponent(new URL(url).password)).toBe('p/:@?#%');
});

it.each(['localhost', '10.0.0.5:5432', '[::1]:5432', 'db-1.example.org'])('takes %s for an address', (text) => {
  expect(isAddress(text)).toBe(true);
});

it.each(['', 'a b', 'user@host', 'host/db', 'host?x=1', 'host:port', 'a,b', '::1'])('takes “%s” for none', (text) => {
  expect(isAddress(text)).toBe(false);
});
