import type { Channel, ChannelSettings, ChannelVendor, Input, modifyChannelSettings } from '@console/api/contract';
import { channelVendors, vendorsOf } from '@console/api/contract';

/** Fields of a vendor, by names of its own: what was typed for one stays while another is chosen. */
type AccessFields = Partial<Record<`${'address' | 'account' | 'secret'}:${ChannelVendor}`, string>>;

export interface ChannelValues extends AccessFields {
  enabled: boolean;
  vendor: ChannelVendor;
  signName: string;
  dailyLimit: number;
  dailyLimitPerPerson: number;
  quietFrom: string;
  quietTo: string;
  /** In yuan. */
  price: number;
  /** When the settings that the fields were filled from were changed, in milliseconds; 0: never. */
  version: number;
}

const THOUSANDTHS = 1000;

/** The vendor that is in use; the first one where the server names one that is not known here. */
export const vendorOf = (channel: Channel, settings: ChannelSettings): ChannelVendor =>
  vendorsOf[channel].find((vendor) => vendor === settings.vendor) ?? vendorsOf[channel][0];

/** What is typed into these is not kept in the browser, and empties when it is saved. A secret left undefined stays. */
export const secretFields = channelVendors.map((vendor) => `secret:${vendor}` as const);

/** Which settings they are: the later ones have the larger number. */
export const versionOf = (updateTime: string | null): number => (updateTime === null ? 0 : Date.parse(updateTime));

/** What the form begins with. */
export const valuesOf = (channel: Channel, settings: ChannelSettings): ChannelValues => {
  const { enabled, signName, dailyLimit, dailyLimitPerPerson, quietFrom, quietTo, price, vendors, updateTime } =
    settings;
  const access = vendors.flatMap(({ vendor, address, account }) => [
    [`address:${vendor}`, address],
    [`account:${vendor}`, account],
  ]);
  return {
    ...Object.fromEntries(access),
    enabled,
    vendor: vendorOf(channel, settings),
    signName,
    dailyLimit,
    dailyLimitPerPerson,
    quietFrom,
    quietTo,
    price: price / THOUSANDTHS,
    version: versionOf(updateTime),
  };
};

/** What is sent: that of the vendor in use alone. */
export const changeOf = (channel: Channel, values: ChannelValues): Input<typeof modifyChannelSettings> => {
  const { vendor, price, signName, enabled, dailyLimit, dailyLimitPerPerson, quietFrom, quietTo, version } = values;
  const typed = values[`secret:${vendor}`]?.trim() ?? '';
  return {
    channel,
    enabled,
    vendor,
    address: (values[`address:${vendor}`] ?? '').trim(),
    account: (values[`account:${vendor}`] ?? '').trim(),
    signName: (signName ?? '').trim(),
    dailyLimit,
    dailyLimitPerPerson,
    quietFrom,
    quietTo,
    price: Math.round(price * THOUSANDTHS),
    seenUpdateTime: version === 0 ? null : new Date(version).toISOString(),
    ...(typed !== '' && { secret: typed }),
  };
};
