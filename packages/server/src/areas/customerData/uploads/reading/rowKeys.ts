import type { UploadDataType } from '@console/api/contract';
import type { RowFields } from './readRow.js';

/** A number of 53 bits for a text. */
const hashOf = (text: string): number => {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  other = Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & other) + (one >>> 0) + 1;
};

/** Numbers of one row. */
export const KEYS = 3;

/**
 * By what a row is known among the rows of its file. Zero: nothing. Below zero: others are told by it, but not this row,
 * which has something better.
 */
export const keysOf = (dataType: UploadDataType, fields: RowFields): readonly [number, number, number] => {
  const { phone, memberNumber, email } = fields;
  if (dataType === 'orders') return [hashOf(JSON.stringify(['n', fields.number])), 0, 0];
  if (dataType === 'behaviours') {
    const who = phone ?? memberNumber ?? email;
    return [hashOf(JSON.stringify([who, fields.name, fields.object ?? '', fields.occurredAt])), 0, 0];
  }
  const byEmail = typeof email === 'string' ? hashOf(`e${email.toLowerCase()}`) : 0;
  return [
    phone === undefined ? 0 : hashOf(JSON.stringify(['p', phone])),
    memberNumber === undefined ? 0 : hashOf(JSON.stringify(['m', memberNumber])),
    phone === undefined && memberNumber === undefined ? byEmail : -byEmail,
  ];
};

/** Many numbers, each once, in eight bytes each. */
export const keySet = () => {
  let slots = new Float64Array(1 << 16);
  let count = 0;
  const placeOf = (key: number): number => {
    const mask = slots.length - 1;
    let at = (key % slots.length) & mask;
    while (slots[at] !== 0 && slots[at] !== key) at = (at + 1) & mask;
    return at;
  };
  const add = (key: number): boolean => {
    const at = placeOf(key);
    if (slots[at] === key) return false;
    slots[at] = key;
    count += 1;
    if (count * 2 > slots.length) {
      const old = slots;
      slots = new Float64Array(old.length * 2);
      for (const one of old) if (one !== 0) slots[placeOf(one)] = one;
    }
    return true;
  };
  return {
    /** Takes the keys of a row, unless one of them is there already: then the row is about the same. */
    takes: (keys: readonly number[]): boolean => {
      const known = keys.some((key) => key > 0 && slots[placeOf(key)] === key);
      if (known) return false;
      for (const key of keys) if (key !== 0) add(Math.abs(key));
      return true;
    },
  };
};
