/** A mobile number of China, written with or without 86 before it and gaps within it. */
const MOBILE = /(?<![\d])((?:\+?86[ -]?)?1[3-9]\d)[ -]?\d{4}[ -]?(\d{4})(?!\d)/g;

/** The same text with the middle of each mobile number left out: 138****2671. */
export const maskPhones = (text: string): string => text.replace(MOBILE, '$1****$2');

/** One whole number with the middle left out, whatever country it is of; of a short one the end alone stays. */
export const maskPhone = (phone: string): string =>
  phone.length >= 8 ? `${phone.slice(0, 3)}****${phone.slice(7)}` : phone.replace(/.(?=.{2})/g, '*');
