import { collectEvents } from '@console/api/contract';

interface CodeWords {
  keyPlace: string;
  commentConsent: string;
  commentTrack: string;
  commentIdentify: string;
  commentWithdraw: string;
  buyTicket: string;
  match: string;
}

/** The lines that go into a page. What is called before the script is there waits, and is taken over by it. */
export const scriptOf = (origin: string, { keyPlace }: Pick<CodeWords, 'keyPlace'>): string =>
  [
    '<script>',
    '  if (!window.consoleTracker) {',
    '    window.consoleTracker = { calls: [] };',
    "    for (const name of ['consent', 'track', 'identify'])",
    '      consoleTracker[name] = (...given) => consoleTracker.calls.push((tracker) => tracker[name](...given));',
    '  }',
    '</script>',
    `<script async src="${origin}/tracker.js" data-key="${keyPlace}"></script>`,
  ].join('\n');

/** What the page calls then, at any time after these lines. Put there as it stands, it sends. */
export const callsOf = (words: CodeWords): string =>
  [
    `// ${words.commentConsent}`,
    'consoleTracker.consent(true);',
    `// ${words.commentTrack}`,
    `consoleTracker.track('${words.buyTicket}', { seats: 2, price: 380 }, '${words.match}');`,
    `// ${words.commentIdentify}`,
    "consoleTracker.identify({ memberNumber: 'M20260001' });",
    `// ${words.commentWithdraw}`,
    '// consoleTracker.consent(false);',
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
