import * as z from 'zod/mini';
import { Id, name, note, paging } from '../fields.js';
import { authored } from './parts.js';

/** What a template of every kind has. */
export const templateHead = { id: Id, templateName: z.string(), enabled: z.boolean(), ...authored };

/** What a person says about a template of every kind. Disabled ones can't be chosen. */
export const templateSettings = { templateName: name(50), enabled: z.optional(z.boolean()) };

export const templateFilter = {
  ...paging,
  keyword: z.optional(note(50)),
  enabled: z.optional(z.boolean()),
};

/** Something that differs from person to person, written `${name}` in the texts of a template. */
export const TemplateParam = z.looseObject({ name: z.string(), label: z.string(), sample: z.string() });
export interface TemplateParam extends z.infer<typeof TemplateParam> {}

export const addTemplateFails = { name_taken: 409, unknown_template_param: 400 };
export const modifyTemplateFails = { ...addTemplateFails, template_not_found: 404 };
export const removeTemplateFails = { template_in_use: 409 };
