import { idIn } from '../../navigation/addressValues.js';

/** As many can be asked at once. */
const MOST_SOURCES = 10;
const LONGEST_QUESTION = 1000;

/** The sources that an address names: `league,association`. None: whichever is meant. */
export const sourcesIn = (value: string | undefined): string[] | undefined => {
  const ids = (value ?? '').split(',').flatMap((one) => idIn(one) ?? []);
  return ids.length === 0 ? undefined : [...new Set(ids)].slice(0, MOST_SOURCES);
};

export const addressOf = (sourceIds: readonly string[]): string => sourceIds.join(',');

/** A question that an address brings, as it could have been typed: anyone may have written the address. */
export const questionIn = (value: string | undefined): string | undefined => {
  const text = value
    ?.replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_QUESTION);
  return text === '' ? undefined : text;
};
