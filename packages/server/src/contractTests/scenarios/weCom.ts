import {
  addPrivateDomain,
  addReferralLink,
  assignPackage,
  assignUsers,
  checkReferralLinkName,
  exportAssignedPeople,
  exportAssignStatistic,
  exportReferralStatistics,
  listPrivateDomainOptions,
  listPrivateDomains,
  listStaffNicks,
  modifyChannelSettings,
  modifyPrivateDomain,
  modifyReferralLink,
  pageAssignedPeople,
  pageAssignments,
  pageAssignStatistic,
  pagePrivateDomainMembers,
  pagePrivateDomains,
  pageReferralLinks,
  pauseAssignment,
  readAssignment,
  readReferralLink,
  readReferralStatistics,
  readWeComCallback,
  readWeComSync,
  removePrivateDomains,
  removeReferralLinks,
  resumeAssignment,
  retryReferralLink,
  startAssignment,
  stopAssignment,
  syncWeCom,
  undoAssignment,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Scenario } from '../walk.js';

const list = { current: 1, size: 20 };

/** Groups, members and how far they are in step. */
const domains: Scenario = async ({ app, call }) => {
  await call(syncWeCom, {});
  await call(readWeComSync, {});
  await call(readWeComCallback, {});
  const { id } = await call(addPrivateDomain, { name: '老会员微信群', staffId: 'wecom-1', memberCount: 120 });
  await app.db.query(sql`
    insert into private_domain_members (domain_id, user_id, kind, name, joined_at) values (${id}, 'wm1', 'customer', '王芳', now())`);
  await call(modifyPrivateDomain, { id, description: '线下建的群' });
  await call(pagePrivateDomains, { ...list, source: 'hand' });
  await call(listPrivateDomains, {});
  await call(listPrivateDomainOptions, {});
  await call(pagePrivateDomainMembers, { ...list, id, present: true });
  await call(removePrivateDomains, { idList: [id] });
};

/** A link, made, changed and counted. */
const links: Scenario = async ({ app, call, file }) => {
  const span = { startTime: '2026-03-01 00:00:00', endTime: '2026-03-07 23:59:59' };
  await call(listStaffNicks, {});
  await call(checkReferralLinkName, { name: '大厅海报' });
  const { id } = await call(addReferralLink, { linkName: '大厅海报', staffIds: ['wecom-1'], welcome: '欢迎来看球' });
  await call(modifyReferralLink, { id, welcome: '欢迎' });
  await call(retryReferralLink, { id });
  await call(readReferralLink, { id });
  await call(pageReferralLinks, { ...list, staffId: 'wecom-1' });
  await app.db.query(sql`
    insert into wecom_changes (staff_id, link_id, kind, occurred_at) values ('wecom-1', ${id}, 'added', '2026-03-02 10:00:00+08')`);
  await call(readReferralStatistics, { ...span, id });
  await file(exportReferralStatistics, span);
  await call(removeReferralLinks, { idList: [id] });
};

/** People given to staff: tried, done, paused, stopped and taken back. */
const assignments: Scenario = async ({ call, file }) => {
  const { id } = await call(assignPackage, {
    staff: [{ id: 'wecom-1' }],
    share: 'even',
    cities: ['千湖'],
    reassign: true,
    dryRun: true,
  });
  await call(readAssignment, { id });
  await call(pageAssignedPeople, { ...list, assignmentId: id });
  await file(exportAssignedPeople, { assignmentId: id });
  await call(startAssignment, { id });
  await call(pauseAssignment, { id });
  await call(resumeAssignment, { id });
  await call(stopAssignment, { id });
  await call(undoAssignment, { id });
  await call(assignUsers, { customerIds: ['wecom-customer'], staffId: 'wecom-1', reassign: true, dryRun: true });
  await call(pageAssignments, list);
  await call(pageAssignStatistic, { ...list, startTime: '2026-03-01 00:00:00' });
  await file(exportAssignStatistic, {});
};

/** WeCom: set up at an address that accepts no account, and switched off in the end, so that nothing goes on asking it. */
export const weCom: Scenario = async (walk) => {
  const switched = (enabled: boolean) =>
    walk.call(modifyChannelSettings, {
      channel: 'qyWechat',
      enabled,
      vendor: 'weCom',
      address: walk.otherSystem,
      account: 'ww1',
      secret: 'top-secret',
      signName: '',
      dailyLimit: 1000,
      dailyLimitPerPerson: 3,
      quietFrom: '',
      quietTo: '',
      price: 0,
    });
  await switched(true);
  await walk.app.db.query(sql`
    insert into wecom_staff (id, user_id, nick) values ('wecom-1', 'zhang', '张伟'), ('wecom-2', 'li', '李娜')`);
  await walk.app.db.query(sql`insert into customers (id, name, city) values ('wecom-customer', '王芷晴', '千湖')`);
  // Whom WeCom has to hand over waits for it, so that there is something to pause and to stop.
  await walk.app.db.query(sql`
    insert into wecom_contacts (external_user_id, staff_id, customer_id, since) values ('wm1', 'wecom-2', 'wecom-customer', now())`);
  await domains(walk);
  await links(walk);
  await assignments(walk);
  await switched(false);
  await walk.app.db.query(sql`update jobs set run_at = now() where kind = 'sync_wecom' and status = 'queued'`);
};
