import type { UploadDataType } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Database } from '../../../db/database.js';
import type { JobKind } from '../../../jobs/index.js';
import { batchSize } from './readBatches.js';
import { addedCustomers, addedEvents, addedOrders, changedCustomers, changedOrders, type Step } from './takeBack.js';
import { findAtWork } from './uploadRecord.js';

const steps: Readonly<Record<UploadDataType, readonly Step[]>> = {
  customers: [changedCustomers, addedCustomers],
  orders: [changedOrders, addedOrders],
  behaviours: [addedEvents],
};

/** Puts back what an upload changed and takes away what it brought, a little at a time. Cut off, it goes on with the rest. */
export const takeBackUploadJob = (db: Database): JobKind => ({
  run: async ({ subject, write, signal, report }) => {
    const upload = await findAtWork(db, subject, 'takingBack');
    if (upload === undefined) return;
    const all = Math.max(1, upload.addedCount + upload.changedCount);
    const pace = batchSize();
    let done = 0;
    for (const step of steps[upload.dataType]) {
      for (;;) {
        signal.throwIfAborted();
        const { restored, kept } = await write(async (tx) => {
          const began = performance.now();
          const back = await step(tx, subject, pace.size());
          pace.took(back.restored + back.kept, performance.now() - began);
          await tx.query(sql`
            update data_uploads set restored_count = restored_count + ${back.restored},
              kept_count = kept_count + ${back.kept}, updated_at = now(),
              progress = least(1, (restored_count + kept_count + ${back.restored + back.kept})::real / ${all}::real)
            where id = ${subject}`);
          return back;
        });
        done += restored + kept;
        report(Math.min(1, done / all));
        if (restored + kept === 0) break;
      }
    }
    await write((tx) =>
      tx.query(sql`
        update data_uploads set status = 'takenBack', progress = 1, updated_at = now()
        where id = ${subject} and status = 'takingBack'`),
    );
  },
  onDead: async (tx, { subject }) => {
    await tx.query(sql`
      update data_uploads set status = 'cancelled', failure = '{"code": "interrupted"}', updated_at = now()
      where id = ${subject} and status = 'takingBack'`);
  },
  onRetry: async (tx, { subject }) => {
    const rows = await tx.query<{ id: string }>(sql`
      update data_uploads set status = 'takingBack', failure = null, updated_at = now()
      where id = ${subject} and status = 'cancelled' returning id`);
    return rows.length > 0;
  },
});
