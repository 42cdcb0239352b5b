import {
  cancelDataUpload,
  checkDataUpload,
  downloadDataTemplate,
  downloadDataUploadProblems,
  pageDataUploadRows,
  pageDataUploads,
  readDataUpload,
  removeDataUploads,
  takeBackDataUpload,
  takeInDataUpload,
  uploadCustomerData,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Scenario } from '../walk.js';

/** A file of customers: sent, tried, taken in, taken back and deleted; nobody works in the background here. */
export const dataUploads: Scenario = async ({ app, call, file }) => {
  await file(downloadDataTemplate, { dataType: 'customers' });
  const csv = '姓名,手机,城市\n王芷晴,13800138000,广州\n李想,13900139000,佛山\n';
  const { id } = await call(uploadCustomerData, { dataType: 'customers', file: new File([csv], '会员.csv') });
  await call(pageDataUploads, { current: 1, size: 20, dataType: 'customers' });
  await call(readDataUpload, { id });
  const targets = ['name' as const, 'phone' as const, 'city' as const];
  await call(checkDataUpload, { id, targets });
  await call(cancelDataUpload, { id });
  const becomes = (status: string) =>
    app.db.query(sql`update data_uploads set status = ${status}, added_count = 1, taken_at = now() where id = ${id}`);
  await app.db.query(sql`
    insert into data_upload_rows (upload_id, row_number, outcome, reasons, cells, changes)
    values (${id}, 2, 'changed', '[]', '["王芷晴", "13800138000", "广州"]', '{"city": ["佛山", "广州"]}'),
      (${id}, 3, 'refused', '[{"code": "earlier_row", "column": null}]', '["李想", "13900139000", "佛山"]', '{}')`);
  await call(pageDataUploadRows, { id, current: 1, size: 20 });
  await file(downloadDataUploadProblems, { id });
  await becomes('checked');
  await call(takeInDataUpload, { id });
  await becomes('done');
  await call(takeBackDataUpload, { id });
  await becomes('takenBack');
  await call(removeDataUploads, { idList: [id] });
};
