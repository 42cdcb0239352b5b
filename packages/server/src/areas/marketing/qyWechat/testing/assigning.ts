import {
  type AssignmentDetail,
  assignPackage,
  type Input,
  pageAssignedPeople,
  readAssignment,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { expect, vi } from 'vitest';
import { secretBox } from '../../../../secrets/index.js';
import { readSecretKeys } from '../../../../secrets/secretKeys.js';
import { startApp } from '../../../../testing/startApp.js';
import { startPlayedWeCom } from '../../../../weCom/testing/playedWeCom.js';
import { forgetWeCom, useWeCom as setUpWeCom } from '../../../../weCom/testing/useWeCom.js';

/** An installation with a WeCom of its own, and somebody who gives customers to staff. */
export const startBench = async () => {
  const weCom = await startPlayedWeCom();
  const app = await startApp({ config: { functionHosts: weCom.hosts } });
  const secrets = secretBox(readSecretKeys(app.config.dataDir, []));
  const as = await app.user({ permissions: ['marketing.staffAssign'] });
  await app.startWork();
  return {
    app,
    weCom,
    secrets,
    as,
    /** Three members of staff, a pack without people, and nothing that was left before. */
    reset: async () => {
      await forgetWeCom(app.db);
      weCom.becomes({ page: 100 });
      await setUpWeCom(app.db, secrets, weCom.url);
      await app.db.query(sql`
        insert into wecom_staff (id, user_id, nick) values ('s1', 'zhang', '张伟'), ('s2', 'li', '李娜'), ('s3', 'chen', '陈晨');
        insert into crowd_packs (id, name, source, status) values ('p1', '季票', 'hand', 'ready')`);
    },
    close: async () => {
      await app.close();
      await weCom.close();
    },
  };
};

type Bench = Awaited<ReturnType<typeof startBench>>;
export type Asked = Partial<Input<typeof assignPackage>>;

export const until = (check: () => Promise<void>, timeout = 30_000) => vi.waitFor(check, { timeout, interval: 30 });

/** What tests of assignments do on such a bench. */
export const assigning = ({ app, weCom, as }: Bench) => {
  const read = (id: string) => app.call(readAssignment, { id }, { as });
  /** Work of this kind does not wait for its time. */
  const hurry = (kind: 'ask_transfers' | 'hand_over_contacts') =>
    app.db.query(sql`update jobs set run_at = now() where kind = ${kind} and status = 'queued'`);

  return {
    read,
    hurry,

    /** Customers `c1` on in the pack; contacts of `owner` where one is named. */
    people: async (count: number, owner?: string, from = 1) => {
      const { db } = app;
      await db.query(sql`
        insert into customers (id, name, phone, city)
        select 'c' || n, '客户' || n, '139' || lpad(n::text, 8, '0'), '杭州'
        from generate_series(${from}::int, ${from + count - 1}::int) n`);
      await db.query(sql`
        insert into crowd_pack_members (pack_id, customer_id)
        select 'p1', 'c' || n from generate_series(${from}::int, ${from + count - 1}::int) n`);
      if (owner !== undefined)
        await db.query(sql`
          insert into wecom_contacts (external_user_id, staff_id, name, customer_id, since)
          select 'wm' || n, ${owner}, '客户' || n, 'c' || n, now() - interval '90 days'
          from generate_series(${from}::int, ${from + count - 1}::int) n`);
    },

    assign: (more: Asked = {}) =>
      app.call(assignPackage, { crowdPackId: 'p1', staff: [{ id: 's2' }], share: 'even', ...more }, { as }),

    peopleOf: async (assignmentId: string, more: Partial<Input<typeof pageAssignedPeople>> = {}) =>
      (await app.call(pageAssignedPeople, { assignmentId, current: 1, size: 200, ...more }, { as })).list,

    comesTo: (id: string, wanted: Partial<AssignmentDetail>) =>
      until(async () => {
        await hurry('ask_transfers');
        expect(await read(id)).toMatchObject(wanted);
      }),

    /** WeCom has finished all that it took, and is asked. */
    finish: (status = 1): void => {
      for (const one of weCom.world().transfers) one.status = status;
    },

    bookOf: async (id: string): Promise<string> => {
      const [row] = await app.db.query<{ name: string }>(
        sql`select staff_name as name from customers where id = ${id}`,
      );
      return row?.name ?? '';
    },

    holders: async (externalUserId: string): Promise<string[]> => {
      const rows = await app.db.query<{ id: string }>(sql`
        select staff_id as id from wecom_contacts where external_user_id = ${externalUserId} and lost_at is null order by 1`);
      return rows.map(({ id }) => id);
    },

    handedOver: (): string[] => weCom.world().transfers.map(({ externalUserId }) => externalUserId),
  };
};
