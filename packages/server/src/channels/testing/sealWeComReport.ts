import { createCipheriv, randomBytes } from 'node:crypto';
import { type WeComCallbackKeys, weComKey, weComSignature } from '../weCom/weComCallback.js';

const IV = 16;
const BLOCK = 32;
const NONCE = 'nonce';

/** A report as WeCom makes it. */
export const sealWeComReport = (
  { token, encodingAesKey, corpId }: WeComCallbackKeys,
  text: string,
  timestamp: string,
): { encrypted: string; query: URLSearchParams } => {
  const key = weComKey(encodingAesKey);
  const body = Buffer.from(text);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const plain = Buffer.concat([randomBytes(IV), length, body, Buffer.from(corpId)]);
  const fill = BLOCK - (plain.length % BLOCK);
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, IV)).setAutoPadding(false);
  const encrypted = Buffer.concat([
    cipher.update(Buffer.concat([plain, Buffer.alloc(fill, fill)])),
    cipher.final(),
  ]).toString('base64');
  const signature = weComSignature(token, timestamp, NONCE, encrypted);
  return { encrypted, query: new URLSearchParams({ msg_signature: signature, timestamp, nonce: NONCE }) };
};
