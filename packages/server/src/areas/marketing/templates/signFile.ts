import type { TemplateContent } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { imageType } from '../../../uploads/index.js';

const PDF = '%PDF-';

/** The kind of proof by what is in the file, whatever it is called; null: another kind. */
export const proofType = (data: Uint8Array): 'image/png' | 'image/jpeg' | 'application/pdf' | null =>
  new TextDecoder('latin1').decode(data.subarray(0, PDF.length)) === PDF ? 'application/pdf' : imageType(data);

/** The proof of its sign; null where it has none. */
export const signFileOf = (content: TemplateContent): string | null =>
  content.channel === 'sms' ? content.signFileId : null;

/** Throws `file_not_found` unless the user has stored the proof, or a template names it already. */
export const checkSignFile = async (db: Queryable, content: TemplateContent, userId: string): Promise<void> => {
  const id = signFileOf(content);
  if (id === null) return;
  const found = await db.query(sql`
    select 1 from uploads u where u.id = ${id} and u.purpose = 'sign'
      and (u.owner_id = ${userId} or exists (select 1 from message_template_versions v where v.sign_file_id = u.id))`);
  if (found.length === 0) throw fail('file_not_found');
};
