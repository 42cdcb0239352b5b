import type { ChannelOutcome } from '@console/api/contract';
import { randomId } from '@console/base';
import type { Refusal, SendOutcome } from '../../../channels/channel.js';
import type { MessageChannels, Ready } from '../../../channels/messageChannels.js';
import type { Channel } from '@console/api/contract';

/** A message that tries settings. */
export interface Trial {
  readonly channel: Channel;
  readonly receiver: string;
  readonly content: string;
  readonly templateCode: string;
  readonly values: readonly { readonly name: string; readonly value: string }[];
  readonly sender: string;
}

const ofRefusal = {
  address: 'wrongReceiver',
  content: 'wrongContent',
  optedOut: 'optedOut',
  account: 'unauthorised',
  limit: 'vendorLimit',
  other: 'declined',
} as const satisfies Record<Refusal, ChannelOutcome>;

const wordOf = (outcome: SendOutcome): ChannelOutcome => {
  if (outcome.state === 'taken') return 'sent';
  if (outcome.fault !== undefined) return outcome.fault;
  if (outcome.state === 'refused') return ofRefusal[outcome.reason];
  return outcome.state === 'later' ? 'busy' : 'unclear';
};

const sendOne = async <Content>({ channel }: Ready<Content>, to: string, content: Content): Promise<SendOutcome> => {
  const [outcome = { state: 'unknown' as const, said: '' }] = await channel.send([
    { key: `try-${randomId()}`, to, content },
  ]);
  return outcome;
};

/** Sends one message. Null: the channel is not in use. */
export const trying = (channels: MessageChannels) => {
  const ways: Record<Channel, (trial: Trial) => Promise<SendOutcome | null>> = {
    sms: async ({ receiver, content, templateCode, values }) => {
      const ready = await channels.sms();
      const params = Object.fromEntries(values.map(({ name, value }) => [name, value]));
      return ready && sendOne(ready, receiver, { signName: ready.signName, content, templateCode, params });
    },
    wechat: async ({ receiver, templateCode: templateId, values }) => {
      const ready = await channels.wechat();
      const fields = values.map(({ name: keyword, value }) => ({ keyword, value }));
      return ready && sendOne(ready, receiver, { templateId, fields, url: '' });
    },
    app: async ({ receiver, content }) => {
      const ready = await channels.app();
      const message = { title: '测试消息', content, imageUrl: '', action: 'open' as const, target: '' };
      return ready && sendOne(ready, receiver, message);
    },
    qyWechat: async ({ receiver, content, sender }) => {
      const ready = await channels.qyWechat();
      return ready && sendOne(ready, receiver, { sender, content });
    },
  };
  return async (trial: Trial) => {
    const began = performance.now();
    const outcome = await ways[trial.channel](trial);
    if (outcome === null) return null;
    return {
      sent: outcome.state === 'taken',
      outcome: wordOf(outcome),
      status: outcome.state === 'taken' ? null : (outcome.status ?? null),
      message: outcome.state === 'taken' ? '' : outcome.said,
      duration: Math.round(performance.now() - began),
    };
  };
};
