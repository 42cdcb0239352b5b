import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const FORM = /^sealed:v1:([0-9a-f]{8}):([\w-]{16}):([\w-]+)$/;
const TAG = 16;

/** Keeps texts so that they cannot be read without the key of this installation. */
export interface SecretBox {
  /** Name of the key that seals from now on; says nothing of the key itself. */
  readonly keyId: string;
  /** The text as it is stored. `place` is where: what was sealed for one place is opened in no other. */
  seal(text: string, place: string): string;
  /** The text again; null where it was sealed with a key that is not here, for another place, or was changed. */
  open(stored: string, place: string): string | null;
  /** A signature over a text, 43 letters and digits: only this installation makes the same for the same purpose. */
  sign(text: string, purpose: string): string;
  /** Whether a signature, or the beginning of one, was made by any of the keys. */
  isSigned(text: string, purpose: string, signature: string): boolean;
}

/** True for what a box has made, whichever its key. */
export const isSealed = (stored: string): boolean => FORM.test(stored);

/** Name of the key that a text was sealed with; null where it is not sealed. */
export const keyIdOf = (stored: string): string | null => FORM.exec(stored)?.[1] ?? null;

interface Key {
  readonly id: string;
  readonly bytes: Buffer;
  readonly signing: Buffer;
}

const keyOf = (secret: string): Key => {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'console stored secrets', 32));
  const signing = Buffer.from(hkdfSync('sha256', secret, '', 'console signatures', 32));
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes, signing };
};

const signatureBy = ({ signing }: Key, text: string, purpose: string): string =>
  createHmac('sha256', signing)
    .update(`${purpose}\n${text}`)
    .digest('base64url')
    .replaceAll('-', '0')
    .replaceAll('_', '1');

/** Letters of a signature that are enough: 60 bits. */
const ENOUGH = 10;

/** AES-256-GCM. The first of these secrets seals; all of them open, so that one may follow another. */
export const secretBox = ([first, ...others]: readonly [string, ...string[]]): SecretBox => {
  const current = keyOf(first);
  const keys = [current, ...others.map(keyOf)];
  return {
    keyId: current.id,
    seal: (text, place) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(CIPHER, current.bytes, nonce).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `sealed:v1:${current.id}:${nonce.toString('base64url')}:${sealed.toString('base64url')}`;
    },
    open: (stored, place) => {
      const [, id, nonce = '', text = ''] = FORM.exec(stored) ?? [];
      const key = keys.find((one) => one.id === id);
      const sealed = Buffer.from(text, 'base64url');
      if (key === undefined || sealed.length < TAG) return null;
      try {
        const cipher = createDecipheriv(CIPHER, key.bytes, Buffer.from(nonce, 'base64url'));
        cipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(-TAG));
        return Buffer.concat([cipher.update(sealed.subarray(0, -TAG)), cipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
    sign: (text, purpose) => signatureBy(current, text, purpose),
    isSigned: (text, purpose, signature) =>
      signature.length >= ENOUGH &&
      keys.some((key) => {
        const expected = Buffer.from(signatureBy(key, text, purpose).slice(0, signature.length));
        const given = Buffer.from(signature);
        return given.length === expected.length && timingSafeEqual(given, expected);
      }),
  };
};
