/** Characters of what the call takes, at most. */
export const MOST_NAME = 50;
export const MOST_OBJECT = 200;
const MOST_VALUE = 500;
const MOST_PROPERTIES = 50;
const LARGEST_NUMBER = 1e15;
/** Bytes of a batch. Browsers let 64 KiB go while the page is left. */
export const LARGEST_BATCH = 60_000;
/** Bytes of it that are not events. */
export const AROUND = 500;

const encoder = new TextEncoder();

/** Bytes of a text as it is sent. */
export const bytesOf = (written: string): number => encoder.encode(written).length;

/** Text of what a page gave, cut, and without what no database holds; empty where it is none. */
export const text = (given: unknown, most: number): string => {
  const whole = typeof given === 'string' || typeof given === 'number' ? String(given) : '';
  // Cutting leaves half a sign, as may the page.
  return whole
    .split('\0')
    .join('')
    .slice(0, most)
    .replace(/[\ud800-\udfff]/gu, '');
};

/** A number that names somebody: half of it would name somebody else. Undefined: there is none. */
export const idText = (given: unknown, most: number): string | undefined => {
  const whole = text(given, most + 1).trim();
  return whole === '' || whole.length > most ? undefined : whole;
};

type Value = string | number | boolean;

/** Properties as the call takes them. The first of a name counts; what is no value is left out. */
export const propertiesOf = (given: Readonly<Record<string, unknown>>): { name: string; value: Value }[] => {
  const taken = new Map<string, Value>();
  for (const [property, value] of Object.entries(given)) {
    const name = text(property, MOST_NAME).trim();
    if (name === '' || taken.has(name) || taken.size === MOST_PROPERTIES) continue;
    if (typeof value === 'string') taken.set(name, text(value, MOST_VALUE));
    else if (typeof value === 'boolean' || (typeof value === 'number' && Math.abs(value) <= LARGEST_NUMBER))
      taken.set(name, value);
  }
  return Array.from(taken, ([name, value]) => ({ name, value }));
};

/** An event as it is sent; undefined where it alone is more than can ever go. */
export const fitting = (event: object): string | undefined => {
  const written = JSON.stringify(event);
  return bytesOf(written) > LARGEST_BATCH - AROUND ? undefined : written;
};
