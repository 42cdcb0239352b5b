import { dict } from '@node-rs/jieba/dict.js';

/** The same numbers each time. */
const random = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

interface Counted {
  readonly word: string;
  /** This word's count and those of all before it. */
  readonly upTo: number;
}

/** Real words with how often they come in real texts, as the segmenter's dictionary has counted them. */
const countedWords = (): Counted[] => {
  let upTo = 0;
  return Buffer.from(dict.buffer, dict.byteOffset, dict.byteLength)
    .toString('utf8')
    .split('\n')
    .flatMap((line) => {
      const [word = '', count = '0'] = line.split(' ');
      if (!/^\p{Script=Han}{2,4}$/u.test(word) || Number(count) <= 20) return [];
      upTo += Number(count);
      return [{ word, upTo }];
    });
};

/** Makes passages out of real words, and questions to some of them. */
export const passageMaker = (seed = 7) => {
  const next = random(seed);
  const words = countedWords();
  const all = words.at(-1)?.upTo ?? 0;
  const word = (): string => {
    const at = next() * all;
    let low = 0;
    let high = words.length - 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((words[middle]?.upTo ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return words[low]?.word ?? '';
  };
  const sentence = (): string[] => Array.from({ length: 6 + Math.floor(next() * 8) }, word);
  return {
    /** About 400 characters, as lists of words by sentence. */
    passage: (): string[][] => {
      const sentences: string[][] = [];
      for (let length = 0; length < 400; ) {
        const one = sentence();
        sentences.push(one);
        length += one.join('').length;
      }
      return sentences;
    },
    /** Asks about a sentence by three of its words, in another order, as people do who have not read it lately. */
    question: (passage: readonly (readonly string[])[]): string => {
      const one = passage[Math.floor(next() * passage.length)] ?? [];
      const start = Math.floor(next() * Math.max(1, one.length - 4));
      const [first = '', second = '', , third = ''] = one.slice(start, start + 4);
      return `${second}的${first}和${third}是怎么规定的？`;
    },
  };
};

export const textOf = (passage: readonly (readonly string[])[]): string =>
  passage.map((sentence) => `${sentence.join('')}。`).join('');
