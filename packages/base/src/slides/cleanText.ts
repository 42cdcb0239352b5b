/** What no file may hold, and what would turn the reading direction of what follows. */
const unwanted = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;
const broken = /[\p{Cs}\uFFFE\uFFFF]/gu;

/** One line of text that can stand on a page and in a file: without control characters, one space where there were several. */
export const cleanText = (text: string): string =>
  text.replaceAll(broken, '\uFFFD').replaceAll(unwanted, ' ').replaceAll(/ {2,}/g, ' ').trim();

/** Its paragraphs, each cleaned; empty ones are left out. */
export const cleanParagraphs = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(cleanText)
    .filter((one) => one !== '');

/** The first words of a text, to name it by. */
export const firstWords = (text: string, length = 16): string => {
  const characters = [...cleanText(text)];
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length).join('')}…`;
};
