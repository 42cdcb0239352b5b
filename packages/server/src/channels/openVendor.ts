import type { ChannelVendor } from '@console/api/contract';
import type { AppContent } from './app/appContent.js';
import { fcm } from './app/fcm.js';
import { pushGateway } from './app/pushGateway.js';
import { readServiceAccount } from './app/serviceAccount.js';
import type { Channel } from './channel.js';
import { aliyunSms } from './sms/aliyunSms.js';
import { gatewaySms } from './sms/gatewaySms.js';
import type { SmsContent } from './sms/smsContent.js';
import { templateSms } from './sms/templateSms.js';
import { weCom } from './weCom/weCom.js';
import { weComChannel, type WeComContent } from './weCom/weComChannel.js';
import { officialAccount, type WechatContent } from './wechat/officialAccount.js';

/** What opens a vendor. */
export interface OpenAccess {
  readonly vendor: ChannelVendor;
  /** Empty: the vendor's own. */
  readonly address: string;
  readonly account: string;
  readonly secret: string;
  /** Hosts inside that may be called all the same. */
  readonly allowed: readonly string[];
}

const endpointOf = (address: string) => (address === '' ? {} : { endpoint: address });

/** Each answers null where something is missing that the vendor cannot do without. */
export const openSms = ({ vendor, address, account, secret, allowed }: OpenAccess): Channel<SmsContent> | null => {
  if (account === '') return null;
  if (vendor === 'aliyun')
    return templateSms(aliyunSms({ ...endpointOf(address), accessKeyId: account, secret, allowed }));
  return address === '' ? null : gatewaySms({ gatewayUrl: address, accessKey: account, secret, allowed });
};

export const openWechat = ({ address, account, secret, allowed }: OpenAccess): Channel<WechatContent> | null =>
  account === '' ? null : officialAccount({ ...endpointOf(address), appId: account, secret, allowed });

export const openApp = ({ vendor, address, account, secret, allowed }: OpenAccess): Channel<AppContent> | null => {
  if (vendor === 'pushGateway')
    return address === '' || account === ''
      ? null
      : pushGateway({ gatewayUrl: address, accessKey: account, secret, allowed });
  const file = readServiceAccount(secret);
  if (file === null) return null;
  const { tokenUri, ...known } = file;
  return fcm({ ...endpointOf(address), ...known, ...(tokenUri !== undefined && { tokenUri }), allowed });
};

export const openWeCom = ({ address, account, secret, allowed }: OpenAccess): Channel<WeComContent> | null =>
  account === '' ? null : weComChannel(weCom({ ...endpointOf(address), corpId: account, secret, allowed }));
