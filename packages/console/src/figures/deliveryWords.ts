import { areaWords } from '../locale/areaWords.js';

const zh = {
  figures: {
    sent: '已发送',
    delivered: '送达率',
    opened: '打开率',
    clicked: '点击率',
    failed: '失败',
    unknown: '结果未知',
    cost: '费用',
  },
  help: {
    sent: '交给服务商的消息，含失败、回执未到和结果未知的',
    delivered: '服务商报告送达的消息占已发送的比例',
    opened: '服务商报告打开的消息占送达的比例',
    clicked: '打开过消息中链接的人占送达的比例',
    failed: '服务商拒收，或报告没有送达的消息',
    unknown: '服务商的答复丢失，可能已发出；不会自动重发',
    cost: '服务商收下的消息的费用，被拒收的不计',
  },
  messages: '条',
  yuan: '元',
};

const en: typeof zh = {
  figures: {
    sent: 'Sent',
    delivered: 'Delivered',
    opened: 'Opened',
    clicked: 'Clicked',
    failed: 'Failed',
    unknown: 'Unknown',
    cost: 'Cost',
  },
  help: {
    sent: 'Messages handed over to the vendor, with those failed, awaited and unknown',
    delivered: 'Messages that the vendor reports as delivered, of those sent',
    opened: 'Messages that the vendor reports as opened, of those delivered',
    clicked: 'People who opened an address in their message, of those delivered',
    failed: 'Messages that the vendor did not take, or reports as not delivered',
    unknown: 'The reply of the vendor was lost: they may have gone out, and are not sent again by themselves',
    cost: 'Of messages that the vendor took; those refused are not counted',
  },
  messages: '',
  yuan: 'yuan',
};

/** Words of figures about messages, on every page that shows them. */
export const useDeliveryWords = areaWords(zh, en);
export type DeliveryWords = typeof zh;
