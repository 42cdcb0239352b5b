/**
 * What a table says of a word that it may not know, such as a state that only a later server has. Whoever draws it
 * names what stands for all the others.
 */
export const lookUp = <T, F>(table: Readonly<Record<string, T>>, word: string, otherwise: F): T | F =>
  Object.hasOwn(table, word) ? (table[word] ?? otherwise) : otherwise;

/** The word itself where the list has it, else what stands for all the others. */
export const ifKnown = <T extends string, F>(list: readonly T[], word: string, otherwise: F): T | F =>
  list.find((one) => one === word) ?? otherwise;
