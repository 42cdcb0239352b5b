import { lazyPage } from '../../pages/lazyPage.js';
import type { Pages } from '../../pages/pages.js';

export const marketingPages: Pages = {
  crowdPacks: lazyPage(() => import('./crowdPacks/CrowdPacksPage.js')),
  crowdPackDetail: lazyPage(() => import('./crowdPacks/CrowdPackPage.js')),
  ecologyMembers: lazyPage(() => import('./ecologyMembers/EcologyMembersPage.js')),
  marketingReports: lazyPage(() => import('./reports/ReportsPage.js')),
  privateDomain: lazyPage(() => import('./privateDomain/PrivateDomainPage.js')),
  qyWechatAssign: lazyPage(() => import('./qyWechat/AssignPage.js')),
  referralLinks: lazyPage(() => import('./referralLinks/ReferralLinksPage.js')),
  operatePlans: lazyPage(() => import('./operatePlans/OperatePlansPage.js')),
  planApprovals: lazyPage(() => import('./operatePlans/PlanApprovalsPage.js')),
  smsTemplates: lazyPage(() => import('./templates/SmsTemplatesPage.js')),
  smsTemplateDetail: lazyPage(() => import('./templates/SmsTemplatePage.js')),
  wechatTemplates: lazyPage(() => import('./templates/WechatTemplatesPage.js')),
  wechatTemplateDetail: lazyPage(() => import('./templates/WechatTemplatePage.js')),
  appTemplates: lazyPage(() => import('./templates/AppTemplatesPage.js')),
  appTemplateDetail: lazyPage(() => import('./templates/AppTemplatePage.js')),
  templateReviews: lazyPage(() => import('./templates/TemplateReviewsPage.js')),
};
