import type { AnswerVersion } from '../contract/sessions.js';

/** Its stream has more to tell. */
export const isOpen = ({ status, suggesting }: AnswerVersion): boolean => status === 'running' || suggesting === true;
