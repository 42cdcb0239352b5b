import type { AssignedPerson, Assignment, AssignmentDetail, StaffStatistic } from '@console/api/contract';

export const draft: Assignment = {
  id: 'a1',
  undoes: null,
  undoneBy: null,
  state: 'draft',
  waitsFor: null,
  waitsUntil: null,
  remark: '十一月续费回访',
  crowdPackName: '季票到期未续',
  staffNames: ['张伟', '李娜'],
  staffCount: 2,
  total: 1208,
  skippedCount: 208,
  waitingCount: 1000,
  askedCount: 0,
  doneCount: 0,
  refusedCount: 0,
  unknownCount: 0,
  withdrawnCount: 0,
  createdBy: '陈思远',
  createTime: '2026-11-21T10:20:00+08:00',
  startTime: null,
  finishTime: null,
};

export const running: Assignment = {
  ...draft,
  id: 'a2',
  state: 'running',
  waitingCount: 420,
  askedCount: 300,
  doneCount: 276,
  refusedCount: 3,
  unknownCount: 1,
  startTime: '2026-11-21T10:22:00+08:00',
};

export const waiting: Assignment = {
  ...running,
  id: 'a3',
  waitsFor: 'settings',
  waitsUntil: '2026-11-21T10:24:00+08:00',
};

export const done: Assignment = {
  ...running,
  id: 'a4',
  state: 'done',
  waitingCount: 0,
  askedCount: 0,
  doneCount: 996,
  finishTime: '2026-11-20T16:00:00+08:00',
};

export const taken: Assignment = { ...done, id: 'a5', undoneBy: 'a6' };
export const back: Assignment = { ...done, id: 'a6', undoes: 'a5', crowdPackName: '' };

export const longest: Assignment = {
  ...done,
  id: 'a7',
  crowdPackName: '千湖市青少年篮球运动发展促进会近一年到场三次以上且未购买季票的家庭会员',
  staffNames: ['欧阳慕容上官诸葛', '阿卜杜热合曼·买买提艾力', '司徒婉清'],
  staffCount: 26,
};

export const all = [draft, running, done, back];

/** An assignment as its own page has it. */
export const detailOf = (assignment: Assignment): AssignmentDetail => ({
  ...assignment,
  labels: [{ id: 't1', name: '季票' }],
  cities: ['千湖', '东岸'],
  currentStaff: [],
  share: 'even',
  reassign: true,
  staff: [
    {
      staffId: 's1',
      staffName: '张伟',
      contactCount: 812,
      getsCount: 500,
      viaWeComCount: 388,
      doneCount: assignment.doneCount === 0 ? 0 : 140,
    },
    {
      staffId: 's2',
      staffName: '李娜',
      contactCount: 640,
      getsCount: 500,
      viaWeComCount: 402,
      doneCount: assignment.doneCount === 0 ? 0 : 136,
    },
  ],
  back:
    assignment.doneCount === 0
      ? { count: 0, viaWeComCount: 0 }
      : {
          count: assignment.doneCount + assignment.askedCount + assignment.unknownCount,
          viaWeComCount: 540,
        },
  reasons: [
    { state: 'skipped', reason: 'alreadyTheirs', count: 147 },
    { state: 'skipped', reason: 'optedOut', count: 61 },
    ...(assignment.refusedCount > 0 ? [{ state: 'refused', reason: 'limit', count: assignment.refusedCount }] : []),
  ],
});

const person: AssignedPerson = {
  id: '1',
  customerId: 'c1',
  customerName: '王芷晴',
  phoneNumber: '136****9027',
  city: '千湖',
  fromName: '陈晨',
  toName: '张伟',
  viaWeCom: true,
  state: 'waiting',
  reason: null,
  said: '',
  changeTime: null,
};

export const people: AssignedPerson[] = [
  person,
  { ...person, id: '2', customerId: 'c2', customerName: '林川', fromName: '', toName: '李娜', viaWeCom: false },
  {
    ...person,
    id: '3',
    customerId: 'c3',
    customerName: '许岚',
    toName: '',
    viaWeCom: false,
    state: 'skipped',
    reason: 'optedOut',
  },
  {
    ...person,
    id: '4',
    customerId: 'c4',
    customerName: '周舟',
    state: 'refused',
    reason: 'limit',
    said: '40128',
    changeTime: '2026-11-21T10:23:00+08:00',
  },
];

export const statistic: StaffStatistic[] = [
  {
    staffId: 's1',
    staffName: '张伟',
    contactCount: 812,
    assignedCount: 140,
    askedCount: 150,
    failedCount: 2,
    addedCount: 38,
    lostCount: 4,
  },
  {
    staffId: 's2',
    staffName: '李娜',
    contactCount: 640,
    assignedCount: 136,
    askedCount: 150,
    failedCount: 2,
    addedCount: 21,
    lostCount: 9,
  },
];
