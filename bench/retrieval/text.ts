/** The same numbers each time. */
const random = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const next = random(7);
const WORDS = 6000;
const FIRST_CHARACTER = 0x4e00;
const CHARACTERS = 1200;

const character = (): string => String.fromCharCode(FIRST_CHARACTER + Math.floor(next() * CHARACTERS));
const words = Array.from({ length: WORDS }, () => character() + character() + (next() < 0.25 ? character() : ''));

/** A word of the made-up language, common ones far more often than rare ones, as in any language. */
const word = (): string => words[Math.floor(WORDS ** next()) - 1] ?? '';

const many = (count: number, make: () => string): string[] => Array.from({ length: count }, make);

const sentence = (): string => `${many(8 + Math.floor(next() * 12), word).join('')}。`;

/** A document of about so many chunks, in Markdown. */
export const makeDocument = (chunks: number): string => many(chunks, () => many(11, sentence).join('')).join('\n\n');

/** What somebody might ask: common words and rarer ones. */
export const makeQuestion = (): string => `${many(5, word).join('的')}是什么？`;
