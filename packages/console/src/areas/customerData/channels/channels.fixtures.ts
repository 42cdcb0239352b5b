import type { Channel, ChannelSettings, VendorAccess } from '@console/api/contract';

const gateway: VendorAccess = {
  vendor: 'smsGateway',
  address: 'https://sms.example.com/send',
  account: 'zjbasketball',
  hasSecret: true,
  receiptPath: '/receipts/smsGateway/Zk3v9QpTn0aLx7RfYc2mBw',
  receiptUrl: 'https://go.zjbasketball.example.com/receipts/smsGateway/Zk3v9QpTn0aLx7RfYc2mBw',
};
const aliyun: VendorAccess = {
  vendor: 'aliyun',
  address: '',
  account: '',
  hasSecret: false,
  receiptPath: '/receipts/aliyun/p1Wk8sHd4uGq6NcTe0oZrA',
  receiptUrl: 'https://go.zjbasketball.example.com/receipts/aliyun/p1Wk8sHd4uGq6NcTe0oZrA',
};

/** Text messages go out through a gateway of the association's own. */
export const enabled: ChannelSettings = {
  channel: 'sms',
  enabled: true,
  vendor: 'smsGateway',
  vendors: [gateway, aliyun],
  signName: '浙江篮协',
  dailyLimit: 10_000,
  dailyLimitPerPerson: 5,
  quietFrom: '22:00',
  quietTo: '08:00',
  price: 45,
  sentToday: 1288,
  updateTime: '2026-02-20T08:30:00.000Z',
  updatedBy: '王芷晴',
};

/** The same through Alibaba Cloud. */
export const throughAliyun: ChannelSettings = {
  ...enabled,
  vendor: 'aliyun',
  vendors: [gateway, { ...aliyun, account: 'LTAI5tExample', hasSecret: true }],
};

/** Nothing was ever set. */
export const unset: ChannelSettings = {
  ...enabled,
  enabled: false,
  vendors: [{ ...gateway, address: '', account: '', hasSecret: false }, aliyun],
  signName: '',
  price: 0,
  sentToday: 0,
  updateTime: null,
  updatedBy: '',
};

/** The server does not know by which address it is reached from outside. */
export const withoutPublicUrl: ChannelSettings = { ...enabled, vendors: [{ ...gateway, receiptUrl: null }, aliyun] };

/** Sealed with a key that is not here. */
export const secretLost: ChannelSettings = { ...enabled, vendors: [{ ...gateway, secretLost: true }, aliyun] };

const none = { address: '', hasSecret: true, receiptPath: null };

const others: Record<Exclude<Channel, 'sms'>, ChannelSettings> = {
  wechat: {
    ...enabled,
    channel: 'wechat',
    vendor: 'officialAccount',
    vendors: [
      {
        ...none,
        vendor: 'officialAccount',
        account: 'wx7f3c0a9e5b21d846',
        receiptPath: '/receipts/officialAccount/m3Tq8ZrKc1uWx5BvNe9dHs',
        receiptUrl: 'https://go.zjbasketball.example.com/receipts/officialAccount/m3Tq8ZrKc1uWx5BvNe9dHs',
        receiptAesKey: 'q7Xb2LwR9nTf4KsVc8YdJ1mZh6PgE3uAo5NiBx0QtCy',
      },
    ],
    signName: '',
    price: 0,
  },
  app: {
    ...enabled,
    channel: 'app',
    vendor: 'fcm',
    vendors: [
      { ...none, vendor: 'pushGateway', account: '', hasSecret: false },
      { ...none, vendor: 'fcm', account: 'push@basket.iam.gserviceaccount.com' },
    ],
    signName: '',
    price: 0,
  },
  qyWechat: {
    ...enabled,
    channel: 'qyWechat',
    vendor: 'weCom',
    vendors: [{ ...none, vendor: 'weCom', account: 'ww1a2b3c4d5e6f7a8b' }],
    signName: '',
    price: 0,
  },
};

/** Push messages go out through a gateway of the association's own. */
export const throughPushGateway: ChannelSettings = {
  ...others.app,
  vendor: 'pushGateway',
  vendors: [
    {
      ...none,
      vendor: 'pushGateway',
      address: 'https://push.example.com/send',
      account: 'zjbasketball',
      receiptPath: '/receipts/pushGateway/v8Lc2QnYt6RzKe1WmUa4Fd',
      receiptUrl: 'https://go.zjbasketball.example.com/receipts/pushGateway/v8Lc2QnYt6RzKe1WmUa4Fd',
    },
    { ...none, vendor: 'fcm', account: '', hasSecret: false },
  ],
};

/** The settings of each channel. */
export const settingsOf = (channel: Channel): ChannelSettings => (channel === 'sms' ? enabled : others[channel]);
