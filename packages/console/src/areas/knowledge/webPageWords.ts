import type { FetchFailure, pageSchedules } from '@console/api/contract';
import { areaWords } from '../../locale/areaWords.js';

const zh = {
  add: '添加网页',
  verb: '抓取并添加',
  address: '网页地址',
  addressHelp: '只读取这一页的文字，不读取页面里的链接，也不读取需要登录的网页',
  example: 'https://www.example.com/rules',
  notAnAddress: '请输入以 http:// 或 https:// 开头的地址',
  schedule: '自动更新',
  scheduleHelp: '内容有变化才重新解析，手工修改过的分段可以再带回来。抓取失败时保留原来的内容，6 小时后再试',
  schedules: { never: '不更新', daily: '每天', weekly: '每周' } satisfies Record<
    (typeof pageSchedules)[number],
    string
  >,
  added: '网页已添加，正在解析',
  page: '来源网页',
  opens: (address: string) => `${address}，在新窗口打开`,
  fetched: (time: string) => `抓取于 ${time}`,
  failed: (time: string, reason: string) => `${time} 更新失败：${reason}，仍用之前的内容`,
  notRefreshed: '网页更新失败，仍用之前的内容',
  fetch: '立即抓取',
  changed: '网页有变化，正在重新解析',
  unchanged: '网页没有变化',
  notFetched: (reason: string) => `抓取失败：${reason}`,
  saved: (schedule: string) => `自动更新已设为：${schedule}`,
  failures: {
    address_not_allowed: '不允许访问该地址',
    no_reply: '对方网站没有响应',
    page_not_there: '网页不存在',
    page_refused: '对方网站不允许访问',
    page_failed: '对方网站出错',
    too_many_redirects: '跳转次数过多',
    not_a_page: '该地址不是网页',
    page_too_large: '网页超过 10 MB',
    page_without_text: '网页里没有可以读取的文字',
  } satisfies Record<FetchFailure, string>,
};

const en: typeof zh = {
  add: 'Add a web page',
  verb: 'Fetch and add',
  address: 'Address',
  addressHelp: 'The words of this one page are read: not what it links to, and no page that one has to sign in for',
  example: 'https://www.example.com/rules',
  notAnAddress: 'Enter an address that begins with http:// or https://',
  schedule: 'Fetch again',
  scheduleHelp:
    'It is parsed again only where its words have changed; chunks changed by hand can be brought back then. Where it cannot be fetched, what is there stays, and it is tried again 6 hours later',
  schedules: { never: 'Never', daily: 'Daily', weekly: 'Weekly' },
  added: 'The page is added and being parsed',
  page: 'Web page',
  opens: (address) => `${address}, opens in a new window`,
  fetched: (time) => `Fetched ${time}`,
  failed: (time, reason) => `Not fetched at ${time}: ${reason}. The former content is still in use`,
  notRefreshed: 'the page could not be fetched again, the former content is in use',
  fetch: 'Fetch now',
  changed: 'The page has changed and is being parsed',
  unchanged: 'The page has not changed',
  notFetched: (reason) => `Not fetched: ${reason}`,
  saved: (schedule) => `Fetched again: ${schedule.toLowerCase()}`,
  failures: {
    address_not_allowed: 'this address may not be called',
    no_reply: 'the site does not answer',
    page_not_there: 'there is no such page',
    page_refused: 'the site does not let it be read',
    page_failed: 'the site failed',
    too_many_redirects: 'it is redirected too often',
    not_a_page: 'the address is no web page',
    page_too_large: 'the page is larger than 10 MB',
    page_without_text: 'there is no text in it',
  },
};

export const useWebPageWords = areaWords(zh, en);
