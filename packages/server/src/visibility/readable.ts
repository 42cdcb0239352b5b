import type { Actor } from '../http/serve.js';
import { maskPhones } from '../text/maskPhones.js';

/** Whether somebody who looks through conversations reads phone numbers whole: who manages users knows them anyway. */
export const readsPhones = ({ permissions }: Pick<Actor, 'permissions'>): boolean => permissions.has('users');

/** What somebody said, as one who looks through conversations may read it. */
export const readableTo = (actor: Pick<Actor, 'permissions'>): ((text: string) => string) =>
  readsPhones(actor) ? (text) => text : maskPhones;
