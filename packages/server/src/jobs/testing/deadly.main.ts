import process from 'node:process';
import sql from 'sql-template-tag';
import { migrate, readMigrations } from '../../db/migrate.js';
import { openDatabase } from '../../db/openDatabase.js';
import { startJobRunner } from '../index.js';

/** Works in the folder of DATA_DIR on jobs that kill their process, as a file does that uses up all memory. */
const fail = (error: Error): never => {
  throw error;
};

const db = await openDatabase({ dataDir: process.env.DATA_DIR ?? '', onError: fail, onCrash: fail });
await migrate(db, await readMigrations());
await db.query(sql`
  insert into jobs (id, kind, subject, max_attempts) values ('it', 'deadly', 's', 2) on conflict do nothing`);
const runner = await startJobRunner({
  db,
  alone: true,
  poll: 50,
  kinds: { deadly: { run: async () => void process.kill(process.pid, 'SIGKILL') } },
});
for (;;) {
  const [job] = await db.query<{ status: string }>(sql`select status, reason, attempts from jobs where id = 'it'`);
  if (job?.status !== 'failed') continue;
  process.stdout.write(JSON.stringify(job));
  break;
}
await runner.stop();
await db.close();
