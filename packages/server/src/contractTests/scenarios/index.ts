import { channelSettings } from './channelSettings.js';
import type { Scenario } from '../walk.js';
import { account } from './account.js';
import { analysisReports } from './analysisReports.js';
import { assistants } from './assistants.js';
import { businessPlans } from './businessPlans.js';
import { chat } from './chat.js';
import { crowdPacks } from './crowdPacks.js';
import { dataQuery } from './dataQuery.js';
import { customers } from './customers.js';
import { dataUploads } from './dataUploads.js';
import { deliveryReports } from './deliveryReports.js';
import { ecologyMembers } from './ecologyMembers.js';
import { embedKeys } from './embedKeys.js';
import { faq } from './faq.js';
import { feedback } from './feedback.js';
import { figures } from './figures.js';
import { gathering } from './gathering.js';
import { graph } from './graph.js';
import { insurance } from './insurance.js';
import { knowledge } from './knowledge.js';
import { labels } from './labels.js';
import { messages } from './messages.js';
import { messageTemplates } from './messageTemplates.js';
import { metrics } from './metrics.js';
import { models } from './models.js';
import { operatePlans } from './operatePlans.js';
import { permissions } from './permissions.js';
import { portraits } from './portraits.js';
import { savedQuestions } from './savedQuestions.js';
import { tools } from './tools.js';
import { slides } from './slides.js';
import { tripleReview } from './tripleReview.js';
import { tripleTasks } from './tripleTasks.js';
import { weCom } from './weCom.js';

/** All areas, in an order in which each finds what it needs. Together they make every call that is served. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  account,
  permissions,
  labels,
  assistants,
  knowledge,
  faq,
  chat,
  feedback,
  messages,
  models,
  embedKeys,
  figures,
  dataQuery,
  savedQuestions,
  metrics,
  analysisReports,
  graph,
  tripleReview,
  tripleTasks,
  slides,
  businessPlans,
  tools,
  insurance,
  customers,
  dataUploads,
  gathering,
  channelSettings,
  crowdPacks,
  messageTemplates,
  operatePlans,
  deliveryReports,
  ecologyMembers,
  weCom,
  portraits,
};
