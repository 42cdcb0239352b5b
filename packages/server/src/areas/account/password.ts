import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { isStrongPassword } from '@console/base';

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

const COST: Cost = { N: 2 ** 15, r: 8, p: 3 };
const KEY_LENGTH = 32;
const GENERATED_LENGTH = 16;

const derive = (password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // scrypt needs 128 * N * r bytes for its table; Node's default limit is just below that.
    scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** `scrypt$N$r$p$salt$key`: the cost stands in each hash, so that it can be raised later. */
export const hashPassword = async (password: string, cost: Cost = COST): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
};

/** Takes as long for an unknown user (`null`) as for a wrong password. */
export const verifyPassword = async (password: string, hash: string | null): Promise<boolean> => {
  const [kind, N, r, p, salt, key] = (hash ?? '').split('$');
  if (kind !== 'scrypt' || !salt || !key) {
    await derive(password, Buffer.alloc(16), COST);
    return false;
  }
  const expected = Buffer.from(key, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
};

const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz-_+=@#%';

/** A strong password that can be read off a screen: no look-alikes. */
export const generatePassword = (account: string): string => {
  for (;;) {
    const password = Array.from({ length: GENERATED_LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('');
    if (isStrongPassword(password, account)) return password;
  }
};
