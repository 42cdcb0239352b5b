import { OWN_WORD_MAX, OWN_WORD_MIN, WORD_GROUPS_MAX, WORDS_OF_GROUP_MAX } from '@console/base';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id } from './fields.js';

const word = z.string().check(z.trim(), z.minLength(OWN_WORD_MIN), z.maxLength(OWN_WORD_MAX));

/** The words of a base: those of a group stand for one another when its documents and FAQ are searched, one alone is never torn. */
export const readBaseWords = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/knowBaseManage/words/{id}',
  params: z.strictObject({ id: Id }),
  reply: z.looseObject({ groups: z.array(z.array(z.string())) }),
  needs: 'knowledge',
  fails: { knowledge_base_not_found: 404 },
  origin: 'ours',
});

/** Changes the words of a base: all of them. They count from the next question on. */
export const modifyBaseWords = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/knowBaseManage/words',
  body: z.strictObject({
    id: Id,
    groups: z
      .array(z.array(word).check(z.minLength(1), z.maxLength(WORDS_OF_GROUP_MAX)))
      .check(z.maxLength(WORD_GROUPS_MAX)),
  }),
  reply: Done,
  needs: 'knowledge',
  fails: { knowledge_base_not_found: 404, word_repeated: 400 },
  origin: 'ours',
});
