import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

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
}

/** True for what a box has made, whichever its key. */
export const isSealed = (stored: string): boolean => FORM.test(stored);

/** Name of the key that a text was sealed with; null where it is not sealed. */
export const keyIdOf = (stored: string): string | null => FORM.exec(stored)?.[1] ?? null;

interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

const keyOf = (secret: string): Key => {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'console stored secrets', 32));
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
};

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
  };
};
