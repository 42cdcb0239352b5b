import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

const folder = new URL('data/', import.meta.url);

/** A text that the demo world is written in. */
export const readText = (name: string): Promise<string> => readFile(new URL(name, folder), 'utf8');

/** The same as JSON, held against its shape. */
export const readData = async <T>(name: string, shape: z.ZodMiniType<T>): Promise<T> =>
  z.parse(shape, JSON.parse(await readText(name)));

const strings = z.array(z.string());

export const Facts = z.record(z.string(), z.object({ head: strings, rows: z.array(strings) }));
/** Tables that documents print and FAQ quote: the same figure everywhere. */
export type Facts = z.infer<typeof Facts>;

export const DocumentEntry = z.object({
  key: z.string(),
  /** The ending says which format it is written in. */
  file: z.string(),
  columns: z.optional(z.literal(2)),
  base: z.string(),
  daysAgo: z.number(),
  questions: strings,
});
export type DocumentEntry = z.infer<typeof DocumentEntry>;

export const BaseEntry = z.object({
  key: z.string(),
  name: z.string(),
  description: z.string(),
  department: z.string(),
  /** Slugs of the assistants that answer from it. */
  assistants: strings,
});

export const FaqForm = z.object({
  table: z.string(),
  base: z.string(),
  /** `{2}` is the third cell of a row. */
  forms: z.array(z.object({ question: z.string(), ways: strings, answer: z.string() })),
});

export const FunctionEntries = z.object({
  functions: z.array(
    z.object({
      /** Key of the base. */
      base: z.string(),
      name: z.string(),
      description: z.string(),
      method: z.enum(['GET', 'POST']),
      url: z.string(),
      parameters: z.array(
        z.object({
          name: z.string(),
          type: z.enum(['string', 'number', 'boolean', 'date']),
          place: z.enum(['path', 'query', 'body']),
          description: z.string(),
          required: z.boolean(),
          choices: z.optional(strings),
        }),
      ),
      triggers: strings,
    }),
  ),
  /** Names of functions, keys of bases. */
  sets: z.array(z.object({ name: z.string(), description: z.string(), functions: strings, bases: strings })),
});

export const RoleEntry = z.object({
  name: z.string(),
  description: z.string(),
  /** Names of routes. */
  pages: strings,
  assistants: strings,
});

export const LabelEntry = z.object({
  name: z.string(),
  code: z.string(),
  description: z.string(),
  roles: strings,
  tags: z.record(z.string(), strings),
});

const share = z.tuple([z.string(), z.string(), z.number()]);

export const CustomerEntries = z.object({
  /** Where most live stands first. */
  cities: strings,
  surnames: z.string(),
  given: strings,
  sources: strings,
  groups: z.array(
    z.object({
      name: z.string(),
      /** Of each, how many compared with the others. */
      share: z.number(),
      /** Of 1. */
      women: z.number(),
      /** The youngest and the oldest. */
      ages: z.tuple([z.number(), z.number()]),
      /** One of these labels of those that say for whom something is, and of those that say of which games. */
      labels: strings,
      eventLabels: strings,
      /** Name, price in yuan, and how often compared with the others. */
      products: z.array(z.tuple([z.string(), z.number(), z.number()])),
      /** Name, what it was done to, and how often. */
      events: z.array(share),
      attributes: z.record(z.string(), strings),
    }),
  ),
  channels: strings,
  /** Labels that hang on what is in these bases. */
  hung: z.array(z.object({ label: z.string(), bases: strings })),
});
/** What customers are invented of. */
export type CustomerEntries = z.infer<typeof CustomerEntries>;

export const MessageEntry = z.object({
  daysAgo: z.number(),
  subject: z.string(),
  content: z.string(),
  scope: z.enum(['all', 'roles']),
  roles: z.optional(strings),
  /** Waits for its time, in so many days. */
  inDays: z.optional(z.number()),
  draft: z.optional(z.boolean()),
});

export const MissedEntry = z.object({ base: z.string(), questions: strings });

export const Opinions = z.object({
  dislikes: strings,
  likes: strings,
  notes: z.object({ done: strings, ignored: strings, processing: strings }),
  opinions: strings,
});
export type Opinions = z.infer<typeof Opinions>;
