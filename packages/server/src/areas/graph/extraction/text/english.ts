import { isUnclear } from '../checkSource.js';
import { type Statement, SURE } from './statement.js';

const NUMBER =
  '(?:\\d[\\d,]*(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)';
const UNIT =
  '(?:minutes?|seconds?|hours?|days?|weeks?|months?|years?|players?|officials?|referees?|substitutes?|points?|periods?|quarters?|met(?:re|er)s?|centimet(?:re|er)s?|cm|mm|m|kg|g|grams?|fouls?|time-outs?|teams?|members?|games?|percent|%)';
const QUANTITY = `${NUMBER}(?:\\s*(?:-|to)\\s*${NUMBER})?(?:\\s|-)*${UNIT}(?:\\s+(?:of age|each|long|wide|high))?`;

const article = /^(?:the|an?|each|every|all)\s+/i;
const noSubject =
  /^(?:if|when|that|there|it|this|these|those|he|she|they|we|you|what|which|who|where|unless|while|because|after|before|during|in|on|at|for|by|with|as|no|not|any|such|one|here|and|but|or|so|then|to)\b/i;
const noWord =
  /\b(?:shall|must|may|can|should|will|would|if|when|that|which|who|is|are|was|were|has|have|not)\b|[,;:?!()]/i;

/** The name of a thing: few words without a verb; empty where it is none. */
const nameOf = (text: string, words = 6): string => {
  const name = text.trim().replace(article, '').replace(/["“”]/g, '').trim();
  const isName =
    /[a-z]/i.test(name) &&
    name.split(/\s+/).length <= words &&
    !noSubject.test(text.trim()) &&
    !noWord.test(name) &&
    !isUnclear(name);
  return isName ? name : '';
};

const itemsOf = (list: string): string[] => {
  const items = list
    .replace(/\b(?:,?\s*etc\.?)$/i, '')
    .split(/,\s*(?:and|or)\s+|,\s*|\s+and\s+/i)
    .map((item) => nameOf(item, 5));
  return items.includes('') ? [] : items;
};

const definition = (sentence: string): Statement[] => {
  const match = /^(.{2,60}?)\s+(means|refers to|is defined as|are defined as)\s+(.{3,120})$/i.exec(sentence);
  const [, subject = '', said = '', object = ''] = match ?? [];
  const name = nameOf(subject);
  if (name === '' || object.length > 60) return [];
  return [{ subject: name, predicate: 'definition', said, object: object.trim(), confidence: SURE.definition }];
};

const naming = (sentence: string): Statement[] => {
  const match = /^(.{2,60}?)\s+(?:is|are)\s+(?:also\s+)?(called|known as)\s+(.{2,40})$/i.exec(sentence);
  const [, subject = '', said = '', object = ''] = match ?? [];
  const [name, called] = [nameOf(subject), nameOf(object, 4)];
  return name === '' || called === ''
    ? []
    : [{ subject: name, predicate: 'called', said, object: called, confidence: SURE.definition }];
};

const parts = (sentence: string): Statement[] => {
  const match =
    /^(.{2,60}?)\s+(?:shall\s+|must\s+)?(consists? of|is made up of|are made up of|is composed of|includes?|comprises?|is divided into|are divided into)\s+(.{2,160})$/i.exec(
      sentence,
    );
  const [, subject = '', said = '', list = ''] = match ?? [];
  const name = nameOf(subject);
  if (name === '') return [];
  const predicate = /divided/i.test(said) ? 'divided into' : 'includes';
  return itemsOf(list).map((object) => ({ subject: name, predicate, said, object, confidence: SURE.parts }));
};

const limits: readonly (readonly [pattern: string, predicate: string])[] = [
  ['(?:shall|must|should)?\\s*(?:not be|be no|is no|are no|have no) (?:less|fewer|shorter) than', 'at least'],
  ['(?:(?:shall|must|should) )?(?:be|is|are|have|has|lasts?|consists? of) at least', 'at least'],
  [
    '(?:(?:shall|must|may|should) )?(?:not exceed|not be (?:more|longer) than|be no more than|have no more than|be at most|have at most|is at most)',
    'at most',
  ],
  ['lasts?|(?:shall|must) last', 'duration'],
  ['(?:(?:shall|must) )?(?:be|is|are)', 'is'],
  ['has|have|(?:shall|must) have', 'has'],
];
const measured = new RegExp(
  `^(.{2,60}?)\\s+(${limits.map(([pattern]) => `(?:${pattern})`).join('|')})\\s+(?:a |an )?(${QUANTITY})$`,
  'i',
);

const quantity = (sentence: string): Statement[] => {
  const [, subject = '', said = '', object = ''] = measured.exec(sentence) ?? [];
  const name = nameOf(subject);
  if (name === '') return [];
  const predicate = limits.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(said.trim()))?.[1] ?? said;
  return [{ subject: name, predicate, said, object: object.trim(), confidence: SURE.number }];
};

const being = (sentence: string): Statement[] => {
  const [, subject = '', rest = ''] =
    /^(.{2,60}?)\s+(?:is|are)\s+((?:an?|the|one of)\s+.{2,90})$/i.exec(sentence) ?? [];
  const object = rest.split(/\s+(?:that|which|who|whose|where|when|in which)\s|,/i)[0] ?? '';
  const [name, kind] = [nameOf(subject), nameOf(object, 8)];
  return name === '' || kind === ''
    ? []
    : [{ subject: name, predicate: 'is', said: 'is', object: kind, confidence: SURE.being }];
};

const unsure = /\?|^(?:if|when|unless|for example|e\.g\.)\b/i;
const aside = /\s*\([^()]{0,80}\)/g;

/** What an English sentence says outright. */
export const englishStatements = (sentence: string): Statement[] => {
  const whole = sentence
    .replace(aside, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;!]+$/, '');
  if (unsure.test(whole)) return [];
  for (const ways of [definition, naming, quantity, parts, being]) {
    const found = ways(whole);
    if (found.length > 0) return found;
  }
  return [];
};
