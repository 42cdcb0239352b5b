import { createHash, randomBytes } from 'node:crypto';

const KEY_BYTES = 24;
const SHOWN = 4;

/** Random enough that nobody guesses one by its hash. */
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** A new key with what is stored of it. */
export const newGatherKey = () => {
  const key = `gk_${randomBytes(KEY_BYTES).toString('base64url')}`;
  return { key, hash: hashOfKey(key), end: key.slice(-SHOWN) };
};
