import type { Language } from '../../../http/messages.js';
import { inUsualDigits, type Written, writtenIn } from '../../../text/writtenNumbers.js';

const marks: Readonly<Record<Language, string>> = { 'zh-CN': '（待核实）', 'en-US': ' (not verified)' };

/** Where a clause of a sentence ends, a comma between digits apart. */
const CLAUSE = /(?<=[，。；！？|])|(?<=[,;.!?])(?=\s)/u;
/** What may follow the last word of a clause. */
const TAIL = /[，。；！？,;.!?|\s]*(?:\[\d{1,3}\])*[，。；！？,;.!?|\s]*$/u;
/** Numbers of lists and headings, and citations: they tell no amount. */
const LEADING = /^\s*(?:[#>*+-]+\s*)*(?:\d{1,2}(?:\.\d{1,2})*[.)、．]\s*)?/u;
const CITED = /\[\d{1,3}\]/g;
/** How a text is divided, as far as that is small: "three stages". */
const STRUCTURE =
  /(?<!\d)\d{1,2}\s*(?:个?(?:方面|步|步骤|阶段|部分|要点|层面|章|条)|(?:parts?|steps?|stages?|points?|sections?)\b)/giu;
/** Amounts in Chinese numerals and shares in words. */
const IN_WORDS =
  /[一二两三四五六七八九十百千零〇半几数]+(?:余|多)?\s*(?:成|倍|万|亿|元|%)[一二两三四五六七八九十百千万亿元]*|(?:百|千|万)?分之[一二三四五六七八九十百零点]+|翻[了一两]*[番倍]|\b(?:half|halved|doubl\w+|tripl\w+|twice|dozens?|hundreds?|thousands?|millions?|billions?)\b/giu;

/** A number of the material is this one, as it may have been rounded. */
const standsFor = (said: Written, known: Written): boolean =>
  said.as === known.as &&
  Math.abs(Math.abs(said.amount) - Math.abs(known.amount)) <= (said.as === 'plain' ? 0 : said.within) + 1e-9;

/**
 * `text` with a mark after each part of a sentence that tells a number which stands nowhere in the material, and how many
 * marks it took.
 */
export const markUnverified = (
  text: string,
  material: string,
  language: Language,
): { readonly content: string; readonly count: number } => {
  const known = writtenIn(inUsualDigits(material.replace(CITED, ' ')));
  const flat = material.replace(/\s+/g, '').toLowerCase();
  const mark = marks[language];
  let count = 0;
  const isOpen = (clause: string): boolean => {
    const bare = inUsualDigits(clause).replace(CITED, ' ').replace(STRUCTURE, ' ');
    return (
      writtenIn(bare).some((said) => !known.some((one) => standsFor(said, one))) ||
      [...bare.matchAll(IN_WORDS)].some(([words]) => !flat.includes(words.replace(/\s+/g, '').toLowerCase()))
    );
  };
  const marked = (line: string): string => {
    const [lead = ''] = LEADING.exec(line) ?? [];
    const rest = line.slice(lead.length);
    return (
      lead +
      rest
        .split(CLAUSE)
        .map((clause) => {
          if (clause.includes(mark.trim()) || !isOpen(clause)) return clause;
          count += 1;
          const at = TAIL.exec(clause)?.index ?? clause.length;
          return `${clause.slice(0, at)}${mark}${clause.slice(at)}`;
        })
        .join('')
    );
  };
  return { content: text.split('\n').map(marked).join('\n'), count };
};
