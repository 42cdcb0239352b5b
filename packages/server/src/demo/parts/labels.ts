import { addTag, addTagSystem } from '@console/api/contract';
import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { LabelEntry, readData } from '../dataFiles.js';
import type { DemoPart } from '../demoWorld.js';

/** Label systems with their labels, open to the roles that use them. */
export const labels: DemoPart = {
  title: { zh: '标签体系', en: 'label systems' },
  add: async ({ calls, admin, roles, calendar, db }) => {
    const systems = await readData('labels.json', z.array(LabelEntry));
    for (const [index, { name, code, description, roles: names, tags }] of systems.entries()) {
      const at = calendar.workdayAgo(160 - index * 31);
      const caller = { as: admin, at };
      const roleIds = names.flatMap((role) => roles.get(role) ?? []);
      const { id } = await calls.call(addTagSystem, { name, code, description, roleIds }, caller);
      for (const [place, [top, below]] of Object.entries(tags).entries()) {
        const parent = await calls.call(addTag, { tagSystemId: id, name: top, orderNum: place + 1 }, caller);
        for (const [order, tag] of below.entries())
          await calls.call(addTag, { tagSystemId: id, name: tag, parentId: parent.id, orderNum: order + 1 }, caller);
      }
      await db.query(sql`update tag_systems set created_at = ${at}, updated_at = ${at} where id = ${id}`);
      await db.query(sql`update tags set updated_at = ${at} where tag_system_id = ${id}`);
    }
  },
};
