import { type GatewayOutcome, handOver, type SmsGateway } from '../../sms/gateway.js';
import type { Channel, Outgoing, Refusal, SendOutcome } from '../channel.js';
import type { SmsContent } from './smsContent.js';

const AGAIN = 30_000;

/**
 * How an outcome of a gateway that was reached stands for sending again: surely not taken, maybe, or refused for this. One that
 * was not reached took nothing.
 */
const meaning: Readonly<Record<Exclude<GatewayOutcome, 'sent'>, 'later' | 'unknown' | Refusal>> = {
  dns: 'later',
  refused: 'later',
  tls: 'later',
  busy: 'later',
  slow: 'unknown',
  broken: 'unknown',
  vendorFailed: 'unknown',
  redirected: 'account',
  unauthorised: 'account',
  notAllowed: 'account',
  declined: 'other',
};

/** Text messages through a gateway of the association's own, signed as the settings for text messages describe. */
export const gatewaySms = (gateway: SmsGateway, patience?: number): Channel<SmsContent> => {
  const sendOne = async (
    { key, to, content: { signName, content } }: Outgoing<SmsContent>,
    signal?: AbortSignal,
  ): Promise<SendOutcome> => {
    const message = { key, phoneNumber: to, signName, content };
    const { outcome, status, message: said, retryAfter, reached } = await handOver(gateway, message, patience, signal);
    if (outcome === 'sent') return { state: 'taken', receiptId: key };
    const told = { said, fault: outcome, ...(status !== null && { status }) };
    const means = reached || meaning[outcome] !== 'unknown' ? meaning[outcome] : 'later';
    if (means === 'later') return { state: 'later', after: retryAfter ?? AGAIN, ...told };
    return means === 'unknown' ? { state: 'unknown', ...told } : { state: 'refused', reason: means, ...told };
  };
  return { batch: 1, send: (batch, signal) => Promise.all(batch.map((one) => sendOne(one, signal))) };
};
