import sql from 'sql-template-tag';
import type { Database } from '../../db/database.js';
import { assistantDomains } from './domains.js';
import { assistantPresets } from './presets.js';

/** Puts in the twelve assistants, each once: one that was removed or renamed stays so. They are bound to no knowledge base. */
export const seedAssistants = async (db: Database): Promise<void> => {
  await db.transaction(async (tx) => {
    for (const [at, { slug, name }] of assistantDomains.entries()) {
      const preset = assistantPresets[slug];
      await tx.query(sql`
        with first as (
          insert into seeds (name) values (${`assistant:${slug}`}) on conflict do nothing returning name
        )
        insert into assistants (id, name, description, welcome, sample_questions, order_num)
        select ${slug}, ${`${name}助手`}, ${preset?.description ?? ''}, ${preset?.welcome ?? ''},
          ${JSON.stringify(preset?.sampleQuestions ?? [])}::jsonb, ${at + 1}::int
        from first on conflict do nothing
      `);
    }
  });
};
