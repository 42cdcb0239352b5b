import type { Channel, SendOutcome } from '../channel.js';
import type { AliyunSmsContent } from './aliyunSms.js';
import type { SmsContent } from './smsContent.js';

/** Text messages through a vendor that sends approved templates only: one that names none there is refused. */
export const templateSms = (vendor: Channel<AliyunSmsContent>): Channel<SmsContent> => ({
  batch: vendor.batch,
  send: async (batch, signal) => {
    const known = batch.flatMap(({ key, to, content: { signName, templateCode = '', params = {} } }) =>
      templateCode === '' ? [] : [{ key, to, content: { signName, templateCode, params } }],
    );
    const sent = known.length === 0 ? [] : await vendor.send(known, signal);
    const outcomes = new Map(known.map(({ key }, at) => [key, sent[at]]));
    const without: SendOutcome = { state: 'refused', reason: 'content', said: '', fault: 'wrongContent' };
    return batch.map(({ key }) =>
      outcomes.has(key) ? (outcomes.get(key) ?? { state: 'unknown' as const, said: '' }) : without,
    );
  },
});
