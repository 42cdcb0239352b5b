import type { Channel } from '@console/api/contract';
import { vendorsOf, channels } from '@console/api/contract';
import { channelSettingsStore } from '../../channels/channelSettings.store.js';
import { optOut } from '../../channels/optOuts.store.js';
import { readAliyun, readOwnReports } from '../../channels/receipts/readReports.js';
import { isReceiptKey, isReporting, receiptAesKey, type ReportingVendor } from '../../channels/receipts/receiptPath.js';
import type { Reported } from '../../channels/receipts/report.js';
import { isFromWechat, readWechat } from '../../channels/receipts/wechatReports.js';
import type { Database } from '../../db/database.js';
import type { SecretBox } from '../../secrets/index.js';
import { takeReports } from '../receipts.store.js';
import { surely } from '../surely.js';
import { readBodyText } from './readBodyText.js';

export interface ReceiptDoorDeps {
  readonly db: Database;
  readonly secrets: SecretBox;
  /** The present. Default: the clock. */
  readonly now?: () => Date;
}

const MOST_BYTES = 2_000_000;
/** Reports of one transaction: messages are not written down meanwhile. */
const AT_ONCE = 500;
const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
const answer = (status: number, body = ''): Response => new Response(body, { status, headers: plain });

/** What each vendor takes for a yes. */
const thanks: Record<ReportingVendor, () => Response> = {
  smsGateway: () => Response.json({ code: 0 }),
  pushGateway: () => Response.json({ code: 0 }),
  aliyun: () => Response.json({ code: 0, msg: 'OK' }),
  officialAccount: () => answer(200, 'success'),
};

const channelOf = (vendor: ReportingVendor): Channel =>
  channels.find((channel) => vendorsOf[channel].some((one) => one === vendor)) ?? 'sms';

/** Where vendors report what became of messages: `/receipts/<vendor>/<key>`. Null: another path. */
export const receiptDoor = ({ db, secrets, now = () => new Date() }: ReceiptDoorDeps) => {
  const settings = channelSettingsStore(db, secrets);

  /** What was said; a response: it is not to be believed. */
  const read = async (vendor: ReportingVendor, key: string, url: URL, request: Request) => {
    const text = await readBodyText(request, MOST_BYTES);
    if (text === null) return answer(413);
    if (vendor === 'officialAccount') {
      const { account: appId = '' } = (await settings.vendor(vendor)) ?? {};
      const keys = { token: key, encodingAesKey: receiptAesKey(secrets, vendor) ?? '', appId };
      return readWechat(text, url.searchParams, keys) ?? answer(401);
    }
    if (vendor === 'aliyun') return readAliyun(text) ?? answer(400);
    const access = await settings.vendor(vendor);
    if (access === null || access.secret === null || access.secret === '') return answer(404);
    return readOwnReports(text, request.headers, { ...access, secret: access.secret }, now()) ?? answer(401);
  };

  /** Whoever says it again because it broke off says what is known by then. */
  const take = async (channel: Channel, { reports, optedOut }: Reported): Promise<void> => {
    if (optedOut.length > 0) await surely(() => db.transaction((tx) => optOut(tx, channel, optedOut, 'reply')));
    for (let from = 0; from < reports.length; from += AT_ONCE) {
      const some = reports.slice(from, from + AT_ONCE);
      await surely(() => db.transaction((tx) => takeReports(tx, channel, some)));
    }
  };

  return async (request: Request): Promise<Response | null> => {
    const url = new URL(request.url);
    const [, vendor = '', key = ''] = /^\/receipts\/(\w+)\/(\w+)$/.exec(url.pathname) ?? [];
    if (!url.pathname.startsWith('/receipts/')) return null;
    if (!isReporting(vendor) || !isReceiptKey(secrets, vendor, key)) return answer(404);
    if (request.method === 'GET')
      return vendor === 'officialAccount' && isFromWechat(url.searchParams, key)
        ? answer(200, url.searchParams.get('echostr') ?? '')
        : answer(405);
    if (request.method !== 'POST') return answer(405);
    const said = await read(vendor, key, url, request);
    if (said instanceof Response) return said;
    await take(channelOf(vendor), said);
    return thanks[vendor]();
  };
};
