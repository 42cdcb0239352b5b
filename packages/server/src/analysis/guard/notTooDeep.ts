import { QueryRefused } from '../errors.js';

/** What walks a tree goes as deep as the tree is. A query that is too deep for that is none of a person. */
export const notTooDeep = async <T>(look: () => Promise<T>): Promise<T> => {
  try {
    return await look();
  } catch (error) {
    if (error instanceof RangeError) throw new QueryRefused('too_much_asked');
    throw error;
  }
};
