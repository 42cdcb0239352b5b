import type { Route } from './route.js';

const shared = { area: 'marketing', access: 'menu', planned: true } as const;

/** Whom to tell what, through which channel, and what came of it. */
export const marketingRoutes = {
  operatePlans: {
    ...shared,
    path: '/marketing/operatePlan',
    title: '运营计划',
    icon: 'Calendar',
    grants: [
      'marketing.operatePlans',
      'marketing.crowdPacks.look',
      'marketing.templates.look',
      'marketing.privateDomain.look',
    ],
  },
  smsTemplates: {
    ...shared,
    path: '/marketing/templates/sms',
    title: '短信模板',
    icon: 'Message',
    grants: ['marketing.smsTemplates', 'marketing.templates.look', 'marketing.templateTest'],
  },
  wechatTemplates: {
    ...shared,
    path: '/marketing/templates/wechat',
    title: '微信模板',
    icon: 'Comment',
    grants: ['marketing.wechatTemplates', 'marketing.templates.look', 'marketing.templateTest'],
  },
  appTemplates: {
    ...shared,
    path: '/marketing/templates/app',
    title: 'App 推送模板',
    icon: 'Mobile',
    grants: ['marketing.appTemplates', 'marketing.templates.look', 'marketing.templateTest'],
  },
  marketingReports: {
    ...shared,
    path: '/marketing/reports',
    title: '触达报表',
    icon: 'BarChart',
    grants: ['marketing.reports'],
  },
  privateDomain: {
    ...shared,
    path: '/marketing/privateDomain',
    title: '私域',
    icon: 'Cluster',
    grants: ['marketing.privateDomain', 'marketing.privateDomain.look', 'marketing.staff.look', 'marketing.tags.look'],
  },
  qyWechatAssign: {
    ...shared,
    path: '/marketing/qyWechat/assign',
    title: '企微分配',
    icon: 'User',
    grants: ['marketing.staffAssign', 'marketing.staff.look', 'marketing.crowdPacks.look', 'customers.look'],
  },
  referralLinks: {
    ...shared,
    path: '/marketing/qyWechat/referralLink',
    title: '引流链接',
    icon: 'ShareAlt',
    grants: ['marketing.referralLinks', 'marketing.staff.look', 'marketing.tags.look'],
  },
  canvas: {
    ...shared,
    path: '/marketing/canvas',
    title: '营销画布',
    icon: 'Branches',
    grants: ['marketing.canvas', 'marketing.crowdPacks.look', 'marketing.templates.look', 'marketing.tags.look'],
  },
  canvasEditor: {
    ...shared,
    path: '/marketing/canvas/editor',
    title: '画布编辑',
    hidden: true,
    detailOf: '/marketing/canvas',
  },
  userJourney: {
    ...shared,
    path: '/marketing/userJourney',
    title: '用户旅程',
    icon: 'NodeIndex',
    grants: ['marketing.userJourneys', 'marketing.crowdPacks.look', 'marketing.templates.look', 'marketing.tags.look'],
  },
  userJourneyDetail: {
    ...shared,
    path: '/marketing/userJourney/detail',
    title: '旅程详情',
    hidden: true,
    detailOf: '/marketing/userJourney',
  },
  ecologyMembers: {
    ...shared,
    path: '/marketing/ecologyMember',
    title: '生态会员',
    icon: 'SafetyCertificate',
    grants: ['marketing.ecologyMembers'],
  },
  crowdPacks: {
    area: 'marketing',
    access: 'menu',
    path: '/marketing/crowdPacks',
    title: '人群包',
    icon: 'Team',
    grants: ['marketing.crowdPacks', 'marketing.crowdPacks.look', 'marketing.tags.look'],
  },
  crowdPackDetail: {
    area: 'marketing',
    access: 'menu',
    path: '/marketing/crowdPacks/detail',
    title: '人群包详情',
    hidden: true,
    detailOf: '/marketing/crowdPacks',
  },
} as const satisfies Record<string, Route>;
