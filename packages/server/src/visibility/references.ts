import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import type { Language } from '../http/messages.js';
import { type Reader, andSeenBase } from './visibility.js';

/** What is cited, as far as it says where it comes from. */
export interface Cited {
  readonly documentId: string;
  readonly faqId?: string | undefined;
}

const words: Readonly<Record<Language, { name: string; text: string }>> = {
  'zh-CN': { name: '不再对你开放的依据', text: '这条依据所在的知识库不再对你开放。' },
  'en-US': {
    name: 'Evidence no longer open to you',
    text: 'The knowledge base of this evidence is no longer open to you.',
  },
};

/**
 * The documents and FAQ among these whose base is hidden from the reader. What is gone altogether is not: its words stay
 * with the answer.
 */
export const hiddenSources = async (
  db: Queryable,
  reader: Reader,
  cited: readonly Cited[],
): Promise<ReadonlySet<string>> => {
  if (reader.seesAll || cited.length === 0) return new Set();
  const documents = cited.flatMap(({ documentId, faqId }) => (faqId === undefined ? [documentId] : []));
  const faqs = cited.flatMap(({ faqId }) => faqId ?? []);
  const rows = await db.query<{ id: string }>(sql`
    select id from (
      select id, knowledge_base_id as base from documents where id = any(${[...new Set(documents)]}::text[])
      union all select id, knowledge_base_id from faqs where id = any(${[...new Set(faqs)]}::text[])
    ) cited where not (true ${andSeenBase(reader, 'base')})`);
  return new Set(rows.map(({ id }) => id));
};

/** `references` with nothing that hidden sources say, in their places, so that the numbers in the text still fit. */
export const withheld = <R extends Cited & { readonly documentName: string; readonly content: string }>(
  references: readonly R[],
  hidden: ReadonlySet<string>,
  { language, without }: { readonly language: Language; readonly without: Partial<R> },
): R[] =>
  references.map((reference) =>
    hidden.has(reference.faqId ?? reference.documentId)
      ? { ...reference, ...without, documentName: words[language].name, content: words[language].text }
      : reference,
  );
