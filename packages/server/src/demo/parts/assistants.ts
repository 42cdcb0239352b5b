import { modifyAssistant, pageAssistants } from '@console/api/contract';
import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { BaseEntry, readData } from '../dataFiles.js';
import type { DemoPart } from '../demoWorld.js';

/** Binds the assistants to the bases that they answer from, beside those that they have. */
export const assistants: DemoPart = {
  title: { zh: 'AI 助手', en: 'assistants' },
  add: async ({ calls, admin, bases, assistants: answering, calendar, db }) => {
    const entries = await readData('bases.json', z.array(BaseEntry));
    const { list } = await calls.call(pageAssistants, { current: 1, size: 200 }, { as: admin });
    for (const { id, knowledgeBases } of list) {
      const own = entries.filter((entry) => entry.assistants.includes(id));
      const added = own.flatMap(({ key }) => bases.get(key)?.id ?? []);
      const knowledgeBaseIds = [...knowledgeBases.map((base) => base.id), ...added];
      const at = calendar.workdayAgo(188);
      await calls.call(modifyAssistant, { id, knowledgeBaseIds }, { as: admin, at });
      await db.query(sql`update assistants set updated_at = ${at} where id = ${id}`);
    }
    for (const { key, assistants: slugs } of entries) answering.set(key, slugs);
  },
};
