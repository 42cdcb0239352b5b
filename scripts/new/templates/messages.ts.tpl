import { gone, type Messages } from '../../http/messages.js';

/** Words of the reasons that calls about %names% end with. */
export const %record%Messages: Messages = {
  %reason%_not_found: gone('%zh%', '%name%'),
};
