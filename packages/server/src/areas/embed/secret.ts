import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const PUBLIC_BYTES = 12;
const SHOWN = 4;

/** A new secret with what is stored of it. */
export const newSecret = () => {
  const secret = `sk_${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { secret, hash: hashOfSecret(secret), end: secret.slice(-SHOWN) };
};

/** The name of a key that stands in pages. */
export const newPublicKey = (): string => `pk_${randomBytes(PUBLIC_BYTES).toString('hex')}`;

/** Random enough that nobody guesses one by its hash. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
