import type { Input, TestResult, testPushTemplate } from '@console/api/contract';
import { OPT_OUT_VARIABLE, phonePattern, randomId } from '@console/base';
import type { Channel, Refusal, SendOutcome } from '../../../channels/channel.js';
import { fail } from '../../../http/failure.js';
import { inLanguage, type Language, type Words } from '../../../http/messages.js';
import type { RateLimit } from '../../../http/rateLimit.js';
import type { Actor } from '../../../http/serve.js';
import {
  contentOf,
  filledApp,
  filledSms,
  filledWechat,
  readContent,
  type Values,
} from '../../../messageTemplates/index.js';
import { maskPhone } from '../../../text/maskPhones.js';
import { readOwnPhone } from './ownPhone.js';
import { mayMake, type TemplateDeps } from './templateDeps.js';
import { findVersion, type VersionToSend } from './templateRows.store.js';

/** Messages to try templates, of one person. */
const tests: RateLimit = { points: 20, window: 10 * 60 };

const receiverPatterns = { sms: phonePattern, wechat: /^[\w-]{6,64}$/, app: /^[\x21-\x7e]{6,64}$/ } as const;

const refusals: Readonly<Record<Refusal, Words>> = {
  address: { zh: '这个接收人无法送达', en: 'This receiver cannot be reached.' },
  content: { zh: '服务商不接受这个内容', en: 'The vendor does not accept this content.' },
  optedOut: { zh: '对方已退订', en: 'This person has opted out.' },
  account: {
    zh: '渠道的账号、密钥或余额有问题',
    en: 'Something is wrong with the account, keys or balance of the channel.',
  },
  limit: { zh: '已达到今天的条数上限', en: 'The limit of the day is reached.' },
  other: { zh: '服务商拒绝了这条消息', en: 'The vendor refused the message.' },
};
const later: Words = {
  zh: '服务商暂时没有受理，请稍后再试',
  en: 'The vendor did not take it for now. Try again later.',
};
const unknown: Words = {
  zh: '不确定对方是否收到，请先查看手机再决定是否重发',
  en: 'Nobody can tell whether it arrived. Look at the phone before you send again.',
};

const wordsOf = (outcome: SendOutcome, language: Language): string => {
  if (outcome.state === 'taken') return '';
  const words = outcome.state === 'refused' ? refusals[outcome.reason] : outcome.state === 'later' ? later : unknown;
  const said = outcome.said === '' ? '' : language === 'en-US' ? ` (${outcome.said})` : `（${outcome.said}）`;
  return `${inLanguage(words, language)}${said}`;
};

/** A channel with what goes out by it, whichever it is. */
interface Sending {
  readonly isQuiet: boolean;
  readonly send: (receivers: readonly string[], signal: AbortSignal) => Promise<readonly SendOutcome[]>;
}

const sendingOf = <Content>(
  ready: { readonly channel: Channel<Content>; readonly isQuiet: () => boolean } | null,
  content: Content,
): Sending | null =>
  ready && {
    isQuiet: ready.isQuiet(),
    send: async (receivers, signal) => {
      const outcomes: SendOutcome[] = [];
      // One after the other: these are ten at most, and each tells its own end.
      for (const to of receivers)
        outcomes.push(...(await ready.channel.send([{ key: randomId(), to, content }], signal)));
      return outcomes;
    },
  };

/** Sends a template to a few people, really. */
export const testPush = ({ db, limiter, channels, params, checks }: TemplateDeps) => {
  const sending = async ({ channel, content }: VersionToSend, values: Values): Promise<Sending | null> => {
    if (channel === 'sms') return sendingOf(await channels.sms(), filledSms(readContent(channel, content), values));
    if (channel === 'wechat')
      return sendingOf(await channels.wechat(), filledWechat(readContent(channel, content), values));
    return sendingOf(await channels.app(), filledApp(readContent(channel, content), values));
  };

  /** The own number, where it is the one that was named or none was. Throws `template_not_approved`, `own_phone_not_confirmed`. */
  const ownNumber = async (named: readonly string[], userId: string): Promise<string> => {
    const { phone, confirmed } = await readOwnPhone(db, userId);
    if (named.some((receiver) => receiver !== phone)) throw fail('template_not_approved');
    if (!confirmed) throw fail('own_phone_not_confirmed');
    return phone;
  };

  /** Whom it goes to. What nobody has approved is for whoever writes it. Throws `wrong_receiver` besides. */
  const receiversOf = async (
    { channel, receivers = [] }: Input<typeof testPushTemplate>,
    { isFree, userId }: { readonly isFree: boolean; readonly userId: string },
  ): Promise<string[]> => {
    const named = [...new Set(receivers.map((receiver) => receiver.trim()))];
    if (!named.every((receiver) => receiverPatterns[channel].test(receiver))) throw fail('wrong_receiver');
    if (channel === 'sms') return isFree && named.length > 0 ? named : [await ownNumber(named, userId)];
    if (named.length === 0) throw fail('wrong_receiver');
    if (!isFree && named.length > 1) throw fail('template_not_approved');
    return named;
  };

  return async (
    body: Input<typeof testPushTemplate>,
    actor: Actor,
    { language, signal }: { readonly language: Language; readonly signal: AbortSignal },
  ): Promise<TestResult[]> => {
    const { channel, templateId, version, params: given = [], confirmed = false } = body;
    mayMake(actor, channel);
    const found = await findVersion(db, templateId, version);
    if (found === null || found.channel !== channel) throw fail('template_not_found');
    // Values of one's own make another text of one that was approved.
    const isFree = found.state === 'approved' && given.length === 0;
    const receivers = await receiversOf(body, { isFree, userId: actor.userId });
    // Where one opts out is nobody's to say.
    const own = Object.fromEntries(
      given.filter(({ name }) => name !== OPT_OUT_VARIABLE).map(({ name, value }) => [name, value]),
    );
    await checks.all(db, contentOf(channel, found.content), own);
    const values = { ...(await params.samples(language)), ...own };
    const ready = await sending(found, values);
    if (ready === null) throw fail('channel_not_configured');
    if (ready.isQuiet && !confirmed) throw fail('quiet_hours');
    const wait = await limiter.take(`templateTest:${actor.userId}`, tests, receivers.length);
    if (wait !== null) throw fail('too_many_requests', { retryAfter: Math.ceil(wait) });
    const outcomes = await ready.send(receivers, signal);
    return receivers.map((receiver, at) => {
      const outcome = outcomes[at] ?? { state: 'unknown', said: '' };
      return {
        // Nobody who has not typed it needs to read it whole.
        receiver: body.receivers === undefined ? maskPhone(receiver) : receiver,
        sent: outcome.state === 'taken',
        message: wordsOf(outcome, language),
      };
    });
  };
};
