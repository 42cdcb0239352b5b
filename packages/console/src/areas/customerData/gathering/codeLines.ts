import { collectEvents } from '@console/api/contract';

interface CodeWords {
  keyPlace: string;
  commentConsent: string;
  commentTrack: string;
  commentIdentify: string;
  buyTicket: string;
  match: string;
}

/** The line that goes into a page. */
export const scriptOf = (origin: string, { keyPlace }: CodeWords): string =>
  `<script async src="${origin}/tracker.js" data-key="${keyPlace}"></script>`;

/** What the page calls then. */
export const callsOf = (words: CodeWords): string =>
  [
    `// ${words.commentConsent}`,
    'consoleTracker.consent(true);',
    'consoleTracker.consent(false);',
    `// ${words.commentTrack}`,
    `consoleTracker.track('${words.buyTicket}', { seats: 2, price: 380 }, '${words.match}');`,
    `// ${words.commentIdentify}`,
    "consoleTracker.identify({ memberNumber: 'M20260001' });",
  ].join('\n');

/** The same from a server. */
export const curlOf = (origin: string, words: CodeWords): string => {
  const body = {
    key: words.keyPlace,
    batchId: 'order-20260301-0001',
    events: [
      {
        eventId: 'order-20260301-0001',
        eventName: words.buyTicket,
        object: words.match,
        memberNumber: 'M20260001',
        properties: [
          { name: 'seats', value: 2 },
          { name: 'price', value: 380 },
        ],
      },
    ],
  };
  return [
    `curl -X POST '${origin}${collectEvents.path}' \\`,
    "  -H 'Content-Type: application/json' \\",
    `  -d '${JSON.stringify(body, null, 2)}'`,
  ].join('\n');
};
