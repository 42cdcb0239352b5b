/** What the names of a user's drafts begin with, where the browser keeps them. */
export const draftsOf = (userId: string): string => `draft:${userId}:`;

/** Forgets whatever a user typed and did not send. */
export const clearDrafts = (userId: string): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(draftsOf(userId))) localStorage.removeItem(key);
};
