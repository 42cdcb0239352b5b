import type { DataUpload, UploadRow } from '@console/api/contract';

const column = (title: string, target: string, how: string, ...samples: string[]) => ({ title, target, how, samples });

/** A file whose columns are to be looked at. */
export const matching: DataUpload = {
  id: 'upload1',
  fileName: '2026 赛季会员.csv',
  size: 48_000_000,
  dataType: 'customers',
  status: 'matching',
  progress: 0,
  failure: null,
  columns: [
    column('姓名', 'name', 'title', '王芷晴', '李想'),
    column('联系电话', 'phone', 'title', '138****8000', '139****9000'),
    column('城市', 'city', 'title', '广州', '佛山'),
    column('球鞋尺码', 'extra', 'none', '38', '43'),
  ],
  rowCount: 0,
  addedCount: 0,
  changedCount: 0,
  unchangedCount: 0,
  refusedCount: 0,
  reasons: [],
  restoredCount: 0,
  keptCount: 0,
  sameAs: null,
  takeBackUntil: null,
  fileKept: true,
  createdBy: '陈思远',
  createTime: '2026-11-21T02:42:00.000Z',
  updateTime: '2026-11-21T02:42:00.000Z',
};

const counts = {
  rowCount: 5000,
  addedCount: 4871,
  changedCount: 62,
  unchangedCount: 41,
  refusedCount: 26,
  progress: 100,
};

/** After the dry run. */
export const checked: DataUpload = { ...matching, ...counts, id: 'upload2', status: 'checked' };
/** On its way. */
export const running: DataUpload = {
  ...checked,
  id: 'upload3',
  fileName: '订单.xlsx',
  dataType: 'orders',
  status: 'running',
  progress: 64.3,
};
/** Taken in, and still to be taken back. */
export const done: DataUpload = {
  ...checked,
  id: 'upload4',
  status: 'done',
  takeBackUntil: '2026-11-28T02:42:00.000Z',
  sameAs: null,
};

/** Rows that are left out. */
export const refusedRows: UploadRow[] = [
  {
    row: 1205,
    outcome: 'refused',
    cells: ['王芷晴', '1.38E+10', '广州', '38'],
    reasons: [
      { code: 'phone_shortened', column: 1, message: '手机号被存成了科学计数，位数已丢失；请把该列设为文本后重填' },
    ],
    changes: [],
  },
  {
    row: 1206,
    outcome: 'refused',
    cells: ['李想', '', '佛山', '43'],
    reasons: [{ code: 'nobody', column: null, message: '没有手机号、会员号或邮箱，不知道是谁' }],
    changes: [],
  },
];

export const pageOf = <Row>(list: Row[]) => ({ list, total: list.length, current: 1, size: 20 });
