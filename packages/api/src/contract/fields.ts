import { emailPattern, namePattern, PHONE_MAX, phonePattern } from '@console/base';
import * as z from 'zod/mini';
import type { Schema } from './endpoint.js';

/** An id as the server hands it out. */
export const Id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/));

/** Trimmed text of 1 to `max` characters. */
export const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.regex(/\S/));

/** Text of up to `max` characters, possibly none. */
export const note = (max: number) => z.string().check(z.maxLength(max));

/** What people call a thing: Chinese and Latin letters, digits and some signs, 1 to `max` characters. */
export const name = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.regex(namePattern));

/** A mainland mobile number. */
export const Phone = z.string().check(z.maxLength(PHONE_MAX), z.regex(phonePattern));

export const Email = z.string().check(z.maxLength(254), z.regex(emailPattern));

/** ISO 8601 with offset. */
export const Time = z.string();

/** A moment in a request: `YYYY-MM-DD HH:mm:ss` as clocks in Shanghai show it, or ISO 8601 with offset. */
export const Moment = z
  .string()
  .check(
    z.maxLength(35),
    z.regex(/^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}:\d{2}|T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2}))$/),
  );

/** A span of time, both ends in it. */
export const span = { startTime: Moment, endTime: Moment };

/** A span that narrows a list, from either side or both. */
export const within = { startTime: z.optional(Moment), endTime: z.optional(Moment) };

/** Several ids; comma-joined in a query. */
export const IdList = z.array(Id).check(z.minLength(1), z.maxLength(200));

/** Labels of the own system that hang on something; left out by a backend that has none. */
export const Labels = z.optional(z.array(z.looseObject({ id: Id, name: z.string() })));

/** What carries one of these labels, or one below them. */
export const labelIds = z.optional(z.array(Id).check(z.maxLength(50)));

/** The roles that are to see a thing; null: everybody. What is left out stays, or is for everybody. */
export const SeenBy = z.optional(z.nullable(z.array(Id).check(z.minLength(1), z.maxLength(50))));

/** The roles that see a thing; null: everybody does. Left out by a backend that shows everything to everybody. */
export const SeenByRoles = z.optional(z.nullable(z.array(z.looseObject({ id: Id, name: z.string() }))));

/** `[page, left, right, top, bottom]`, see base's Position. */
export const PositionSchema = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]);

/** One of the values that are known here, or one that only a later server knows. */
export type Known<T extends string> = T | (string & {});

/**
 * What a reply says by a word of a list: a state, a kind. Lists grow, so any other word passes as well, and is drawn
 * neutrally; a request takes only what is on the list, and says `z.enum`.
 */
export const known = <const T extends readonly [string, ...string[]]>(values: T): Schema<Known<T[number]>> =>
  z.union([z.enum(values), z.string()]);

/** Where a passage stands in a file without pages, see base's FilePlace. */
export const FilePlaceSchema = z.looseObject({ kind: known(['row', 'slide']), from: z.int(), to: z.int() });

/** A part of a document without pages. */
export const TextPassageSchema = z.looseObject({
  chunkId: Id,
  /** Number of the chunk in its document. */
  chunkIndex: z.int(),
  /** Headings it stands under, outermost first. */
  heading: z.array(z.string()),
  content: z.string(),
  place: z.optional(FilePlaceSchema),
});

/** What is measured, or is to be reached. */
export const Amount = z.number().check(z.gte(-1e15), z.lte(1e15));

/** The version that was read: nothing is changed where there is another one by now. Left out: whichever there is. */
export const ReadVersion = z.optional(z.int().check(z.gte(0)));

/** What every paged request carries: pages count from 1, at most 200 rows. */
export const paging = {
  current: z.int().check(z.gte(1), z.lte(1_000_000)),
  size: z.int().check(z.gte(1), z.lte(200)),
  orders: z.optional(
    z.array(z.strictObject({ column: z.string().check(z.maxLength(40)), asc: z.boolean() })).check(z.maxLength(3)),
  ),
};

/** What stands beside the rows of a page. */
export const pageNumbers = { total: z.int(), current: z.int(), size: z.int() };

/** A page of rows. `total` is true also when the page asked for is past the end. */
export const pageOf = <T>(row: Schema<T>) => z.looseObject({ list: z.array(row), ...pageNumbers });

/** A call that answers nothing but that it is done. */
export const Done = z.nullable(z.looseObject({}));

/** The id of what was just made. */
export const Created = z.looseObject({ id: Id });

/** The same schema. Its values show under the name of the type, not part by part: `named<Faq>(Faq)`. */
export const named = <T>(schema: Schema<T>): Schema<T> => schema;

/** What carries labels of the own system, which of them are hung on it, and which are taken off. */
export const Labelling = z.strictObject({ idList: IdList, add: z.optional(IdList), remove: z.optional(IdList) });

/** What came of it. */
export const Labelled = z.looseObject({
  /** How many carry other labels now. */
  changedCount: z.int(),
  /** What the same call is given, one after another, to have everything as it was before. */
  takeBack: z.array(
    z.looseObject({ idList: z.array(Id), add: z.optional(z.array(Id)), remove: z.optional(z.array(Id)) }),
  ),
});
