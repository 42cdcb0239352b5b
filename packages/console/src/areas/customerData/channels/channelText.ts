import { type Channel, vendorsOf } from '@console/api/contract';
import type { DifferenceField } from '@console/ui/difference-view';
import type { ChannelValues } from './channelForm.js';
import type { ChannelWords } from './channelWords.js';
import type { VendorWords } from './vendorWords.js';

/** What is set of a channel, to be compared; secrets are never shown. */
export const channelText = (
  channel: Channel,
  values: ChannelValues,
  [words, vendorWords]: readonly [ChannelWords, VendorWords],
): DifferenceField[] => [
  { key: 'enabled', label: words.enabled, value: values.enabled ? words.on : words.off },
  { key: 'vendor', label: words.vendor, value: vendorWords[values.vendor].name },
  ...vendorsOf[channel].flatMap((vendor) => {
    const { name, address, account } = vendorWords[vendor];
    return [
      { key: `address:${vendor}`, label: words.ofVendor(address, name), value: values[`address:${vendor}`] ?? '' },
      { key: `account:${vendor}`, label: words.ofVendor(account, name), value: values[`account:${vendor}`] ?? '' },
    ];
  }),
  { key: 'signName', label: words.sign, value: values.signName },
  { key: 'dailyLimit', label: words.daily, value: String(values.dailyLimit) },
  { key: 'dailyLimitPerPerson', label: words.perPerson, value: String(values.dailyLimitPerPerson) },
  { key: 'quietFrom', label: words.quietFrom, value: values.quietFrom },
  { key: 'quietTo', label: words.quietTo, value: values.quietTo },
  { key: 'price', label: words.price, value: String(values.price) },
];
