import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { href, type RouteName } from '../../../api/src/contract/routes.js';
import type { World } from './screensWorld.js';
import { giveToken } from './staff.js';

/** How somebody looks at a screen. */
export interface Look {
  readonly theme: 'light' | 'dark';
  readonly width: 1440 | 390;
  readonly language: 'zh-CN' | 'en-US';
}

export const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((theme) =>
  ([1440, 390] as const).flatMap((width) =>
    (['zh-CN', 'en-US'] as const).map((language) => ({ theme, width, language })),
  ),
);

export const nameOfLook = ({ theme, width, language }: Look): string => `${theme}-${width}-${language.slice(0, 2)}`;

export interface Screen {
  readonly name: string;
  /** Pages of the route table that are the same screen at another address. */
  readonly routes: readonly RouteName[];
  readonly path: (world: World) => string;
  /** Who looks. By default the administrator; null: nobody has signed in. */
  readonly as?: null;
  /** What stands there once the screen has its content. */
  readonly ready: (page: Page) => Locator;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const headed = (words: RegExp) => (page: Page) => heading(page).filter({ hasText: words });
const says = (words: string | RegExp) => (page: Page) => page.getByText(words).filter({ visible: true }).first();

const screen = (
  name: RouteName,
  ready: Screen['ready'],
  values: (world: World) => Parameters<typeof href>[1] = () => ({}),
  more: { routes?: readonly RouteName[]; name?: string; as?: null } = {},
): Screen => ({
  name: more.name ?? name,
  routes: [name, ...(more.routes ?? [])],
  path: (world) => href(name, values(world)),
  ready,
  ...(more.as === null && { as: null }),
});

/** Every page of the console, each with something to show. */
export const screens: readonly Screen[] = [
  screen('login', (page) => page.locator('input[type=password]'), undefined, { as: null }),
  screen('authRedirect', (page) => page.getByRole('main').getByRole('button').first(), undefined, { as: null }),
  screen(
    'notFound',
    (page) => page.getByRole('main').getByRole('button').first(),
    () => ({ from: '/nowhere' }),
  ),
  screen('airport', heading),
  screen('overview', says(/^(通用|General)/)),
  screen('nl2sql', says(/想知道什么数据|What would you like to know/)),
  screen('text2sql', says(/想知道什么数据|What would you like to know/)),
  screen('chatAI', says('每队可以暂停几次？'), ({ topic }) => ({ topic })),
  screen('chatAI', says(/可以这样问|Try asking/), undefined, { name: 'chatNew' }),
  screen('chatAI', says(/^(只读|Read only)$/), ({ topic }) => ({ shared: topic }), { name: 'shared' }),
  screen('chatAI', says(/^(返回对话|Back to the chat)$/), () => ({ shared: 'list' }), { name: 'sharedList' }),
  screen('deepseek', says(/不检索知识库|no knowledge base is searched/)),
  screen('assistant', says(/可以这样问|Try asking/), () => ({ id: 'general' })),
  screen('assistant', heading, () => ({ id: 'none' }), { name: 'assistantNone' }),
  screen('expAI', says('每队可以暂停几次？'), ({ topic }) => ({ topic })),
  screen('expAI', (page) => page.getByRole('main').first(), undefined, { name: 'expAIStranger', as: null }),
  screen('expKnowledgeBase', says('竞赛规则库')),
  screen('tools', says(/^(演示文稿|Slides)$/)),
  screen('tool', headed(/演示文稿|Slides/), () => ({ id: 'ppt' })),
  screen('tool', says(/^(没有这个工具|There is no such tool)$/), () => ({ id: 'nothing' }), { name: 'toolGone' }),
  screen('addBusinessPlan', (page) => page.getByRole('textbox').first()),
  screen('editBusinessPlan', says('青少年篮球营'), ({ plan }) => ({ id: plan })),
  screen('expTools', says(/^(演示文稿|Slides)$/)),
  screen('expTool', headed(/演示文稿|Slides/), () => ({ id: 'ppt' })),
  screen('assistantConfiguration', says('联赛与赛程')),
  screen('assistantConfiguration', says(/^(怎样回答|How it answers)$/), () => ({ open: 'general' }), {
    name: 'assistantSettings',
  }),
  screen('assistantConfiguration', says(/^(版本|Version) 1$/), () => ({ history: 'general' }), {
    name: 'assistantVersions',
  }),
  screen('sessionManage', says(/^(收件箱|Inbox)$/)),
  screen('sessionManage', says('三分线距离篮圈多少米？'), ({ topic }) => ({ open: topic }), { name: 'sessionRecord' }),
  screen('answerFeedback', says(/^(新增|New)$/)),
  screen('feedbackHandle', says(/^F-\d+/)),
  screen('feedbackHandle', says('场地湿滑时怎么办？'), ({ disliked }) => ({ open: disliked }), {
    name: 'feedbackCase',
  }),
  screen('statistics', says(/^(按助手|By assistant)$/)),
  screen('statistics', says(/^(全部|All) \d/), () => ({ behind: 'all' }), { name: 'statisticsBehind' }),
  screen('metricsLibrary', says('裁判培训人次')),
  screen('metricsDetails', says(/^(走势|Trend)$/), ({ metric }) => ({ id: metric })),
  screen('metricsData', says('342 人次')),
  screen('analysisReport', says('裁判培训季报')),
  screen('analysisReport', says(/^(导出 Word|Export to Word)$/), ({ report }) => ({ id: report }), { name: 'report' }),
  screen('knowledgeGraph', (page) => page.getByRole('application')),
  screen('knowledgeGraph', says('三级裁判员'), () => ({ view: 'table' }), { name: 'graphTable' }),
  screen('knowledgeGraph', says('三级裁判'), () => ({ view: 'same' }), { name: 'graphSame' }),
  screen('tripleTasks', says('裁判晋级'), () => ({ tab: 'imports' })),
  screen('tripleTaskDetail', says('三级裁判员'), ({ triples }) => ({ importId: triples })),
  screen('dataUpload', heading),
  screen('portraits', heading),
  screen('portraitDetails', says('常购票的球迷'), ({ portrait }) => ({ id: portrait })),
  screen('rfmDetails', says(/^(分群|Segments)$/)),
  screen('customers', heading),
  screen('customerDetail', says(/^(时间线|Timeline)$/), ({ customer }) => ({ id: customer })),
  screen('dataGather', heading),
  screen('smsSettings', says(/^(发送测试消息|Test message)$/)),
  screen('crowdPacks', heading),
  screen('ecologyMembers', heading),
  screen('privateDomain', says('季票会员一群')),
  screen('privateDomain', says(/^(在群里|In the group)$/), ({ group }) => ({ open: group }), { name: 'groupOpen' }),
  screen('qyWechatAssign', says(/^(分配给|To) /)),
  screen('qyWechatAssign', says(/^(客户明细|Customers)$/), ({ assignment }) => ({ open: assignment }), {
    name: 'assignmentOpen',
  }),
  screen('qyWechatAssign', says('吴婷'), () => ({ tab: 'statistic' }), { name: 'assignStatistic' }),
  screen('referralLinks', says('主场大厅海报')),
  screen('referralLinks', says(/\/j\/\w+$/), ({ link }) => ({ open: link }), { name: 'referralLinkOpen' }),
  screen('referralLinks', says('主场大厅海报'), () => ({ tab: 'statistics' }), { name: 'referralStatistics' }),
  screen('operatePlans', says('家庭观赛日邀请')),
  screen('operatePlans', says('家庭观赛日邀请'), () => ({ view: 'list' }), { name: 'operatePlanList' }),
  screen('operatePlans', says(/^(送达漏斗|Delivery funnel)$/), ({ sentPlan }) => ({ open: sentPlan, tab: 'effect' }), {
    name: 'operatePlanEffect',
  }),
  screen('planApprovals', heading),
  screen('marketingReports', says('主场开放日提醒')),
  screen('marketingReports', says(/^(下一页|Next page)$/), () => ({ behind: 'delivered' }), { name: 'reportPeople' }),
  screen('smsTemplates', heading),
  screen('smsTemplateDetail', says(/^(检查|Check)$/), () => ({ id: 'new' })),
  screen('smsTemplateDetail', says(/感谢到场/), ({ smsTemplate }) => ({ id: smsTemplate }), {
    name: 'smsTemplateOpen',
  }),
  screen('smsTemplateDetail', says(/^(版本|Version) 2$/), ({ smsTemplate }) => ({ id: smsTemplate, tab: 'versions' }), {
    name: 'smsTemplateVersions',
  }),
  screen('wechatTemplates', heading),
  screen('wechatTemplateDetail', says(/^(检查|Check)$/), () => ({ id: 'new' })),
  screen('wechatTemplateDetail', says('购票成功通知'), ({ wechatTemplate }) => ({ id: wechatTemplate }), {
    name: 'wechatTemplateOpen',
  }),
  screen('appTemplates', heading),
  screen('appTemplateDetail', says(/^(检查|Check)$/), () => ({ id: 'new' })),
  screen('appTemplateDetail', says('主场比赛即将开始'), ({ appTemplate }) => ({ id: appTemplate }), {
    name: 'appTemplateOpen',
  }),
  screen('templateReviews', heading),
  screen('crowdPackDetail', says(/^(规则|Rules)$/), () => ({ id: 'new' }), { name: 'newCrowdPack' }),
  screen('crowdPackDetail', says(/^(分布|Spreads)$/), ({ pack }) => ({ id: pack })),
  screen('models', says('机房千问')),
  screen('embedKeys', heading),
  screen('knowledgeBase', says('竞赛规则库')),
  screen('knowledgeBase', says(/篮球竞赛规则/), ({ base }) => ({ base }), { name: 'documents' }),
  screen('knowledgeBase', says(/^#\d+$/), ({ base }) => ({ base, faq: base }), { name: 'faq' }),
  screen(
    'knowledgeBase',
    says(/^((没有答上来|被点踩|反复被问) \d|\d+ (unanswered|disliked))/),
    ({ base }) => ({ base, faq: base, view: 'gaps', scope: 'all' }),
    { name: 'gaps' },
  ),
  screen('configTable', says('余票查询')),
  screen('configSetResource', says('比赛日')),
  screen('promptConfig', says('竞赛规则库')),
  screen(
    'promptConfig',
    (page) => page.getByRole('spinbutton').first(),
    ({ base }) => ({ base }),
    { name: 'prompts' },
  ),
  screen('promptConfig', says(/^(版本|Version) 2$/), ({ base }) => ({ base, tab: 'versions' }), {
    name: 'promptVersions',
  }),
  screen('chunks', says(/^(第 1 页|Page 1)$/), ({ document }) => ({ id: document })),
  screen('users', says(/^[a-z]{5,16}$/), undefined, { routes: ['configUsers'] }),
  screen('users', says(/20\d\d-\d\d-\d\d \d\d:/), () => ({ tab: 'audit' }), { name: 'audit' }),
  screen('backgroundJobs', says(/解析文档|Parse document/)),
  screen('userDetails', says('陈思远'), ({ user }) => ({ id: user }), { routes: ['configUserDetails'] }),
  screen('roles', says('竞赛管理'), undefined, { routes: ['configRoles'] }),
  screen(
    'roles',
    (page) => page.getByRole('tree').or(page.getByRole('treegrid')).first(),
    () => ({ tab: 'menus' }),
    {
      name: 'menus',
    },
  ),
  screen(
    'roleDetails',
    (page) => page.getByRole('tree').first(),
    ({ role }) => ({ id: role }),
    {
      routes: ['configRoleDetails'],
    },
  ),
  screen('roleDetails', says('周凯'), ({ role }) => ({ id: role, tab: 'members' }), { name: 'members' }),
  screen('labelSystems', says('赛事标签')),
  screen('labelSystemDetails', says('青少年赛事'), ({ labels }) => ({ id: labels })),
  screen('sysMessages', says('周末赛事值班安排')),
  screen('sysMessageDetail', heading, ({ message }) => ({ id: message })),
  screen('userFeedback', says(/^(待处理|Pending)$/)),
];

/** Sets what the reader prefers, before the page's own program runs. */
const prefer = async (page: Page, { theme, language }: Look): Promise<void> => {
  await page.addInitScript((kept) => localStorage.setItem('preferences', kept), JSON.stringify({ theme, language }));
};

/** What a screen is looked at with: a window or a phone. */
export const sizeOf = ({ width }: Look) =>
  width === 390
    ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' as const }
    : { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' as const };

/** Nothing is being fetched or drawn any more. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

export interface Sight {
  page: Page;
  /** What the program complained about since. */
  complaints: string[];
}

/** Opens a screen in a tab of its own. */
export const openScreen = async (
  context: BrowserContext,
  origin: string,
  shown: Screen,
  { world, look }: { world: World; look: Look },
): Promise<Sight> => {
  await context.clearCookies();
  if (shown.as !== null) await giveToken(context, origin, world.token);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await prefer(page, look);
  await page.goto(`${origin}/#${shown.path(world)}`);
  await expect(shown.ready(page)).toBeVisible({ timeout: 30_000 });
  await settled(page);
  return { page, complaints };
};

/** How far a page reaches beyond its window sideways, in pixels. */
export const sidewaysOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
