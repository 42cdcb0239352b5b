import {
  addEcologyMember,
  downloadEcologyTemplate,
  importEcologyMembers,
  modifyEcologyMember,
  pageEcologyMembers,
  readEcologyMember,
  removeEcologyMembers,
  replyToEcologyMember,
  restoreEcologyMembers,
  revealEcologyMember,
  setEcologyMemberState,
} from '@console/api/contract';
import type { Scenario } from '../walk.js';

/** Members of the ecology: added, imported, answered, closed, deleted and brought back. */
export const ecologyMembers: Scenario = async ({ call, file }) => {
  const { id } = await call(addEcologyMember, {
    memberName: '千湖篮球俱乐部',
    memberType: 'club',
    contactName: '许岚',
    phoneNumber: '13800006271',
    email: 'xulan@example.com',
    message: '春季联赛什么时候开始报名？',
  });
  await call(modifyEcologyMember, { id, version: 1, message: '春季联赛什么时候截止报名？' });
  await call(replyToEcologyMember, { id, content: '三月一日截止。', seenReplies: 0 });
  await call(setEcologyMemberState, { idList: [id], state: 'closed' });
  await call(readEcologyMember, { id });
  await call(revealEcologyMember, { id });
  await file(downloadEcologyTemplate, {});
  await call(importEcologyMembers, {
    dryRun: false,
    file: new File(['会员名称,类型,联系人,手机号\n远山体育,赞助商,林川,13900000001\n'], '会员.csv'),
  });
  await call(pageEcologyMembers, { current: 1, size: 20, state: 'closed', memberType: 'club', replied: true });
  await call(removeEcologyMembers, { idList: [id] });
  await call(restoreEcologyMembers, { idList: [id] });
};
