import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Id, text } from './fields.js';

/** Largest picture in bytes that `uploadImage` takes. */
export const IMAGE_MAX_BYTES = 3 * 1024 * 1024;

/** Kinds of picture that `uploadImage` takes, by what is in the file. */
export const imageTypes = ['image/png', 'image/jpeg'] as const;

/** Stores a picture and answers the path to fetch it from. */
export const uploadImage = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/upload/v2',
  body: z.strictObject({ file: z.file() }),
  encoding: 'multipart',
  reply: z.string(),
  needs: 'signedIn',
  fails: { unsupported_image: 415, empty_file: 400 },
  origin: 'reading',
});

/** A stored file, for its owner and for whoever may see what it was attached to. */
export const readUpload = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/upload/file/{id}',
  params: z.strictObject({ id: Id }),
  reply: z.unknown(),
  as: 'blob',
  needs: 'signedIn',
  embed: true,
  fails: { file_not_found: 404 },
  origin: 'ours',
});

/** A stored file at an address that the server wrote into HTML for one reader, for ten minutes. */
export const readSignedUpload = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/upload/signed/{id}',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({
    /** Seconds since 1970. */
    expires: z.int().check(z.gte(0), z.lte(9_999_999_999)),
    signature: text(100),
  }),
  reply: z.unknown(),
  as: 'blob',
  needs: 'public',
  fails: { file_not_found: 404, link_expired: 410 },
  origin: 'ours',
});
