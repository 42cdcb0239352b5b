import type { EcologyMember, EcologyMemberDetail } from '@console/api/contract';

export const club: EcologyMember = {
  id: 'club',
  memberName: '千湖篮球俱乐部',
  memberType: 'club',
  contactName: '许岚',
  phoneNumber: '138****6271',
  email: 'x***@example.com',
  message: '春季联赛什么时候开始报名？今年能不能报两支 U17 队？',
  state: 'waiting',
  replied: false,
  replyCount: 0,
  version: 1,
  createTime: '2026-11-20T09:12:00+08:00',
  updateTime: '2026-11-20T09:12:00+08:00',
};

export const sponsor: EcologyMember = {
  ...club,
  id: 'sponsor',
  memberName: '远山体育',
  memberType: 'sponsor',
  contactName: '林川',
  phoneNumber: '139****0001',
  message: '总决赛的场边广告位还有吗？',
  state: 'answered',
  replied: true,
  replyCount: 2,
  createTime: '2026-11-18T14:02:00+08:00',
};

export const press: EcologyMember = {
  ...club,
  id: 'press',
  memberName: '白鹭传媒',
  memberType: 'media',
  contactName: '周舟',
  message: '',
  email: '',
  state: 'none',
  createTime: '2026-11-11T10:00:00+08:00',
};

export const supplier: EcologyMember = {
  ...sponsor,
  id: 'supplier',
  memberName: '江湾物流',
  memberType: 'supplier',
  message: '器材入场走哪个门？',
  state: 'closed',
  replyCount: 1,
};

export const all = [club, sponsor, press, supplier];

const asked = (member: EcologyMember) => ({
  id: `${member.id}-asked`,
  kind: 'asked',
  content: member.message,
  username: '陈思远',
  createTime: member.createTime,
});

/** A member as its own page has it, with replies of that many. */
export const detailOf = (member: EcologyMember): EcologyMemberDetail => ({
  ...member,
  createdBy: '陈思远',
  replies: Array.from({ length: member.replyCount }, (_, at) => ({
    id: `${member.id}-reply-${at}`,
    content: at === 0 ? '还有两块，底线一侧。' : '报价单已发到您的邮箱，\n请在本周五前确认。',
    repliedBy: at === 0 ? '孙晓彤' : '陈思远',
    createTime: `2026-11-19T1${at}:30:00+08:00`,
  })),
  history: [
    ...(member.message === '' ? [] : [asked(member)]),
    ...(member.state === 'closed'
      ? [
          {
            id: `${member.id}-closed`,
            kind: 'closed',
            content: '',
            username: '孙晓彤',
            createTime: '2026-11-20T16:20:00+08:00',
          },
        ]
      : []),
  ],
});

const words = '关于青少年组报名资格与跨赛区注册的若干具体问题，烦请逐条说明。';
export const longest: EcologyMember = {
  ...sponsor,
  id: 'longest',
  memberName: '千湖市青少年篮球运动发展促进会与各区体育中心联合俱乐部（东部赛区）筹备工作组',
  contactName: '欧阳慕容上官诸葛',
  message: words.repeat(12),
  replyCount: 1,
};

export const pageOf = <Row>(list: readonly Row[]) => ({ list: [...list], total: list.length, current: 1, size: 20 });
