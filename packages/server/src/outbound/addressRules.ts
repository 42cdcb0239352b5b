import { BlockList, isIP } from 'node:net';

/** Everything that is not the open internet: this machine, its network, link-local and reserved ranges. */
const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  inside.addSubnet(network, prefix, 'ipv4');
}

/** Of IPv6 only global unicast is outside; from it these are taken out, since they lead to IPv4 or nowhere. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
const misleading = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  misleading.addSubnet(network, prefix, 'ipv6');
}

/** True for an IP address on the open internet, false for any other text. */
export const isPublicAddress = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !inside.check(address, 'ipv4');
    case 6:
      return globalUnicast.check(address, 'ipv6') && !misleading.check(address, 'ipv6');
    default:
      return false;
  }
};

/** Names that never lead outside, whatever answers for them. */
const localName = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa)\.?$/i;

/** The host of an address as it is looked up: without the brackets of IPv6 and a last dot. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');

/** True where the host, or the host with its port, is on the list of those that may be called wherever they are. */
export const isListed = (url: URL, allowed: readonly string[]): boolean => {
  const host = url.hostname.replace(/\.$/, '').toLowerCase();
  return allowed.includes(host) || allowed.includes(`${host}:${portOf(url)}`);
};

/** True where nobody reads on the way what is sent: it goes by https, or to a host that is listed as one of our own. */
export const isConfidential = (url: URL, allowed: readonly string[]): boolean =>
  url.protocol === 'https:' || isListed(url, allowed);

/**
 * True unless it can be told from the text alone that the address may not be called: another protocol, credentials
 * in it, or a host of our own network. What its name leads to is looked at when it is called.
 */
export const mayBeCalled = (url: URL, allowed: readonly string[]): boolean => {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  if (url.username !== '' || url.password !== '' || url.hostname === '') return false;
  if (isListed(url, allowed)) return true;
  const host = hostOf(url);
  return isIP(host) === 0 ? host.includes('.') && !localName.test(host) : isPublicAddress(host);
};
