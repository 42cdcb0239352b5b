import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';

/** Says in the database itself that all of it is invented, so that a copy or a backup says so too. Never taken back. */
export const markAsDemo = async (db: Queryable): Promise<void> => {
  await db.query(sql`insert into seeds (name) values ('demo') on conflict do nothing`);
};

/** Whether this database holds a demo. Asked once; what is no demo never becomes one while it is served. */
export const demoMark = (db: Queryable): (() => Promise<boolean>) => {
  let found: Promise<boolean> | undefined;
  return () => {
    found ??= db.query(sql`select 1 from seeds where name = 'demo'`).then((rows) => rows.length > 0);
    found.catch(() => {
      found = undefined;
    });
    return found;
  };
};
