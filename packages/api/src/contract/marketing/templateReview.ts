import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Done, Id, named, note, pageOf, paging, Time, known } from '../fields.js';
import { appParts } from './appTemplate.js';
import { smsParts } from './smsTemplate.js';
import { templateChannels, templateHead, templateStates } from './templateParts.js';
import { wechatParts } from './wechatTemplate.js';

const contents = [
  z.looseObject({ channel: z.literal('sms'), ...smsParts }),
  z.looseObject({ channel: z.literal('wechat'), ...wechatParts }),
  z.looseObject({ channel: z.literal('app'), ...appParts }),
] as const;

const KnownContent = z.union(contents);
/** What a version of a template says, by its channel. */
export type TemplateContent = z.infer<typeof KnownContent>;

/** The same as it is answered: by a later server also of a channel that is not known here. */
export const ContentReply = z.union([...contents, z.looseObject({ channel: z.string() })]);
export type TemplateContentReply = z.infer<typeof ContentReply>;

/** What was answered, where its channel is known here; undefined: it is of a later server. */
export const knownTemplateContent = (content: TemplateContentReply): TemplateContent | undefined =>
  z.safeParse(KnownContent, content).data;

/** Who handed a version in, and what was said about it. Null, and empty: that has not happened. */
const reviewed = {
  submittedBy: z.string(),
  submitTime: z.nullable(Time),
  reviewedBy: z.string(),
  reviewTime: z.nullable(Time),
  reviewWords: z.string(),
};

const TemplateVersion = z.looseObject({
  version: z.int(),
  state: known(templateStates),
  content: ContentReply,
  /** The version that was brought back with it; null: it was written. */
  restoredFrom: z.nullable(z.int()),
  createdBy: z.string(),
  createTime: Time,
  ...reviewed,
});
export interface TemplateVersion extends z.infer<typeof TemplateVersion> {}

const TemplateReview = z.looseObject({
  ...templateHead,
  ...reviewed,
  channel: known(templateChannels),
  content: ContentReply,
  /** What may go out until then; null: nothing may. */
  usableContent: z.nullable(ContentReply),
  /** Whoever asks has had a part in it, and so does not decide about it. */
  own: z.boolean(),
});
export interface TemplateReview extends z.infer<typeof TemplateReview> {}

/** The newest version is meant, and is named, so that nothing is done to one that nobody has seen. */
const newest = { id: Id, version: z.int().check(z.gte(1)) };

/** Versions of a template, newest first; 200 at most. */
export const listTemplateVersions = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/template/versions/{id}',
  params: z.strictObject({ id: Id }),
  reply: z.array(named<TemplateVersion>(TemplateVersion)),
  needs: 'marketing.templates.look',
  fails: { template_not_found: 404 },
  origin: 'ours',
});

/** Hands the newest version in, so that somebody else looks at it. */
export const submitTemplate = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/template/submit',
  body: z.strictObject(newest),
  reply: Done,
  needs: 'marketing.templates',
  fails: { template_not_found: 404, changed_meanwhile: 409, template_has_problems: 409, template_not_draft: 409 },
  origin: 'ours',
});

/** Takes back what was handed in. */
export const withdrawTemplate = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/template/withdraw',
  body: z.strictObject(newest),
  reply: Done,
  needs: 'marketing.templates',
  fails: { template_not_found: 404, changed_meanwhile: 409, template_not_waiting: 409 },
  origin: 'ours',
});

/** Makes another version that says what an older one said. It has to be approved anew. */
export const restoreTemplateVersion = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/template/restore',
  body: z.strictObject({
    ...newest,
    /** The one that is brought back. */
    from: z.int().check(z.gte(1)),
  }),
  reply: Done,
  needs: 'marketing.templates',
  fails: { template_not_found: 404, changed_meanwhile: 409, unknown_template_param: 400 },
  origin: 'ours',
});

/** Templates of all channels that were handed in: first those that wait, the one that has waited longest at the top. */
export const pageTemplateReviews = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/template/reviewPage',
  body: z.strictObject({
    ...paging,
    keyword: z.optional(note(50)),
    channel: z.optional(z.enum(templateChannels)),
    /** Left out: whatever was handed in. */
    state: z.optional(z.enum(['waiting', 'approved', 'rejected'])),
    idList: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(200))),
  }),
  reply: pageOf<TemplateReview>(TemplateReview),
  needs: 'marketing.templateReview',
  origin: 'ours',
});

/** Approves or rejects the version that waits. Nobody decides about what they had a part in. */
export const decideTemplate = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/template/decide',
  body: z.strictObject({
    ...newest,
    approved: z.boolean(),
    /** Has to say what is wrong where it is rejected. */
    words: z.optional(note(500)),
  }),
  reply: Done,
  needs: 'marketing.templateReview',
  fails: {
    template_not_found: 404,
    changed_meanwhile: 409,
    template_not_waiting: 409,
    own_template: 409,
    template_has_problems: 409,
    review_words_missing: 400,
  },
  origin: 'ours',
});
