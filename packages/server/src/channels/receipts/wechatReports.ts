import { createHash } from 'node:crypto';
import { spoken } from '../../text/spoken.js';
import { storable } from '../../text/storable.js';
import { xmlField } from '../../text/xmlField.js';
import { openWeComReport } from '../weCom/weComCallback.js';
import type { Report, Reported } from './report.js';

/** What was agreed with WeChat, and whose account it is. */
export interface WechatReportKeys {
  readonly token: string;
  /** 43 letters and digits. */
  readonly encodingAesKey: string;
  readonly appId: string;
}

/** Whether a call comes from WeChat, by the token that was agreed with it. */
export const isFromWechat = (query: URLSearchParams, token: string): boolean => {
  const parts = [token, query.get('timestamp') ?? '', query.get('nonce') ?? ''].toSorted();
  return createHash('sha1').update(parts.join('')).digest('hex') === query.get('signature');
};

/** What is said of a template message; other events are nothing to us. */
const reported = (xml: string): Reported => {
  const receiptId = storable(xmlField(xml, 'MsgID'));
  if (xmlField(xml, 'Event') !== 'TEMPLATESENDJOBFINISH' || receiptId === '') return { reports: [], optedOut: [] };
  const status = xmlField(xml, 'Status');
  const state = status === 'success' ? 'delivered' : /user ?block/i.test(status) ? 'optedOut' : 'failed';
  const report: Report = { receiptId, to: '', state, said: status === 'success' ? '' : spoken(status) };
  // Who wants no messages did not get this one either.
  return { reports: state === 'optedOut' ? [report, { ...report, state: 'failed' }] : [report], optedOut: [] };
};

/**
 * What WeChat reports, in plain, encrypted, or as both. Null: it did not make it, made it for another account, or encrypted it with
 * another key.
 */
export const readWechat = (
  xml: string,
  query: URLSearchParams,
  { token, encodingAesKey, appId }: WechatReportKeys,
): Reported | null => {
  const encrypted = xmlField(xml, 'Encrypt');
  if (encrypted === '') return isFromWechat(query, token) ? reported(xml) : null;
  // Official accounts seal as WeCom does.
  const opened = openWeComReport({ token, encodingAesKey, corpId: appId }, query, encrypted);
  return opened === null ? null : reported(opened);
};
