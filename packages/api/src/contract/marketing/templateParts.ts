import * as z from 'zod/mini';
import { Id, known, name, note, paging, ReadVersion } from '../fields.js';
import { authored } from './parts.js';

/** Channels that templates are written for. */
export const templateChannels = ['sms', 'wechat', 'app'] as const;
export type TemplateChannel = (typeof templateChannels)[number];

/**
 * How far a version of a template is: `draft` being written · `waiting` for somebody to look at it · `approved` may go out ·
 * `rejected` has to be changed.
 */
export const templateStates = ['draft', 'waiting', 'approved', 'rejected'] as const;
export type TemplateState = (typeof templateStates)[number];

/** What a template of every kind has. What it says beside this is that of its newest version. */
export const templateHead = {
  id: Id,
  templateName: z.string(),
  enabled: z.boolean(),
  /** The newest. Each change of what goes out makes another one. */
  version: z.int(),
  /** Of the name and the text together: each change of either makes another one. Left out by a backend that counts none. */
  revision: z.optional(z.int()),
  /** Of the newest version. */
  state: known(templateStates),
  /** The version that may go out, the last one that was approved; null: none was yet. */
  usableVersion: z.nullable(z.int()),
  /** What was said when the newest version was approved or rejected. */
  reviewWords: z.string(),
  reviewedBy: z.string(),
  ...authored,
};

/** What a person says about a template of every kind. Disabled ones can't be chosen. */
export const templateSettings = { templateName: name(50), enabled: z.optional(z.boolean()) };

export const templateFilter = {
  ...paging,
  keyword: z.optional(note(50)),
  enabled: z.optional(z.boolean()),
  state: z.optional(z.enum(templateStates)),
};

/** Which template is changed, and the version and the revision that were read. */
export const templateChange = { id: Id, version: ReadVersion, revision: ReadVersion };

/** What a change answers: what there is now, which the next change is made from. */
export const TemplateSaved = z.nullable(z.looseObject({ version: z.optional(z.int()), revision: z.optional(z.int()) }));

/** Something that differs from person to person, written `${name}` in the texts of a template. */
export const TemplateParam = z.looseObject({
  name: z.string(),
  label: z.string(),
  sample: z.string(),
  /**
   * Where its value comes from: `customer`, what is known of people, and so it is where this is left out · `message`, the
   * message itself, as the address at which its reader opts out.
   */
  source: z.optional(known(['customer', 'message'])),
});
export interface TemplateParam extends z.infer<typeof TemplateParam> {}

export const addTemplateFails = { name_taken: 409, unknown_template_param: 400 };
export const modifyTemplateFails = { ...addTemplateFails, template_not_found: 404, changed_meanwhile: 409 };
export const removeTemplateFails = { template_in_use: 409 };
