import { addRole, type Route, routes, stopOrStartUser } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { menuId } from '../../areas/account/menuPlan.js';
import { hashPassword } from '../../areas/account/password.js';
import { json } from '../../db/database.js';
import { readData, readText, RoleEntry } from '../dataFiles.js';
import { DEMO_PASSWORD } from '../demoFolder.js';
import type { DemoPart, DemoPerson, DemoWorld } from '../demoWorld.js';

const table: Readonly<Record<string, Route>> = routes;

/** Of the pages that are there; one that is still planned is granted from the day it lands. */
const pathsOf = (names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const route = table[name];
    if (route === undefined) throw new Error(`there is no page ${name}`);
    return route.planned === true ? [] : [route.path];
  });

const addRoles = async ({ calls, admin, roles, calendar, db }: DemoWorld): Promise<void> => {
  for (const { name, description, pages, assistants } of await readData('roles.json', z.array(RoleEntry))) {
    const hrefs = [...pathsOf(pages), ...assistants.map((slug) => routes.assistant.path.replace('{id}', slug))];
    const at = calendar.workdayAgo(190);
    await calls.call(addRole, { name, description, permissionIds: hrefs.map(menuId) }, { as: admin, at });
    await db.query(sql`update roles set created_at = ${at}, updated_at = ${at} where name = ${name}`);
  }
  const all = await db.query<{ id: string; name: string }>(sql`select id, name from roles`);
  for (const { id, name } of all) roles.set(name, id);
};

const readPeople = async ({ calendar, chance }: DemoWorld): Promise<DemoPerson[]> => {
  const lines = (await readText('people.txt')).trim().split('\n');
  return lines.map((line, index): DemoPerson => {
    const [username = '', account = '', department = '', role = ''] = line.split('|');
    // The first dozen began together, the others came as the product spread.
    const since = calendar.workdayAgo(index < 12 ? 189 : chance.whole(30, 186));
    return { id: randomId(), account, username, department, role, since, stopped: index === 40 || index === 51 };
  });
};

/** Roles with the pages that they need, and the people of the association. All have the same password: one hash does. */
export const people: DemoPart = {
  title: { zh: '角色与用户', en: 'roles and users' },
  add: async (world) => {
    await addRoles(world);
    const { db, roles, calls, admin, calendar } = world;
    const all = await readPeople(world);
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    const rows = all.map((person, index) => ({
      ...person,
      roleId: roles.get(person.role),
      phone: `1990000${String(1000 + index * 37).padStart(4, '0')}`,
      email: `${person.account}@ljbasketball.example`,
    }));
    await db.transaction(async (tx) => {
      await tx.query(sql`
        insert into users (id, account, username, password_hash, department, phone_number, given_phone, email, created_at,
          updated_at)
        select id, account, username, ${passwordHash}, department, phone, phone, email, since::timestamptz,
          since::timestamptz
        from jsonb_to_recordset(${json(rows)})
          as u(id text, account text, username text, department text, phone text, email text, since text)`);
      await tx.query(sql`
        insert into user_roles (user_id, role_id)
        select id, "roleId" from jsonb_to_recordset(${json(rows)}) as u(id text, "roleId" text)`);
    });
    for (const { id, stopped } of all) {
      if (!stopped) continue;
      const at = calendar.workdayAgo(17);
      await calls.call(stopOrStartUser, { id, enabled: false }, { as: admin, at });
      await db.query(sql`update users set updated_at = ${at} where id = ${id}`);
    }
    world.people.push(...all);
  },
};
