import { ApiError } from '@console/api';

/** Runs what a button starts. What the server refuses ends it: the client's messages have told the reader why. */
export const attempt = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
};
