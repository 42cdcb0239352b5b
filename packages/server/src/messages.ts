import { accountMessages } from './areas/account/account.messages.js';
import { assistantMessages } from './areas/assistants/index.js';
import { chatMessages } from './areas/chat/index.js';
import {
  channelSettingsMessages,
  customerMessages,
  gatheringMessages,
  uploadMessages,
} from './areas/customerData/index.js';
import { dataQueryMessages } from './areas/dataQuery/index.js';
import { embedMessages } from './areas/embed/index.js';
import { faqMessages } from './areas/faq/index.js';
import { graphMessages } from './areas/graph/graph.messages.js';
import { knowledgeMessages } from './areas/knowledge/index.js';
import { marketingMessages } from './areas/marketing/index.js';
import { messageMessages } from './areas/messages/index.js';
import { metricMessages, reportMessages } from './areas/metrics/index.js';
import { permissionMessages } from './areas/permissions/index.js';
import { slideMessages } from './areas/slides/index.js';
import { toolMessages } from './areas/tools/index.js';
import { contractMessages } from './http/contractMessages.js';
import { commonMessages, type Messages } from './http/messages.js';
import { jobMessages } from './jobs/index.js';

/** Words of every reason that any call may fail with. */
export const messages: Messages = {
  ...commonMessages,
  ...contractMessages,
  ...accountMessages,
  ...assistantMessages,
  ...knowledgeMessages,
  ...faqMessages,
  ...chatMessages,
  ...permissionMessages,
  ...messageMessages,
  ...jobMessages,
  ...embedMessages,
  ...dataQueryMessages,
  ...metricMessages,
  ...reportMessages,
  ...graphMessages,
  ...slideMessages,
  ...toolMessages,
  ...marketingMessages,
  ...customerMessages,
  ...uploadMessages,
  ...gatheringMessages,
  ...channelSettingsMessages,
};
