/** In the address: the tab of the plan that is open, its task that is looked at, and what is asked over it. */
export const TAB = 'tab';
export const TASK = 'task';
export const DIALOG = 'dialog';
export const EDIT = 'edit';
export const COPY = 'copy';
export const ADD_TASK = 'addTask';
export const EDIT_TASK = 'editTask';
/** Of a dry run, with the reason behind it: `people.optedOut`. */
export const PEOPLE = 'people.';
