import { catalogue, type CatalogueEntry, catalogueEntry } from '@console/base';
import * as z from 'zod/mini';
import { ApiError, isSuccess } from './ApiError.js';

/** What stands beside code and data. Of another kind than expected, it counts as left out: the reply is still one. */
// oxlint-disable-next-line promise/valid-params -- a schema's, and not a promise's
const beside = <T>(schema: z.ZodMiniType<T, T>) => z.catch(z.optional(schema), undefined);

/** What a reply's JSON is wrapped in. */
export const Envelope = z.looseObject({
  code: z.number(),
  message: beside(z.string()),
  data: z.optional(z.unknown()),
  reason: beside(z.string()),
  requestId: beside(z.string()),
  fields: beside(z.record(z.string(), z.string())),
});

const looksLikeMarkup = (text: string): boolean => /<[a-z!/]/i.test(text);

const ownWords = (message: string | undefined): string | undefined => {
  const text = message?.trim();
  return text === undefined || text === '' || looksLikeMarkup(text) ? undefined : text.slice(0, 500);
};

/** Rows of the catalogue that speak only where the server has no words of its own. All others are fixed. */
const afterTheServer: ReadonlySet<CatalogueEntry> = new Set<CatalogueEntry>(['badRequest', 'serverError']);

/**
 * Turns a status and what came with it into the one error, by the rows of the catalogue. An envelope's code counts
 * where HTTP speaks of success; HTML never reaches the reader.
 */
export const readFailure = (status: number, body: unknown, requestId?: string): ApiError => {
  const { data: envelope } = z.safeParse(Envelope, body);
  const code = envelope !== undefined && (isSuccess(status) || status === 403) ? envelope.code : status;
  const row = catalogueEntry(isSuccess(status) ? code : status);
  const entry = row === null || row === 'unauthorized' || row === 'forbidden' ? 'serverError' : row;
  const words = afterTheServer.has(entry) ? ownWords(envelope?.message) : undefined;
  const id = envelope?.requestId ?? requestId;
  return new ApiError({
    status,
    code,
    message: words ?? catalogue[entry],
    ...(envelope?.reason !== undefined && { reason: envelope.reason }),
    ...(envelope?.fields !== undefined && { fields: envelope.fields }),
    ...(id !== undefined && { requestId: id }),
    ...(words === undefined && { entry }),
  });
};
