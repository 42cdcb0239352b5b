/** Node with nothing but the embedded database open on a folder, as a process of its own: `folder`. Says when it is open. */
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGlite } from '@electric-sql/pglite';
import { pg_textsearch } from '@electric-sql/pglite-pg_textsearch';
import { vector } from '@electric-sql/pglite-pgvector';

const database = await PGlite.create({ dataDir: process.argv[2], extensions: { vector, pg_trgm, pg_textsearch } });
await database.query('select count(*) from users');
// The database alone keeps no process alive.
setInterval(() => undefined, 60_000);
process.on('SIGTERM', async () => {
  await database.close();
  process.exit(0);
});
process.stdout.write('open\n');
