import type { DemoPart } from '../demoWorld.js';
import { assignments } from './assignments.js';
import { assistants } from './assistants.js';
import { audiences } from './audiences.js';
import { conversations } from './conversations.js';
import { customers } from './customers.js';
import { ecologyMembers } from './ecologyMembers.js';
import { faq } from './faq.js';
import { feedback } from './feedback.js';
import { functions } from './functions.js';
import { graph } from './graph.js';
import { judgements } from './judgements.js';
import { knowledge } from './knowledge.js';
import { labels } from './labels.js';
import { lastTouches } from './lastTouches.js';
import { messages } from './messages.js';
import { models } from './models.js';
import { planRuns } from './planRuns.js';
import { operatePlans } from './plans.js';
import { people } from './people.js';
import { questions } from './questions.js';
import { sentMessages } from './sentMessages.js';
import { templates } from './templates.js';
import { weComPeople } from './weCom.js';

/** Who adds what to the demo world, one after the other. An area that lands adds its part here, before `lastTouches`. */
export const demoParts: readonly DemoPart[] = [
  people,
  labels,
  knowledge,
  faq,
  functions,
  assistants,
  models,
  questions,
  conversations,
  judgements,
  feedback,
  messages,
  graph,
  customers,
  audiences,
  ecologyMembers,
  templates,
  operatePlans,
  sentMessages,
  planRuns,
  weComPeople,
  assignments,
  lastTouches,
];
