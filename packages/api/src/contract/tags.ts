import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, name, named, note, Time } from './fields.js';

/** How much carries a label. */
const counts = { customers: z.int(), documents: z.int(), faqs: z.int() };

const TagUses = z.looseObject({
  /** With those that carry a label below it, as where a list is narrowed to it; each once. */
  ...counts,
  /** Those that carry the label itself. */
  own: z.looseObject(counts),
  /** Where its documents and FAQ stand, by name; bases without some are left out. */
  bases: z.array(z.looseObject({ id: Id, name: z.string(), documents: z.int(), faqs: z.int() })),
});
/** On what a label hangs, as far as the reader may see it. */
export interface TagUses extends z.infer<typeof TagUses> {}

const Tag = z.looseObject({
  id: Id,
  /** Null at the top. */
  parentId: z.nullable(Id),
  tagSystemId: Id,
  name: z.string(),
  description: z.string(),
  orderNum: z.int(),
  enabled: z.boolean(),
  updateTime: Time,
  /** Left out by a backend that does not count. */
  uses: z.optional(named<TagUses>(TagUses)),
});
export interface Tag extends z.infer<typeof Tag> {}

/** All labels of one system, each after its parent. */
export const listTags = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/tag/tag/list',
  query: z.strictObject({ tagSystemId: Id }),
  reply: z.array(named<Tag>(Tag)),
  needs: 'labelSystems',
  fails: { tag_system_not_found: 404 },
  origin: 'ours',
});

const settings = {
  name: name(50),
  description: z.optional(note(500)),
  orderNum: z.optional(z.int().check(z.gte(0), z.lte(100_000))),
  enabled: z.optional(z.boolean()),
};

/** Adds a tag to a tag system. */
export const addTag = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/tag/tag/add',
  body: z.strictObject({ ...settings, tagSystemId: Id, parentId: z.optional(Id) }),
  reply: Created,
  needs: 'labelSystems',
  fails: { tag_system_not_found: 404, tag_not_found: 404, name_taken: 409 },
  origin: 'ours',
});

/** `parentId: null` moves a label to the top. */
export const modifyTag = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/tag/tag/modify',
  body: z.strictObject({
    ...settings,
    id: Id,
    name: z.optional(settings.name),
    parentId: z.optional(z.nullable(Id)),
  }),
  reply: Done,
  needs: 'labelSystems',
  fails: { tag_not_found: 404, name_taken: 409, moved_into_itself: 409 },
  origin: 'ours',
});

/** Deletes labels with those below them. */
export const removeTags = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/tag/tag/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'labelSystems',
  origin: 'ours',
});

/**
 * Takes one label into another of its system: what carries the first carries the second, once; the labels below the
 * first stand below the second; rules of crowd packs that named the first name the second; and the first is gone.
 */
export const mergeTags = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/tag/tag/merge',
  /** The label that goes, and the one that stays. */
  body: z.strictObject({ goneId: Id, keptId: Id }),
  /** How many things carry the one that stays and did not carry it before. */
  reply: z.looseObject({ movedCount: z.int() }),
  needs: 'labelSystems',
  fails: { tag_not_found: 404, merged_with_itself: 409, other_tag_system: 409, name_taken: 409 },
  origin: 'ours',
});
