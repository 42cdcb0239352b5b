import type { ChannelVendor } from '@console/api/contract';
import { areaWords } from '../../../locale/areaWords.js';

interface OneVendor {
  name: string;
  address: string;
  addressHelp: string;
  account: string;
  accountHelp: string;
  secret: string;
  secretHelp: string;
}

const sealedZh = '加密保存，保存后不再显示。';
const ownZh = '留空则使用官方地址。';

const zh: Record<ChannelVendor, OneVendor> & { chooseFile: string } = {
  chooseFile: '选择文件',
  smsGateway: {
    name: '自有网关',
    address: '网关地址',
    addressHelp: '接收短信的 HTTPS 地址。',
    account: '账号',
    accountHelp: '',
    secret: '签名密钥',
    secretHelp: sealedZh,
  },
  aliyun: {
    name: '阿里云短信',
    address: '接口地址',
    addressHelp: ownZh,
    account: 'AccessKey ID',
    accountHelp: '',
    secret: 'AccessKey Secret',
    secretHelp: sealedZh,
  },
  officialAccount: {
    name: '公众号',
    address: '接口地址',
    addressHelp: ownZh,
    account: 'AppID',
    accountHelp: '请把服务器的出口 IP 加入公众号的 IP 白名单。',
    secret: 'AppSecret',
    secretHelp: sealedZh,
  },
  pushGateway: {
    name: '自有网关',
    address: '网关地址',
    addressHelp: '接收推送的 HTTPS 地址。',
    account: '账号',
    accountHelp: '',
    secret: '签名密钥',
    secretHelp: sealedZh,
  },
  fcm: {
    name: 'Firebase（FCM）',
    address: '接口地址',
    addressHelp: ownZh,
    account: '服务账号',
    accountHelp: '',
    secret: '服务账号 JSON',
    secretHelp: '粘贴或选择在 Firebase 控制台下载的文件。加密保存，保存后不再显示。',
  },
  weCom: {
    name: '企业微信',
    address: '接口地址',
    addressHelp: '留空则使用官方地址；私有化部署请填写自己的地址。',
    account: '企业 ID',
    accountHelp: '',
    secret: '客户联系 Secret',
    secretHelp: sealedZh,
  },
};

const sealedEn = 'Kept encrypted, and never shown again.';
const ownEn = 'Left empty, the provider’s own address is used.';

const en: typeof zh = {
  chooseFile: 'Choose file',
  smsGateway: {
    name: 'Own gateway',
    address: 'Address of the gateway',
    addressHelp: 'The HTTPS address that takes messages.',
    account: 'Account',
    accountHelp: '',
    secret: 'Signing secret',
    secretHelp: sealedEn,
  },
  aliyun: {
    name: 'Alibaba Cloud',
    address: 'Address',
    addressHelp: ownEn,
    account: 'AccessKey ID',
    accountHelp: '',
    secret: 'AccessKey Secret',
    secretHelp: sealedEn,
  },
  officialAccount: {
    name: 'Official account',
    address: 'Address',
    addressHelp: ownEn,
    account: 'AppID',
    accountHelp: 'Add this server’s outgoing IP address to the account’s list.',
    secret: 'AppSecret',
    secretHelp: sealedEn,
  },
  pushGateway: {
    name: 'Own gateway',
    address: 'Address of the gateway',
    addressHelp: 'The HTTPS address that takes push messages.',
    account: 'Account',
    accountHelp: '',
    secret: 'Signing secret',
    secretHelp: sealedEn,
  },
  fcm: {
    name: 'Firebase (FCM)',
    address: 'Address',
    addressHelp: ownEn,
    account: 'Service account',
    accountHelp: '',
    secret: 'Service account JSON',
    secretHelp: 'Paste or choose the file from the Firebase console. Kept encrypted, and never shown again.',
  },
  weCom: {
    name: 'WeCom',
    address: 'Address',
    addressHelp: 'Left empty, the provider’s own address is used. Enter your own for a private installation.',
    account: 'Corp ID',
    accountHelp: '',
    secret: 'Customer contact secret',
    secretHelp: sealedEn,
  },
};

/** What each vendor calls what opens it. */
export const useVendorWords = areaWords(zh, en);
export type VendorWords = typeof zh;
