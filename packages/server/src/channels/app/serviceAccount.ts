import { createPrivateKey } from 'node:crypto';
import * as z from 'zod/mini';

const File = z.looseObject({
  type: z.literal('service_account'),
  project_id: z.string().check(z.minLength(1)),
  client_email: z.string().check(z.minLength(1)),
  private_key: z.string().check(z.minLength(1)),
  token_uri: z.optional(z.string()),
});

/** What a service account's file says. */
export interface ServiceAccount {
  readonly projectId: string;
  readonly clientEmail: string;
  /** PEM. */
  readonly privateKey: string;
  readonly tokenUri: string | undefined;
}

const isKey = (pem: string): boolean => {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
};

/** A service account's file as Google hands it out; null: it is something else, or its key is none. */
export const readServiceAccount = (text: string): ServiceAccount | null => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  const file = z.safeParse(File, parsed);
  if (!file.success || !isKey(file.data.private_key)) return null;
  const { project_id: projectId, client_email: clientEmail, private_key: privateKey, token_uri: tokenUri } = file.data;
  return { projectId, clientEmail, privateKey, tokenUri };
};
