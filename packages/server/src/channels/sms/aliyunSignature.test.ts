import { expect, it } from 'vitest';
import { aliyunHeaders, aliyunQuery } from './aliyunSignature.js';

// The example of Alibaba Cloud's own description of the third version of its signatures.
it('signs the published example as it is published', () => {
  const headers = aliyunHeaders(
    {
      method: 'POST',
      host: 'ecs.cn-shanghai.aliyuncs.com',
      query: {
        RegionId: 'cn-shanghai',
        ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
      },
      body: '',
      action: 'RunInstances',
      version: '2014-05-26',
      date: '2023-10-26T10:22:32Z',
      nonce: '3156853299f313e23d1673dc12e1703d',
    },
    { accessKeyId: 'YourAccessKeyId', secret: 'YourAccessKeySecret' },
  );
  expect(headers['authorization']).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,' +
      'SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,' +
      'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

it('escapes what a query may not hold, and sorts it', () => {
  expect(aliyunQuery({ b: "它's *(ok)!~", a: 'x y' })).toBe('a=x%20y&b=%E5%AE%83%27s%20%2A%28ok%29%21~');
});
