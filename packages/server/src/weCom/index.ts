export { callbackKeys, callbackPath } from './callbackKeys.js';
export { weComCallbackDoor } from './callbackDoor.js';
export { takeContacts, loseUnseen } from './contacts.store.js';
export { forgetContactsOf } from './erasedContacts.store.js';
export { forgetOldReports, type KeptReport, queueLostReports, TAKE_WECOM_REPORTS } from './events.store.js';
export { loseUnseenGroups, takeGroup } from './groups.store.js';
export { problemOf } from './problems.js';
export {
  checkStaff,
  hasLeft,
  nameStaff,
  nextStaff,
  nickOf,
  staffNicks,
  takeStaff,
  unnamedStaff,
} from './staff.store.js';
export {
  beginRun,
  isSyncWanted,
  noteStep,
  noteSyncEnd,
  noteSyncWaits,
  queueSync,
  readSync,
  staffRead,
  startSync,
  SYNC_WECOM,
  syncRun,
} from './sync.store.js';
export { type ReportsDeps, takeReportsJob } from './takeReports.job.js';
