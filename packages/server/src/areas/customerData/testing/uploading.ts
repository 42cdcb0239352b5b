import {
  checkDataUpload,
  type DataUpload,
  pageDataUploadRows,
  readDataUpload,
  takeInDataUpload,
  type UploadDataType,
  type UploadOutcome,
  type UploadTarget,
  uploadCustomerData,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { expect } from 'vitest';
import type { startApp, TestUser } from '../../../testing/startApp.js';

type App = Awaited<ReturnType<typeof startApp>>;

/** Steps of an upload, as somebody takes them. */
export const uploading = (app: App, as: TestUser) => {
  const upload = (content: BlobPart, dataType: UploadDataType = 'customers', name = '会员.csv'): Promise<DataUpload> =>
    app.call(uploadCustomerData, { dataType, file: new File([content], name) }, { as });
  const read = (id: string): Promise<DataUpload> => app.call(readDataUpload, { id }, { as });
  const settled = async (id: string): Promise<DataUpload> => {
    await expect
      .poll(async () => (await read(id)).status, { timeout: 60_000 })
      .toSatisfy((status: string) => !['checking', 'running', 'takingBack'].includes(status));
    return read(id);
  };
  const known = (target: string): target is UploadTarget => target !== '';
  const check = async (one: DataUpload, targets?: readonly UploadTarget[]): Promise<DataUpload> => {
    const own = one.columns.map(({ target }) => target).filter(known);
    await app.call(checkDataUpload, { id: one.id, targets: [...(targets ?? own)] }, { as });
    return settled(one.id);
  };
  const takeIn = async (id: string): Promise<DataUpload> => {
    await app.call(takeInDataUpload, { id }, { as });
    return settled(id);
  };
  return {
    upload,
    read,
    settled,
    check,
    takeIn,
    rows: async (id: string, outcome?: UploadOutcome) =>
      (await app.call(pageDataUploadRows, { id, current: 1, size: 200, ...(outcome && { outcome }) }, { as })).list,
    /** All of it, one step after another. */
    taken: async (content: BlobPart, dataType: UploadDataType = 'customers'): Promise<DataUpload> =>
      takeIn((await check(await upload(content, dataType))).id),
    /** Everything that is known of customers, orders and events, but when it was written. */
    everything: (): Promise<unknown[]> =>
      app.db.query<{ row: unknown }>(sql`
        select to_jsonb(c) - '{seq,created_at,updated_at,upload_id}'::text[] as row from customers c
        union all select to_jsonb(o) - '{created_at,upload_id}'::text[] from customer_orders o
        union all select to_jsonb(e) - '{id,received_at,upload_id}'::text[] from customer_events e
        order by 1`),
  };
};
