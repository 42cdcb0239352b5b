import { isStrongPassword } from '@console/base';
import { expect, it } from 'vitest';
import { generatePassword, hashPassword, verifyPassword } from './password.js';

it('knows a password again by its hash alone, whatever cost it was made with', async () => {
  const cheap = await hashPassword('Passw0rd!', { N: 16, r: 8, p: 1 });
  expect(await verifyPassword('Passw0rd!', cheap)).toBe(true);
  expect(await verifyPassword('passw0rd!', cheap)).toBe(false);
  const usual = await hashPassword('密码-Pass-1');
  expect(usual).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(await verifyPassword('密码-Pass-1', usual)).toBe(true);
});

it('salts: the same password never has the same hash', async () => {
  const cost = { N: 16, r: 8, p: 1 };
  expect(await hashPassword('x', cost)).not.toBe(await hashPassword('x', cost));
});

it.each([null, '', 'plain', 'scrypt$1$2', 'md5$1$1$1$a$b'])('lets nobody in where the hash is %o', async (hash) => {
  expect(await verifyPassword('', hash)).toBe(false);
});

it('generates passwords that its own rules accept', () => {
  const made = Array.from({ length: 200 }, () => generatePassword('admin'));
  expect(made.every((password) => password.length === 16 && isStrongPassword(password, 'admin'))).toBe(true);
  expect(new Set(made).size).toBe(200);
});
