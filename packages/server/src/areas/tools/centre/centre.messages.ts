import { gone, type Messages } from '../../../http/messages.js';

/** Words of the reasons that calls of the tool centre end with. */
export const centreMessages: Messages = {
  tool_not_found: gone('工具', 'tool'),
};
