import type { Messages } from '../../../http/messages.js';

/** Words of the reasons that calls about gathering data end with. */
export const gatheringMessages: Messages = {
  gather_not_authorized: {
    zh: '该采集来源已停用，数据未接收',
    en: 'This source is stopped. Nothing was taken.',
  },
  gather_origin_refused: {
    zh: '该网页不在来源允许的网站之中，数据未接收',
    en: 'This page is not on a site that the source allows. Nothing was taken.',
  },
  wrong_gather_key: { zh: '采集密钥不正确', en: 'The key of the source is not correct.' },
};
