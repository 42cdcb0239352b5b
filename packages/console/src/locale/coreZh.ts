import { catalogue, type CatalogueEntry } from '@console/base';

/** The fixed messages of the error catalogue. */
const fixed: Readonly<Record<CatalogueEntry, string>> = catalogue;

/** The words that are needed before anyone has signed in. */
export const coreZh = {
  productTitle: '篮球 AI 智能体平台',
  catalogue: fixed,
  /** A name from the menu or the route table, in the reader's language. One that the administrator made up stays as it is. */
  menuName: (name: string) => name,
  account: {
    needRole: '请联系管理员给角色分配菜单权限',
    notice: '提示',
    signedOut: '登录已失效，请重新登录',
    loadFailed: '用户信息没有加载出来，请重新登录',
    unreachable: '服务器没有响应，请检查网络后重试',
    firstHidden: '页面无访问权限',
    openNotice: '请先登录或从授权入口进入',
    visitorAlone: '此页面只能在网站中打开',
    visitorAloneText: '它由网站嵌入使用，请在嵌入了它的网页中打开',
    hostOver: '会话已失效',
    hostOverText: '所在网页没有提供有效的凭证，请重试或刷新网页',
    hostRetry: '重试',
    signIn: '登录',
    partMissing: '登录所需的部分没有加载出来，请刷新页面后重试',
    noCookies: '浏览器不接受 Cookie，无法保持登录。请在浏览器设置中允许后重试。',
  },
  app: {
    failedTitle: '页面出错了',
    failedText: '其他页面不受影响。刷新后仍有问题，请联系管理员。',
    outdatedTitle: '页面的一部分没有加载出来',
    outdatedText: '可能是网络中断，或系统刚刚更新。刷新后继续，已输入的内容会保留。',
    reload: '刷新页面',
    testHost: '测试环境',
    demo: '演示数据',
    absent: '当前后端不提供这项功能',
    newVersion: '系统已更新，刷新后使用新版本。已输入的内容会保留。',
  },
};

export type CoreWords = typeof coreZh;
