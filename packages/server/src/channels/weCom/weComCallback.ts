import { createDecipheriv, createHash, timingSafeEqual } from 'node:crypto';

/** What WeCom signs and encrypts its reports with. */
export interface WeComCallbackKeys {
  readonly token: string;
  /** 43 letters and digits. */
  readonly encodingAesKey: string;
  /** Whom the reports are for. */
  readonly corpId: string;
}

const CIPHER = 'aes-256-cbc';
const IV = 16;
/** Bytes in front of a text: 16 at random, then its length. */
const HEAD = 20;

export const weComKey = (encodingAesKey: string): Buffer => Buffer.from(`${encodingAesKey}=`, 'base64');

export const weComSignature = (token: string, timestamp: string, nonce: string, encrypted: string): string =>
  createHash('sha1').update([token, timestamp, nonce, encrypted].toSorted().join('')).digest('hex');

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** What a report says; null: WeCom did not make it, or for somebody else. */
export const openWeComReport = (
  { token, encodingAesKey, corpId }: WeComCallbackKeys,
  query: URLSearchParams,
  encrypted: string,
): string | null => {
  const expected = weComSignature(token, query.get('timestamp') ?? '', query.get('nonce') ?? '', encrypted);
  if (!isSame(expected, query.get('msg_signature') ?? '')) return null;
  const key = weComKey(encodingAesKey);
  try {
    const decipher = createDecipheriv(CIPHER, key, key.subarray(0, IV)).setAutoPadding(false);
    const padded = Buffer.concat([decipher.update(encrypted, 'base64'), decipher.final()]);
    const plain = padded.subarray(0, padded.length - (padded.at(-1) ?? 0));
    const end = HEAD + plain.readUInt32BE(HEAD - 4);
    return plain.subarray(end).toString('utf8') === corpId ? plain.subarray(HEAD, end).toString('utf8') : null;
  } catch {
    return null;
  }
};
