import { tableOf, type WordGroups } from '../../retrieval/index.js';

/** Each is looked for like a question of its own. */
const MOST_WORDINGS = 8;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A question with words exchanged for those that stand for them in a base; never as it was asked. */
export const otherWordings = (question: string, groups: WordGroups): string[] => {
  if (groups.length === 0) return [];
  const table = tableOf(groups.map((group) => group.map(fold)));
  let wordings = [''];
  for (const part of table.partsAt(fold(question))) {
    const words = [part, ...table.synonymsOf(part)];
    wordings = words.flatMap((word) => wordings.map((before) => before + word)).slice(0, MOST_WORDINGS + 1);
  }
  return wordings.slice(1);
};
