import type { SmsOutcome } from '@console/api/contract';
import type { Database } from '../db/database.js';
import type { SecretBox } from '../secrets/index.js';
import { handOver, type SmsResult } from './gateway.js';
import { isQuiet } from './quietHours.js';
import { smsSettingsStore } from './smsSettings.store.js';

export interface SmsSenderDeps {
  readonly db: Database;
  readonly secrets: SecretBox;
  /** Hosts inside that may be called all the same. */
  readonly allowedHosts: readonly string[];
  /** The present. Default: the clock. */
  readonly now?: () => Date;
  /** Milliseconds that a gateway has. Default 10,000. */
  readonly patience?: number;
}

export interface SmsOrder {
  readonly phoneNumber: string;
  readonly content: string;
  /** Left out: the one that is set. */
  readonly signName?: string;
  /** A person wants it now, and has been told that it is late. Default false: nothing goes out in quiet hours. */
  readonly evenIfQuiet?: boolean;
}

/** Why nothing goes out at all: `off` text messages are not in use, `quiet` these are quiet hours. */
export type SmsHindrance = 'off' | 'quiet';

export type SmsSender = ReturnType<typeof smsSender>;

/** The one way in which text messages leave: by the settings that are kept, their limits and quiet hours. */
export const smsSender = ({ db, secrets, allowedHosts, now = () => new Date(), patience }: SmsSenderDeps) => {
  const settings = smsSettingsStore(db, secrets);
  const ready = async (evenIfQuiet: boolean) => {
    const connection = await settings.connection();
    if (connection === null || !connection.enabled || connection.gatewayUrl === '') return 'off';
    return !evenIfQuiet && isQuiet(now(), connection.quietFrom, connection.quietTo) ? 'quiet' : connection;
  };
  return {
    /** What keeps messages from going out now; null: nothing does. */
    hindrance: async ({ evenIfQuiet = false }: Pick<SmsOrder, 'evenIfQuiet'> = {}): Promise<SmsHindrance | null> => {
      const found = await ready(evenIfQuiet);
      return typeof found === 'string' ? found : null;
    },

    /** Sends one message, counted for the limits of the day. Never throws for what the gateway does. */
    send: async ({ evenIfQuiet = false, ...order }: SmsOrder): Promise<SmsResult | SmsHindrance> => {
      const found = await ready(evenIfQuiet);
      if (typeof found === 'string') return found;
      const { secret, gatewayUrl, accessKey, signName } = found;
      const told = (outcome: SmsOutcome): SmsResult => ({ outcome, status: null, message: '', duration: 0 });
      if (secret === null) return told('secretLost');
      const full = await settings.take(order.phoneNumber);
      if (full !== null) return told(full);
      const gateway = { gatewayUrl, accessKey, secret, allowed: allowedHosts };
      const result = await handOver(gateway, { signName, ...order }, patience);
      // What may have gone out all the same counts.
      const isGone = ['sent', 'slow', 'broken'].includes(result.outcome);
      if (!isGone) await settings.giveBack(order.phoneNumber);
      return result;
    },
  };
};
