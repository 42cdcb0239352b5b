/** Milliseconds after which a page that goes on without loading has given itself its address and its title. */
const SETTLED = 100;

/** Tells when the address may have changed and no page was loaded. The history does what it did. */
export const hearAddresses = (onChange: () => void): void => {
  // Later, and so never in the way of what the page does then.
  const soon = () => void setTimeout(onChange, SETTLED);
  addEventListener('popstate', soon);
  for (const method of ['pushState', 'replaceState'] as const) {
    // Where it stands: others may replace it, before and afterwards.
    const holder = Object.getOwnPropertyDescriptor(history, method) === undefined ? History.prototype : history;
    const change = Reflect.get(holder, method);
    Reflect.set(holder, method, function (this: History, ...given: Parameters<History['pushState']>) {
      Reflect.apply(change, this, given);
      soon();
    });
  }
};
