import type { ChannelVendor } from '@console/api/contract';
import type { SecretBox } from '../../secrets/index.js';

/** Vendors that say on their own what became of messages. */
export const reportingVendors = ['smsGateway', 'aliyun', 'officialAccount', 'pushGateway'] as const;
export type ReportingVendor = (typeof reportingVendors)[number];

export const isReporting = (vendor: string): vendor is ReportingVendor =>
  reportingVendors.some((one) => one === vendor);

const PURPOSE = 'receipts';
const LETTERS = 22;

/** Where a vendor reports: a path that nobody else can guess. Null: it does not report. */
export const receiptPath = (secrets: SecretBox, vendor: ChannelVendor): string | null =>
  isReporting(vendor) ? `/receipts/${vendor}/${secrets.sign(vendor, PURPOSE).slice(0, LETTERS)}` : null;

/** What WeChat encrypts its reports with, 43 letters and digits; null: another vendor, which does not. */
export const receiptAesKey = (secrets: SecretBox, vendor: ChannelVendor): string | null =>
  vendor === 'officialAccount' ? secrets.sign(`${vendor} key`, PURPOSE) : null;

/** Whether the last part of such a path is the right one. */
export const isReceiptKey = (secrets: SecretBox, vendor: string, key: string): boolean =>
  key.length === LETTERS && secrets.isSigned(vendor, PURPOSE, key);
