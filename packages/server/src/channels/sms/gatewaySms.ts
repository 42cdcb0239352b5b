import type { SmsOutcome } from '@console/api/contract';
import { handOver, type SmsGateway } from '../../sms/gateway.js';
import type { Channel, Outgoing, SendOutcome } from '../channel.js';

/** A text message as it is read. */
export interface SmsContent {
  readonly signName: string;
  readonly content: string;
}

const AGAIN = 30_000;
const BUSY = 429;

/** What an outcome of the gateway means for sending again. */
const meaning: Readonly<Record<Exclude<SmsOutcome, 'sent'>, (said: string) => SendOutcome>> = {
  dns: (said) => ({ state: 'later', after: AGAIN, said }),
  refused: (said) => ({ state: 'later', after: AGAIN, said }),
  tls: (said) => ({ state: 'later', after: AGAIN, said }),
  slow: (said) => ({ state: 'unknown', said }),
  broken: (said) => ({ state: 'unknown', said }),
  gatewayFailed: (said) => ({ state: 'unknown', said }),
  redirected: (said) => ({ state: 'refused', reason: 'account', said }),
  unauthorised: (said) => ({ state: 'refused', reason: 'account', said }),
  notAllowed: (said) => ({ state: 'refused', reason: 'account', said }),
  secretLost: (said) => ({ state: 'refused', reason: 'account', said }),
  declined: (said) => ({ state: 'refused', reason: 'other', said }),
  dayFull: (said) => ({ state: 'refused', reason: 'limit', said }),
  phoneFull: (said) => ({ state: 'refused', reason: 'limit', said }),
};

/** Text messages through a gateway of the association's own, signed as the settings for text messages describe. */
export const gatewaySms = (gateway: SmsGateway, patience?: number): Channel<SmsContent> => {
  const sendOne = async ({ key, to, content }: Outgoing<SmsContent>): Promise<SendOutcome> => {
    const { outcome, status, message } = await handOver(gateway, { key, phoneNumber: to, ...content }, patience);
    if (outcome === 'sent') return { state: 'taken', receiptId: key };
    return status === BUSY ? { state: 'later', after: AGAIN, said: message } : meaning[outcome](message);
  };
  return { batch: 1, send: (batch) => Promise.all(batch.map(sendOne)) };
};
