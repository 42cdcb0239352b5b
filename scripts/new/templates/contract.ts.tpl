import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, name, note, pageOf, paging, Time } from './fields.js';

const %Record% = z.looseObject({
  id: Id,
  name: z.string(),
  description: z.string(),
  enabled: z.boolean(),
  createTime: Time,
  updateTime: Time,
});
export interface %Record% extends z.infer<typeof %Record%> {}

export const page%Records% = endpoint({
  kind: 'read',
  method: 'POST',
  path: '%call%/queryPage',
  body: z.strictObject({
    ...paging,
    keyword: z.optional(note(50)),
    enabled: z.optional(z.boolean()),
    /** Only these, such as the one that an address names. */
    idList: z.optional(IdList),
  }),
  reply: pageOf<%Record%>(%Record%),
  needs: '%permission%',
  origin: 'ours',
});

const settings = {
  name: name(50),
  description: z.optional(note(500)),
  enabled: z.optional(z.boolean()),
};

export const add%Record% = endpoint({
  kind: 'write',
  method: 'POST',
  path: '%call%/add',
  body: z.strictObject(settings),
  reply: Created,
  needs: '%permission%',
  fails: { name_taken: 409 },
  origin: 'ours',
});

/** What is left out stays as it is. */
export const modify%Record% = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '%call%/modify',
  body: z.strictObject({ ...settings, id: Id, name: z.optional(settings.name) }),
  reply: Done,
  needs: '%permission%',
  fails: { %reason%_not_found: 404, name_taken: 409 },
  origin: 'ours',
});

/** Those that are not there are passed over. */
export const remove%Records% = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '%call%/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: '%permission%',
  origin: 'ours',
});
