/** What the parts of a new page are called, made from the one name that was typed. */

export class Refused extends Error {}

/** Words that stand for something else wherever a page would use its own. */
const reserved = new Set(
  `abstract any array as async await boolean break case catch class const continue date debugger declare default delete
  do else enum error export extends false field fields finally for from function if implements import in infer input
  instanceof interface is keyof let list map module namespace never new null number object of order package page
  partial pick private promise protected public query readonly record reference regexp require return route row schema select
  sequence set static story string super switch symbol table test this throw true try type typeof undefined unknown
  value var void while with words yield`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const LONGEST = 30;

export const camel = /^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)*$/;

/** Throws where a name cannot be one of files, functions and tables. */
export const checkName = (name, what) => {
  if (name === undefined || name === '') throw new Refused(`The ${what} needs a name, such as venues.`);
  if (!camel.test(name) || name.length > LONGEST) {
    throw new Refused(
      `"${name}" cannot be the name of ${what}: Latin letters and digits in one word, a small letter first, ` +
        `${LONGEST} at most, such as trainingCamps.`,
    );
  }
  if (reserved.has(name.toLowerCase())) {
    throw new Refused(`"${name}" is a word of the language or of the console itself. Choose another name.`);
  }
};

/** One and several of what the rules below would get wrong. */
const irregular = new Map(
  `abuse:abuses alias:aliases analysis:analyses atlas:atlases basis:bases bias:biases cache:caches calorie:calories
  canvas:canvases child:children cookie:cookies crisis:crises diagnosis:diagnoses excuse:excuses gas:gases hero:heroes
  lens:lenses movie:movies news:news person:people quiz:quizzes rookie:rookies selfie:selfies series:series
  species:species tennis:tennis thesis:theses tie:ties use:uses`
    .split(/\s+/)
    .map((pair) => pair.split(':')),
);
const irregularOnes = new Map([...irregular].map(([one, several]) => [several, one]));

/** Changes the last word of a name, as it is in `known` or else as `rule` says; a capital letter stays one. */
const lastWord = (name, known, rule) =>
  name.replace(/[A-Za-z][a-z0-9]*$/, (word) => {
    const found = known.get(word.toLowerCase());
    return found === undefined ? rule(word) : word.charAt(0) + found.slice(1);
  });

/** One of several: venues → venue. What is one already stays. */
export const singular = (name) =>
  lastWord(name, new Map([...irregularOnes, ...[...irregular.keys()].map((one) => [one, one])]), (word) => {
    if (/[^aeiou]ies$/.test(word)) return word.replace(/ies$/, 'y');
    // Of statuses, not of causes and houses.
    if (/(?:ss|[^ao]us|x|zz|ch|sh)es$/.test(word)) return word.replace(/es$/, '');
    return /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
  });

/** Several of one: venue → venues. */
export const plural = (name) =>
  lastWord(name, irregular, (word) => {
    if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
    return /(?:s|x|zz|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
  });

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

const parted = (name, by) => name.replaceAll(/[A-Z]/g, (letter) => `${by}${letter.toLowerCase()}`);

const shown = /^[\p{L}\p{N}](?:[\p{L}\p{N} -]{0,18}[\p{L}\p{N}])?$/u;

/**
 * What templates fill in. `typed` is the page's name, one record or several; `zh` and `en` what people read, one record
 * of it; left out, that is made from the name.
 *
 * @param {{ typed?: string, zh?: string, en?: string }} words
 */
export const namesOf = ({ typed, zh, en }) => {
  checkName(typed, 'a page');
  const record = singular(typed);
  checkName(record, 'a record');
  const records = plural(record);
  const name = en?.toLowerCase() ?? parted(record, ' ');
  for (const words of [zh, en]) {
    if (words !== undefined && !shown.test(words)) {
      throw new Refused(`"${words}" cannot stand on the page: letters, digits and inner spaces, 20 at most.`);
    }
  }
  return {
    record,
    records,
    Record: capital(record),
    Records: capital(records),
    table: parted(records, '_'),
    reason: parted(record, '_'),
    name,
    names: plural(name),
    Name: capital(name),
    Names: capital(plural(name)),
    zh: zh ?? capital(name),
  };
};
