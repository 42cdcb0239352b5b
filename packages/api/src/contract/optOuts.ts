import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id, note, text } from './fields.js';
import { channels } from './marketing/channels.js';

const ChannelName = z.enum(channels);

/** How many addresses want no messages of a channel. */
export const countOptOuts = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/optOut/count',
  query: z.strictObject({ channel: ChannelName }),
  reply: z.looseObject({ count: z.int() }),
  needs: 'smsSettings',
  origin: 'ours',
});

/**
 * Takes in addresses whose owners want no messages of a channel: phone numbers, open ids, devices or contacts. Customers among
 * them are noted as refusing; the others get nothing either, also once they are customers.
 */
export const importOptOuts = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/optOut/import',
  body: z.strictObject({
    channel: ChannelName,
    addresses: z.array(note(200)).check(z.minLength(1), z.maxLength(1000)),
  }),
  reply: z.looseObject({
    added: z.int(),
    /** Were there before, or stand twice in the list. */
    known: z.int(),
    /** Not taken in: they are no phone numbers. The first hundred. */
    wrong: z.array(z.string()),
    wrongCount: z.int(),
  }),
  needs: 'smsSettings',
  origin: 'ours',
});

/** Takes an address off again: its owner asked for messages, or it was taken in by mistake. */
export const liftOptOut = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/optOut/lift',
  body: z.strictObject({ channel: ChannelName, address: text(200) }),
  reply: Done,
  needs: 'smsSettings',
  fails: { opt_out_not_found: 404 },
  origin: 'ours',
});

/** Notes whether a customer wants messages of a channel, as they said to somebody of the staff. */
export const setCustomerConsent = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/customer/consent',
  body: z.strictObject({ id: Id, channel: ChannelName, agreed: z.boolean() }),
  reply: Done,
  needs: 'customers',
  // The address stands in the list by the word of somebody else, too, which is not this customer's to take back.
  fails: { customer_not_found: 404, opted_out_by_another: 409 },
  origin: 'ours',
});
