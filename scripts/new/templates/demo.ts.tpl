import { add%Record% } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { DemoPart } from '../demoWorld.js';

const names = ['%zh%一', '%zh%二', '%zh%三'];

export const %records%: DemoPart = {
  title: { zh: '%zh%', en: '%names%' },
  add: async ({ calls, admin, calendar, db }) => {
    for (const [index, name] of names.entries()) {
      const at = calendar.workdayAgo(90 - index * 20);
      const { id } = await calls.call(add%Record%, { name }, { as: admin, at });
      await db.query(sql`update %table% set created_at = ${at}, updated_at = ${at} where id = ${id}`);
    }
  },
};
