import {
  addEcologyMember,
  type EcologyMemberState,
  type Input,
  replyToEcologyMember,
  setEcologyMemberState,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import type { DemoPart } from '../demoWorld.js';

interface DemoMember extends Input<typeof addEcologyMember> {
  readonly reply?: string;
  readonly state?: EcologyMemberState;
}

const members: readonly DemoMember[] = [
  {
    memberName: '千湖篮球俱乐部',
    memberType: 'club',
    contactName: '许岚',
    phoneNumber: '13800006271',
    email: 'xulan@example.com',
    message: '春季联赛什么时候开始报名？今年能不能报两支 U17 队？',
  },
  {
    memberName: '远山体育',
    memberType: 'sponsor',
    contactName: '林川',
    phoneNumber: '13900000001',
    email: 'linchuan@example.com',
    message: '总决赛的场边广告位还有吗？',
    reply: '还有两块，都在底线一侧，报价单已发到您的邮箱。',
  },
  {
    memberName: '白鹭传媒',
    memberType: 'media',
    contactName: '周舟',
    phoneNumber: '13900000002',
    message: '周末的比赛可以申请几个采访证？',
    reply: '每场四个，请在周四中午前提交名单。',
    state: 'closed',
  },
  {
    memberName: '江湾物流',
    memberType: 'supplier',
    contactName: '顾言',
    phoneNumber: '13900000003',
    message: '器材入场走哪个门？几点以后可以卸货？',
  },
  { memberName: '东岸青少年活动中心', memberType: 'partner', contactName: '宋青', phoneNumber: '13900000004' },
  {
    memberName: '南岭篮球俱乐部',
    memberType: 'club',
    contactName: '何晴',
    phoneNumber: '13900000005',
    email: 'heqing@example.com',
    message: '主场地板翻新期间，能不能借用训练馆？',
    reply: '三月可以借用二号馆，请先填写借用申请。',
    state: 'closed',
  },
];

/** Who works with the association, and what they asked. */
export const ecologyMembers: DemoPart = {
  title: { zh: '生态会员', en: 'ecology members' },
  add: async ({ calls, admin, calendar, db }) => {
    for (const [index, { reply, state, ...member }] of members.entries()) {
      const asked = calendar.workdayAgo(3 + index * 4);
      const { id } = await calls.call(addEcologyMember, member, { as: admin, at: asked });
      const answered = calendar.later(asked, 1, 2);
      const caller = { as: admin, at: answered };
      if (reply !== undefined) await calls.call(replyToEcologyMember, { id, content: reply }, caller);
      if (state !== undefined) await calls.call(setEcologyMemberState, { idList: [id], state }, caller);
      const last = reply === undefined ? asked : answered;
      await db.query(sql`update ecology_members set created_at = ${asked}, updated_at = ${last} where id = ${id}`);
      await db.query(sql`
        update ecology_events set created_at = case when kind = 'asked' then ${asked}::timestamptz
          else ${answered}::timestamptz end
        where member_id = ${id}`);
    }
  },
};
