import { catalogue, catalogueEntry } from '@console/base';
import * as z from 'zod/mini';
import { ApiError } from './ApiError.js';

/** What a reply's JSON is wrapped in. */
export const Envelope = z.looseObject({
  code: z.number(),
  message: z.optional(z.nullable(z.string())),
  data: z.optional(z.unknown()),
  reason: z.optional(z.string()),
  requestId: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
});

const looksLikeMarkup = (text: string): boolean => /<[a-z!/]/i.test(text);

const ownWords = (message: string | null | undefined): string | undefined => {
  const text = message?.trim();
  return text === undefined || text === '' || looksLikeMarkup(text) ? undefined : text.slice(0, 500);
};

/** Some rows of the catalogue are fixed, in others the server's words come first. */
const serverSpeaksFirst = new Set<number>([400, 401, 403, 500]);

/**
 * Turns a status and what came with it into the one error, by the rows of the catalogue. An envelope's code counts
 * where HTTP says 200; HTML never reaches the reader.
 */
export const readFailure = (status: number, body: unknown, requestId?: string): ApiError => {
  const parsed = z.safeParse(Envelope, body);
  const envelope = parsed.success ? parsed.data : undefined;
  const code = envelope !== undefined && (status === 200 || status === 403) ? envelope.code : status;
  const row = catalogueEntry(status === 200 ? code : status);
  const words = ownWords(envelope?.message);
  const entry = row === null || row === 'unauthorized' || row === 'forbidden' ? undefined : row;
  const fixed = entry === undefined ? catalogue.serverError : catalogue[entry];
  const speaks =
    words !== undefined && (entry === undefined || serverSpeaksFirst.has(code) || envelope?.reason !== undefined);
  return new ApiError({
    status,
    code,
    message: speaks ? words : fixed,
    ...(envelope?.reason !== undefined && { reason: envelope.reason }),
    ...(envelope?.fields !== undefined && { fields: envelope.fields }),
    ...((envelope?.requestId ?? requestId) !== undefined && { requestId: envelope?.requestId ?? requestId }),
    ...(!speaks && { entry: entry ?? 'serverError' }),
  });
};
