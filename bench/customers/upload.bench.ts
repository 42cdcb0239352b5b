/**
 * Customers of a csv, tried and taken in, beside `COPY`-like inserts of the same rows into the same table: `pnpm bench`. On the
 * embedded database, or on the PostgreSQL of `BENCH_DATABASE_URL`. `UPLOADED` for another number of rows.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import {
  checkDataUpload,
  readDataUpload,
  takeInDataUpload,
  uploadCustomerData,
} from '../../packages/api/src/contract/index.js';
import { migrate, readMigrations } from '../../packages/server/src/db/migrate.js';
import { openDatabase } from '../../packages/server/src/db/openDatabase.js';
import { startApp } from '../../packages/server/src/testing/startApp.js';
import { report } from '../report.js';

const databaseUrl = process.env.BENCH_DATABASE_URL;
const COUNT = Number(process.env.UPLOADED ?? (databaseUrl === undefined ? 100_000 : 1_000_000));
const where = databaseUrl === undefined ? 'embedded' : 'PostgreSQL';

const cities = ['广州', '佛山', '深圳', '东莞', '珠海', '北京', '上海', '成都'];

const lines = function* (): Generator<string> {
  yield '姓名,手机,城市,等级,生日,球鞋尺码\n';
  for (let at = 0; at < COUNT; at += 1) {
    const day = String((at % 28) + 1).padStart(2, '0');
    yield `会员${at},${13_000_000_000 + at},${cities[at % 8] ?? ''},${at % 3 === 0 ? '金卡' : '银卡'},1990-01-${day},${36 + (at % 10)}\n`;
  }
};

const fileOf = (): File => {
  const parts: string[] = [];
  let part = '';
  for (const line of lines()) {
    part += line;
    if (part.length < 1_000_000) continue;
    parts.push(part);
    part = '';
  }
  return new File([...parts, part], '会员.csv');
};

it(`takes ${COUNT} customers in on ${where}`, { timeout: 3_600_000 }, async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'console-bench-'));
  const broken = (error: Error): never => {
    throw error;
  };
  const db = await openDatabase({
    dataDir,
    ...(databaseUrl !== undefined && { url: databaseUrl }),
    onError: broken,
    onCrash: broken,
  });
  await migrate(db, await readMigrations());
  const app = await startApp({ db });
  try {
    const as = await app.user({ permissions: ['dataUpload'] });
    await app.startWork();

    // The same rows into the same table and indexes as fast as the database alone takes them, without looking at them.
    const began = performance.now();
    await db.query(sql`
      insert into customers (id, name, phone, city, level, birthday, attributes)
      select 'bare-' || n, '会员' || n, (13000000000 + n)::text, (array['广州', '佛山', '深圳', '东莞'])[n % 4 + 1], '银卡',
        date '1990-01-01' + n % 28, jsonb_build_object('球鞋尺码', (36 + n % 10)::text)
      from generate_series(0, ${COUNT}::int - 1) n`);
    const bare = performance.now() - began;
    await db.query(sql`delete from customers`);

    const timed = async (work: () => Promise<unknown>, until: string): Promise<number> => {
      const since = performance.now();
      await work();
      await expect
        .poll(async () => (await app.call(readDataUpload, { id }, { as })).status, {
          timeout: 3_000_000,
          interval: 200,
        })
        .toBe(until);
      return performance.now() - since;
    };
    const sent = performance.now();
    const { id } = await app.call(uploadCustomerData, { dataType: 'customers', file: fileOf() }, { as });
    const stored = performance.now() - sent;
    const targets = ['name', 'phone', 'city', 'level', 'birthday', 'extra'] as const;
    const tried = await timed(() => app.call(checkDataUpload, { id, targets: [...targets] }, { as }), 'checked');
    const taken = await timed(() => app.call(takeInDataUpload, { id }, { as }), 'done');
    expect(await app.call(readDataUpload, { id }, { as })).toMatchObject({ addedCount: COUNT, refusedCount: 0 });

    const perSecond = (ms: number): number => Math.round((COUNT * 1000) / ms);
    const peer = { name: 'bare insert of the same rows', value: bare };
    report({ what: `${COUNT} customers taken in, ${where}: ${perSecond(taken)} rows/s`, ours: taken, peer, aim: 3.3 });
    report({ what: `dry run of them, ${where}: ${perSecond(tried)} rows/s`, ours: tried, peer });
    report({ what: `sent and stored, ${where}`, ours: stored });
  } finally {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
