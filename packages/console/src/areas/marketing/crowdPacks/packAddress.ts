/** In the address while the settings of a pack are open. */
export const DIALOG = 'dialog';
export const SETTINGS = 'settings';
