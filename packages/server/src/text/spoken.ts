import { maskPhones } from './maskPhones.js';
import { storable } from './storable.js';

const LONGEST = 300;

/** Words of another system as they may be shown and kept: shortened, without phone numbers. */
export const spoken = (text: string): string => storable(maskPhones(text.replaceAll('\0', '')).slice(0, LONGEST));
