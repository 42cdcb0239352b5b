/** Where this window keeps the list of pages that a user has open. */
export const tabsKey = (userId: string): string => `tabs:${userId}`;

/** Everything closed: the user left, or goes on in another role or system. */
export const forgetTabs = (userId: string): void => sessionStorage.removeItem(tabsKey(userId));
