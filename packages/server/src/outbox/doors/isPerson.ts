/** What fetches addresses by itself: searches, previews of messengers and mail, scanners, programs. */
const AGENTS = new RegExp(
  [
    '(?<!cu)bots?\\b|crawl|spider|slurp|mediapartners|google-(?:safety|read|inspection)',
    'preview|prefetch|facebookexternalhit|facebot|whatsapp/|skypeuri|embedly|googleimageproxy',
    'scanner|headless|lighthouse',
    'curl/|wget/|python|^java/|go-http-client|okhttp|libwww|node-fetch|^node|axios|undici|^ruby|perl/|php/|httpclient',
  ].join('|'),
  'i',
);

/** Of a page that is loaded before somebody has asked for it. */
const EARLY = /prefetch|preview|prerender/i;

/** Whether a request may come from somebody who opened an address. What says nothing of itself is none. */
export const isPerson = ({ method, headers }: Request): boolean => {
  const agent = headers.get('user-agent') ?? '';
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers.get(name) ?? '');
  return method === 'GET' && agent !== '' && !AGENTS.test(agent) && !purposes.some((purpose) => EARLY.test(purpose));
};
