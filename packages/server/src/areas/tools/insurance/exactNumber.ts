/** A number as a fraction, `bottom` above 0: nothing is rounded until it is written down. */
export interface Exact {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** Bits of a number at most: more would take long, and is nothing that anybody insures. */
const MOST_BITS = 4096n;
const LARGEST = 1n << MOST_BITS;
const MOST_PLACES = 10;

/** Why something cannot be worked out, in words for a model. */
export class Uncountable extends Error {
  override readonly name = 'Uncountable';
}

const abs = (value: bigint): bigint => (value < 0n ? -value : value);
const shared = (a: bigint, b: bigint): bigint => (b === 0n ? a : shared(b, a % b));

/** The fraction in its lowest terms. Throws `Uncountable`. */
const exact = (top: bigint, bottom: bigint): Exact => {
  if (bottom === 0n) throw new Uncountable('division by zero');
  if (abs(top) > LARGEST || abs(bottom) > LARGEST) throw new Uncountable('the number is too large');
  const by = shared(abs(top), abs(bottom)) || 1n;
  const sign = bottom < 0n ? -1n : 1n;
  return { top: (sign * top) / by, bottom: (sign * bottom) / by };
};

export const whole = (value: number | bigint): Exact => ({ top: BigInt(value), bottom: 1n });
export const plus = (a: Exact, b: Exact): Exact => exact(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const times = (a: Exact, b: Exact): Exact => exact(a.top * b.top, a.bottom * b.bottom);
export const over = (a: Exact, b: Exact): Exact => exact(a.top * b.bottom, a.bottom * b.top);
export const negative = ({ top, bottom }: Exact): Exact => ({ top: -top, bottom });
export const isLess = (a: Exact, b: Exact): boolean => a.top * b.bottom < b.top * a.bottom;

/** The whole number that this is. Throws `Uncountable` where it is none, or not between -`most` and `most`. */
export const wholeNumber = ({ top, bottom }: Exact, most: number, what: string): number => {
  if (bottom !== 1n || abs(top) > BigInt(most)) throw new Uncountable(`${what} has to be a whole number up to ${most}`);
  return Number(top);
};

export const power = (base: Exact, exponent: Exact): Exact => {
  const by = wholeNumber(exponent, 400, 'an exponent');
  // Looked at before it is worked out.
  const bits = Math.max(abs(base.top).toString(2).length, base.bottom.toString(2).length);
  if (BigInt(bits * Math.abs(by)) > MOST_BITS) throw new Uncountable('the number is too large');
  const raised = exact(base.top ** BigInt(Math.abs(by)), base.bottom ** BigInt(Math.abs(by)));
  return by < 0 ? over(whole(1), raised) : raised;
};

/** To so many places, half away from zero. */
export const rounded = ({ top, bottom }: Exact, places: number): Exact => {
  const scale = 10n ** BigInt(places);
  const doubled = 2n * abs(top) * scale + bottom;
  const size = doubled / (2n * bottom);
  return exact(top < 0n ? -size : size, scale);
};

/** `1250.5`; a number that does not end is rounded to ten places, and says so with `≈`. */
export const written = (value: Exact): string => {
  const shown = rounded(value, MOST_PLACES);
  const scale = 10n ** BigInt(MOST_PLACES);
  const digits = ((abs(shown.top) * scale) / shown.bottom).toString().padStart(MOST_PLACES + 1, '0');
  const fraction = digits.slice(-MOST_PLACES).replace(/0+$/, '');
  const sign = shown.top < 0n ? '-' : '';
  const isRounded = shown.top * value.bottom !== value.top * shown.bottom;
  return `${isRounded ? '≈' : ''}${sign}${digits.slice(0, -MOST_PLACES)}${fraction === '' ? '' : `.${fraction}`}`;
};
