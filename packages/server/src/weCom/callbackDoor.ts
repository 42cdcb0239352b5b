import { channelSettingsStore } from '../channels/channelSettings.store.js';
import { openWeComReport } from '../channels/weCom/weComCallback.js';
import type { Database } from '../db/database.js';
import type { SecretBox } from '../secrets/index.js';
import { callbackKeys, isCallbackKey } from './callbackKeys.js';
import { keepReport } from './events.store.js';
import { xmlField } from '../text/xmlField.js';
import { readReport } from './reports.js';

const MOST_BYTES = 100_000;
const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
const answer = (status: number, body = ''): Response => new Response(body, { status, headers });

const textOf = async (request: Request): Promise<string | null> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > MOST_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

/** Where WeCom reports who comes and goes, `/wecom/<key>`. Null: another path. */
export const weComCallbackDoor = ({ db, secrets }: { readonly db: Database; readonly secrets: SecretBox }) => {
  const settings = channelSettingsStore(db, secrets);

  return async (request: Request): Promise<Response | null> => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith('/wecom/')) return null;
    if (!isCallbackKey(secrets, pathname.slice('/wecom/'.length))) return answer(404);
    const corpId = (await settings.vendor('weCom'))?.account ?? '';
    if (corpId === '') return answer(404);
    const keys = callbackKeys(secrets, corpId);
    if (request.method === 'GET') {
      const echo = openWeComReport(keys, searchParams, searchParams.get('echostr') ?? '');
      return echo === null ? answer(401) : answer(200, echo);
    }
    if (request.method !== 'POST') return answer(405);
    const text = await textOf(request);
    if (text === null) return answer(413);
    const xml = openWeComReport(keys, searchParams, xmlField(text, 'Encrypt'));
    if (xml === null) return answer(401);
    const report = readReport(xml);
    if (report !== null) await db.transaction((tx) => keepReport(tx, report));
    return answer(200, 'success');
  };
};
