import { ApiError } from '@console/api';

/**
 * Runs what a button starts. What the server refuses ends it: the client's messages have told the reader why. Answers
 * whether it went through.
 */
export const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return false;
  }
};
