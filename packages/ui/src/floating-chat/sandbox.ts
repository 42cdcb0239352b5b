/** For a page of another origin: it may work, and not take the whole window elsewhere. */
export const FOREIGN_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads allow-modals';
