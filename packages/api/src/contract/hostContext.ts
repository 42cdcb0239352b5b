import type { TurnContext } from '@console/base';
import * as z from 'zod/mini';
import { named, note, text } from './fields.js';

/** Characters of a title, of an id or a kind, of an address, and of a selection, at most. */
export const HOST_CONTEXT_LIMITS = { title: 200, id: 100, url: 2000, selection: 2000 } as const;

/** An address that a reader can open: nothing that a page runs. */
const WebAddress = z.string().check(z.maxLength(HOST_CONTEXT_LIMITS.url), z.regex(/^https?:\/\/\S+$/i));

const record = {
  /** What it is, in the portal's words: `match`, `合同`. */
  type: z.optional(note(HOST_CONTEXT_LIMITS.id)),
  /** By which the portal finds it again. */
  id: z.optional(note(HOST_CONTEXT_LIMITS.id)),
  title: text(HOST_CONTEXT_LIMITS.title),
};
const page = { title: text(HOST_CONTEXT_LIMITS.title), url: WebAddress };
const selection = text(HOST_CONTEXT_LIMITS.selection);

/** What a page shows that has the chat in it, as far as the person let it go with the question. */
export type HostContext = TurnContext;

/** As it is sent. */
export const HostContext = named<HostContext>(
  z.strictObject({
    record: z.optional(z.strictObject(record)),
    page: z.optional(z.strictObject(page)),
    selection: z.optional(selection),
  }),
);

/** As it comes back. */
export const KeptHostContext = named<HostContext>(
  z.looseObject({
    record: z.optional(z.looseObject(record)),
    page: z.optional(z.looseObject(page)),
    selection: z.optional(selection),
  }),
);
