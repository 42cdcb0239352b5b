/** In the address while a test is sent. */
export const DIALOG = 'dialog';
export const TEST = 'test';
/** In the address in the place of an id: a template that is not saved yet. */
export const NEW = 'new';
