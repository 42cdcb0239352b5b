import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Created, Done, Id, IdList, name, note, pageOf, paging } from '../fields.js';
import { authored, Ids } from './parts.js';

/** A group of customers that one member of staff looks after. */
const PrivateDomain = z.looseObject({
  id: Id,
  name: z.string(),
  description: z.string(),
  staffId: Id,
  staffName: z.string(),
  tags: z.array(z.looseObject({ id: Id, name: z.string() })),
  memberCount: z.int(),
  joinedToday: z.int(),
  leftToday: z.int(),
  enabled: z.boolean(),
  ...authored,
});
export interface PrivateDomain extends z.infer<typeof PrivateDomain> {}

const filter = {
  keyword: z.optional(note(50)),
  staffId: z.optional(Id),
  tagId: z.optional(Id),
  enabled: z.optional(z.boolean()),
};

/** Names to choose from, at most 500. */
export const listPrivateDomains = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/privateDomain/list',
  body: z.strictObject(filter),
  reply: z.array(z.looseObject({ id: Id, name: z.string(), staffName: z.string(), memberCount: z.int() })),
  needs: 'marketing.privateDomain.look',
  origin: 'reading',
});

/** Private domains. */
export const pagePrivateDomains = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/privateDomain/page',
  body: z.strictObject({ ...paging, ...filter }),
  reply: pageOf<PrivateDomain>(PrivateDomain),
  needs: 'marketing.privateDomain',
  origin: 'reading',
});

/** What the list can be narrowed by: only staff and tags that are in use. */
export const listPrivateDomainOptions = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/privateDomain/options',
  reply: z.looseObject({
    staff: z.array(z.looseObject({ id: Id, name: z.string() })),
    tags: z.array(z.looseObject({ id: Id, name: z.string() })),
  }),
  needs: 'marketing.privateDomain',
  origin: 'reading',
});

const settings = {
  name: name(50),
  description: z.optional(note(500)),
  staffId: Id,
  tagIds: z.optional(Ids),
  memberCount: z.optional(z.int().check(z.gte(0), z.lte(1_000_000_000))),
  enabled: z.optional(z.boolean()),
};

/** Adds a private domain. */
export const addPrivateDomain = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/privateDomain/add',
  body: z.strictObject(settings),
  reply: Created,
  needs: 'marketing.privateDomain',
  fails: { name_taken: 409, staff_not_found: 404, tag_not_found: 404 },
  origin: 'ours',
});

/** Changes a private domain. */
export const modifyPrivateDomain = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/marketing/privateDomain/update',
  body: z.strictObject({
    ...settings,
    id: Id,
    name: z.optional(settings.name),
    staffId: z.optional(settings.staffId),
  }),
  reply: Done,
  needs: 'marketing.privateDomain',
  fails: { private_domain_not_found: 404, name_taken: 409, staff_not_found: 404, tag_not_found: 404 },
  origin: 'ours',
});

/** Deletes private domains. */
export const removePrivateDomains = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/marketing/privateDomain/delete',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'marketing.privateDomain',
  fails: { private_domain_in_use: 409 },
  origin: 'ours',
});
