/** No look-alikes: neither 0 and O, nor 1, l and I. */
const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz';
const idAlphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

const draw = (alphabet: string, length: number): string => {
  const limit = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < limit && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
};

/** A code that a person can read out and type. */
export const randomCode = (length = 6): string => draw(codeAlphabet, length);

/** A random id of 16 characters. */
export const randomId = (): string => draw(idAlphabet, 16);
