import { createHash, createHmac } from 'node:crypto';

const ALGORITHM = 'ACS3-HMAC-SHA256';

export interface AliyunRequest {
  readonly method: 'GET' | 'POST';
  readonly host: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: string;
  readonly action: string;
  readonly version: string;
  /** To the second, in UTC: `2023-10-26T10:22:32Z`. */
  readonly date: string;
  readonly nonce: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What `encodeURIComponent` leaves and RFC 3986 does not. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The query as it is sent and signed. */
export const aliyunQuery = (query: Readonly<Record<string, string>>): string =>
  Object.entries(query)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .join('&');

/** The headers of a request to Alibaba Cloud, signed after the third version of its scheme. */
export const aliyunHeaders = (
  { method, host, query, body, action, version, date, nonce }: AliyunRequest,
  { accessKeyId, secret }: { readonly accessKeyId: string; readonly secret: string },
): Record<string, string> => {
  const hash = sha256(body);
  const headers: Record<string, string> = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': hash,
    'x-acs-date': date,
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const names = Object.keys(headers).toSorted();
  const lines = names.map((name) => `${name}:${headers[name]?.trim()}\n`).join('');
  const canonical = [method, '/', aliyunQuery(query), lines, names.join(';'), hash].join('\n');
  const signature = createHmac('sha256', secret)
    .update(`${ALGORITHM}\n${sha256(canonical)}`)
    .digest('hex');
  return {
    ...headers,
    authorization: `${ALGORITHM} Credential=${accessKeyId},SignedHeaders=${names.join(';')},Signature=${signature}`,
  };
};
