import { toSimplified } from '../text/toSimplified.js';

const FIRST = 0x4e00;
const LAST = 0x9fff;

/** The characters that each simplified one is written as elsewhere. */
const readTraditional = (): ReadonlyMap<string, readonly string[]> => {
  const characters = Array.from({ length: LAST - FIRST + 1 }, (_, at) => String.fromCodePoint(FIRST + at));
  const simplified = toSimplified(characters.join('\n')).split('\n');
  const found = new Map<string, string[]>();
  for (const [at, character] of characters.entries()) {
    const usual = simplified[at] ?? character;
    if (usual === character) continue;
    const others = found.get(usual);
    if (others === undefined) found.set(usual, [character]);
    else others.push(character);
  }
  return found;
};

let traditional: ReadonlyMap<string, readonly string[]> | undefined;

/** Other ways to write the characters of these words: 穩 for 稳. */
export const variantsOf = (words: readonly string[]): { written: string; usual: string }[] => {
  traditional ??= readTraditional();
  const known = traditional;
  return [...new Set(toSimplified(words.join('\n')))].flatMap((usual) =>
    (known.get(usual) ?? []).map((written) => ({ written, usual })),
  );
};
