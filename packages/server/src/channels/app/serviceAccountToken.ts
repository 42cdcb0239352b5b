import { createSign } from 'node:crypto';

const base64url = (text: string): string => Buffer.from(text).toString('base64url');

/** Header and claims as they are written, with their signature by RSA and SHA-256. Throws where the key is none. */
export const signedText = (header: string, claims: string, privateKey: string): string => {
  const signed = `${base64url(header)}.${base64url(claims)}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`;
};

/** A JSON Web Token that a service account signs for itself. Throws where the key is none. */
export const signedJwt = (claims: object, privateKey: string): string =>
  signedText(JSON.stringify({ alg: 'RS256', typ: 'JWT' }), JSON.stringify(claims), privateKey);
