import type { Day } from '../days.js';
import type { Vocabulary } from '../vocabulary.js';
import { readChanges, readTimes } from './comparisons.js';
import { unknownIn } from './fillers.js';
import { fold } from './fold.js';
import { readBare, readCounted, readFilters, readGrain, readGroups } from './groups.js';
import { readOrder, readThresholds } from './limits.js';
import { markWords, METRIC } from './marks.js';
import { nothingSaid, type Said } from './said.js';

/** Words that a question begins or ends with when it changes the one before, even where it names a metric. */
const onwards =
  /^(?:那么?|换成?|改成|改为|改看|再|还有|what about|how about|and |instead|switch|change)|呢[?。]?$|instead[.?]?$/;

/** Words for what the rows of the tables are about that a question asks for figures of. */
const subjectsOf = ({ metrics }: Said, { metrics: all, tables }: Vocabulary): ReadonlySet<string> => {
  const codes = metrics.flatMap((metric) => metric.codes);
  const names = all.filter(({ code }) => codes.includes(code)).map(({ table }) => table);
  return new Set(tables.flatMap(({ name, subjects = [] }) => (names.includes(name) ? subjects.map(fold) : [])));
};

/** What a question says in the words of a vocabulary, and what of it nobody knows. */
export const readSaid = (question: string, vocabulary: Vocabulary, today: Day): Said => {
  const said = nothingSaid();
  const folded = fold(question);
  said.goesOn = onwards.test(folded);
  const text = markWords(folded, vocabulary);
  // Each step leaves the words that it understood out of the text; what could be read two ways goes to the earlier one.
  readThresholds(text, said);
  readTimes(text, said, today);
  readOrder(text, said);
  readChanges(text, said);
  readFilters(text, said);
  readCounted(text, said);
  readGrain(text, said);
  readGroups(text, said);
  if (said.order !== null) text.take(`(?:按照?|根据|依照?|(?<![a-z])by ?)(?=${METRIC})`, () => true);
  readBare(text, said);
  // Compared, without saying with what: with the period before, as far as nothing else stands side by side.
  const sideBySide =
    said.groupBy.length + said.bareGroups.length + said.filters.flatMap(({ values }) => values).length > 1;
  if (!sideBySide && /对比|比较|(?<![a-z])compar/.test(text.text)) said.changes = true;
  said.unknown = unknownIn(text.text, said.compare !== null || said.changes, subjectsOf(said, vocabulary));
  return said;
};
