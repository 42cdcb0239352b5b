const CITATION = /\s?[[【［]\^?(\d{1,3}(?:\s*[,，、\-–]\s*\d{1,3})*)(?:†[^\]】］\n]*)?[\]】］](?!\()/g;
const LONGEST_RANGE = 20;

const numbersIn = (inside: string): number[] =>
  inside.split(/[,，、]/).flatMap((part) => {
    const [first = 0, last = first] = part.split(/[-–]/).map(Number);
    if (last < first || last - first > LONGEST_RANGE) return [];
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });

/** A text whose citations are all of the form `[n]`, without those that name nothing that was seen. Code stays as it is. */
export const citedOnly = (text: string, known: ReadonlySet<number>): string =>
  text
    .split(/(```[\s\S]*?(?:```|$)|`[^`\n]*`)/)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(CITATION, (_whole, inside: string) =>
            numbersIn(inside)
              .filter((n) => known.has(n))
              .map((n) => `[${n}]`)
              .join(''),
          ),
    )
    .join('');
