import { everyType } from '../everyType.js';
import type { HostileFile } from './hostileFile.js';

/** Those whose bytes hang together. */
const packed = ['pdf', 'docx', 'xlsx', 'pptx', 'xls', 'epub'] as const;

/** The same number each time: a file that broke something is made again. */
const noise = (seed: number): (() => number) => {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_507) ^ (state << 7)) >>> 0;
    return state / 2 ** 32;
  };
};

export const damaged: readonly HostileFile[] = packed.flatMap((type) => [
  ...[0.02, 0.3, 0.7, 0.98].map((share) => ({
    name: `${share * 100} % of a ${type}`,
    type,
    make: async () => {
      const data = await everyType[type]();
      return data.slice(0, Math.floor(data.length * share));
    },
  })),
  ...Array.from({ length: 8 }, (_, seed) => ({
    name: `a ${type} with wrong bytes, ${seed + 1}`,
    type,
    make: async () => {
      const data = Uint8Array.from(await everyType[type]());
      const random = noise(seed + 1);
      for (let count = 0; count < 5 * 4 ** (seed % 4); count += 1)
        data[Math.floor(random() * data.length)] = Math.floor(random() * 256);
      return data;
    },
  })),
]);
