import { collectEvents } from '@console/api/contract';
import { allEndpoints } from '@console/api/contract/all';
import sql from 'sql-template-tag';
import { apiDocs } from './apiDocs/index.js';
import type { App, Services } from './app.types.js';
import { accountRoutes } from './areas/account/account.routes.js';
import { permissionsOf } from './areas/account/grants.js';
import { readerOfUser, rightsOfUser } from './areas/account/rights.store.js';
import { menuTree } from './areas/account/menuTree.js';
import { generatePassword, hashPassword } from './areas/account/password.js';
import { assistantRoutes } from './areas/assistants/index.js';
import {
  answerAgain,
  chatRoutes,
  createAnswers,
  DIALOGUE_WORK,
  dialogueFileJobs,
  dialogueWorkJob,
  evidencePages,
  EXPORT_RECORDS,
  exportRecordsJob,
  languageOfQuestion,
  storeFinished,
  standardPrompts,
  standsAlone,
  trialRoutes,
} from './areas/chat/index.js';
import {
  countFaqHit,
  draftFaq,
  faqQuestions,
  faqRoutes,
  GATHER_GAPS,
  gatherGapsJob,
  matchFaq,
} from './areas/faq/index.js';
import { embedRoutes, originLookup } from './areas/embed/index.js';
import { createCustomerData } from './areas/customerData/index.js';
import { createDataQuery } from './areas/dataQuery/index.js';
import { dictionaryRoutes } from './areas/dictionary/dictionary.routes.js';
import { feedbackRoutes } from './areas/feedback/feedback.routes.js';
import { createGraph } from './areas/graph/index.js';
import { homeRoutes } from './areas/home/home.routes.js';
import {
  functionCalls,
  keepFile,
  knowledgeJobs,
  knowledgeRoutes,
  queueCalibration,
  queueEmbedding,
  faultOfSettings,
  seedGuide,
} from './areas/knowledge/index.js';
import { createMarketing } from './areas/marketing/index.js';
import { createMetrics } from './areas/metrics/index.js';
import { messagesJobs, messagesRoutes, sendServerMessage } from './areas/messages/index.js';
import { permissionRoutes } from './areas/permissions/index.js';
import { createSlides } from './areas/slides/index.js';
import {
  reportRoutes,
  statisticsRoutes,
  usageRoutes,
  usageText,
  WEEKLY_REPORT,
  weeklyReportJob,
} from './areas/statistics/index.js';
import { behindTool, createTools, openTools, planText } from './areas/tools/index.js';
import { messageChannels } from './channels/messageChannels.js';
import type { Queryable } from './db/database.js';
import { buildFoundation } from './foundation.js';
import { createApp } from './http/createApp.js';
import { notAvailable } from './http/notAvailable.js';
import { jobRoutes, type JobRunner, startJobRunner } from './jobs/index.js';
import { messages } from './messages.js';
import { sealAtStart } from './secrets/index.js';
import { createUpkeep } from './upkeep.js';
import { uploadRoutes } from './uploads/index.js';
import {
  ASK_RECEIPTS,
  askReceiptsJob,
  forgetEarly,
  outboxDoors,
  queueReceipts,
  queueLostSendings,
  SEND_MESSAGES,
  sendMessagesJob,
} from './outbox/index.js';
import { readerOf } from './visibility/index.js';

/** Wires every area. A reader finds all modules of the server by following the imports of this file. */
export const buildApp = ({ config, db, log, closing, pages, checkReplies }: Services): App => {
  const {
    users,
    urgent,
    background,
    visitors,
    signIns,
    limiter,
    audit,
    secrets,
    models,
    appConfig,
    alone,
    storage,
    pagesFolder,
    pageImages,
    scans,
    office,
    model,
    knowledge,
    retrieval,
    uploads,
    analysis,
  } = buildFoundation({ config, db, log });
  const dataQuery = createDataQuery({
    db,
    analysis,
    storage,
    model,
    limiter,
    log,
    secrets,
    databaseHosts: config.functionHosts,
    readerOf: async (on, userId) => {
      const rights = await rightsOfUser(on, userId);
      return rights.permissions.has('dataQuery') ? readerOf(rights) : null;
    },
    tell: sendServerMessage,
    alone,
    maxUploadBytes: config.maxUploadBytes,
  });
  const metrics = createMetrics({
    db,
    analysis,
    tables: dataQuery.tables,
    tell: sendServerMessage,
    rightsOf: rightsOfUser,
    model,
    log,
  });
  const graph = createGraph({ db, background, storage, model, pages: retrieval, log });
  const slides = createSlides({
    db,
    background,
    storage,
    uploads,
    limiter,
    model,
    sources: {
      report: (span, language, reader) => usageText(background, span, language, reader),
      plan: (userId, id) => planText(db, userId, id),
    },
    documents: (userId) => evidencePages({ db, retrieval, pageImages }, userId),
    rightsOf: rightsOfUser,
    log,
  });
  const channels = messageChannels({ db, secrets, allowedHosts: config.functionHosts });
  const { publicUrl } = config;
  const customerData = createCustomerData({
    db,
    background,
    storage,
    limiter,
    secrets,
    channels,
    gatewayHosts: config.functionHosts,
    publicUrl,
  });
  const marketing = createMarketing({
    db,
    background,
    storage,
    limiter,
    uploads,
    secrets,
    channels,
    publicUrl,
    allowedHosts: config.functionHosts,
    maxUploadBytes: config.maxUploadBytes,
    tell: sendServerMessage,
  });
  const faq = {
    match: (question: Parameters<typeof matchFaq>[1]) => matchFaq({ db }, question),
    countHit: (id: string) => countFaqHit(db, id),
  };
  const functions = functionCalls({ db, secrets, functionHosts: config.functionHosts });
  const tools = createTools({
    db,
    model,
    documents: retrieval,
    evidence: retrieval,
    functions,
    limiter,
    log,
    alone,
    hasModel: async () => (await models.inUse('chat')) !== null,
  });
  const again = answerAgain({ db, model, retrieval, faq, functions, log });
  const regions = { pageImages, scans };
  const answers = createAnswers({ db: urgent, model, retrieval, regions, faq, functions, log, alone });
  // Of all pages the one of statistics alone grants this.
  const readsStatistics = async (on: Queryable, userId: string) =>
    (await rightsOfUser(on, userId)).permissions.has('statistics.answers');
  let jobs: JobRunner | undefined;
  const kinds = {
    ...knowledgeJobs({ ...knowledge, db: background }),
    ...dialogueFileJobs({ storage, scans, office, log }),
    [DIALOGUE_WORK]: dialogueWorkJob({ db: background, model, quoting: retrieval, log }),
    ...messagesJobs(),
    ...dataQuery.jobs,
    ...metrics.jobs,
    ...graph.jobs,
    ...slides.jobs,
    ...marketing.jobs,
    ...customerData.jobs,
    [EXPORT_RECORDS]: exportRecordsJob({ db: background, storage, tell: sendServerMessage }),
    [GATHER_GAPS]: gatherGapsJob(standsAlone),
    [SEND_MESSAGES]: sendMessagesJob({ channels, secrets, publicUrl }),
    [ASK_RECEIPTS]: askReceiptsJob(channels),
    [WEEKLY_REPORT]: weeklyReportJob({ tell: sendServerMessage, mayRead: readsStatistics }),
  };

  const routes = [
    ...accountRoutes({
      db,
      log,
      users,
      signIns,
      limiter,
      uploads,
      appConfig,
      openTools: (actor) => openTools(db, actor),
    }),
    ...permissionRoutes({
      db,
      audit,
      rules: { permissionsOf, menuTree, generatePassword, hashPassword, viewToken: signIns.createView },
      messages,
    }),
    ...assistantRoutes({
      db,
      models,
      onChange: async (kind) => {
        if (kind === 'embedding') await queueEmbedding(db);
        if (kind !== 'chat') await queueCalibration(db, true);
      },
    }),
    ...knowledgeRoutes({ ...knowledge, secrets, limiter, functionHosts: config.functionHosts, standardPrompts }),
    ...trialRoutes({
      db,
      model,
      retrieval,
      faq,
      functions,
      again,
      faultOf: faultOfSettings,
      hasModel: async (id) => (await models.connection(id))?.kind === 'chat',
      log,
    }),
    ...uploadRoutes(uploads),
    ...embedRoutes({ db, limiter, visitors, createVisit: signIns.createVisit }),
    ...faqRoutes({ db, uploads, embedder: knowledge.embedder, passages: retrieval.retrieve }),
    ...feedbackRoutes({
      db,
      uploads,
      notify: (message) => sendServerMessage(db, message),
      again,
      mayHandle: async (on, userId) => (await rightsOfUser(on, userId)).permissions.has('feedback.answers'),
      readerOfUser,
      giveAnswer: async (tx, { userId, topicId, question, again: { answer, references } }) => {
        const reader = await readerOfUser(tx, userId);
        const language = languageOfQuestion(question, 'zh');
        await storeFinished(
          tx,
          { userId, reader, liveness: answers.liveness },
          { topicId, question, answer, references, language },
        );
      },
      tellOfCase: sendServerMessage,
    }),
    ...statisticsRoutes({ db }),
    ...usageRoutes({ db }),
    ...reportRoutes({ db, mayRead: readsStatistics }),
    ...homeRoutes({ db }),
    ...dictionaryRoutes({ db }),
    ...chatRoutes({
      db,
      answers,
      retrieval,
      log,
      storage,
      office,
      pageImages,
      scans,
      keepers: { ...keepFile({ db, storage }), draftFaq: (wanted) => draftFaq(db, wanted) },
      maxUploadBytes: config.maxUploadBytes,
      limiter,
      faqQuestions: faqQuestions({ db, model }),
    }),
    ...messagesRoutes({ db, uploads }),
    ...dataQuery.routes,
    ...metrics.routes,
    ...graph.routes,
    ...marketing.routes,
    ...behindTool(db, 'ppt', slides.routes),
    ...tools.routes,
    ...customerData.routes,
    ...jobRoutes(db, kinds),
  ];
  const contract = allEndpoints.map(({ entry }) => entry);
  const docs = apiDocs({
    endpoints: allEndpoints,
    served: new Set(routes.map(({ endpoint: { method, path: at } }) => `${method} ${at}`)),
    messages,
    title: config.productTitle,
    version: config.version,
  });
  const ofOutbox = outboxDoors({ db, secrets });
  const http = createApp({
    routes: [...routes, ...notAvailable(contract, routes)],
    messages,
    authenticate: signIns.authenticate,
    authenticateAll: signIns.authenticateAll,
    onWrite: audit.record,
    log,
    closing,
    pages: async (request) => docs(request) ?? (await pages?.(request)) ?? null,
    doors: async (request) => (await ofOutbox(request)) ?? marketing.door(request),
    healthy: () => db.query(sql`select 1`),
    corsOrigins: config.corsOrigins,
    isEmbedOrigin: originLookup(visitors),
    isOpenOrigin: async (origin, to) => to === collectEvents.path && customerData.isGatherOrigin(origin),
    trustProxy: config.trustProxy,
    checkReplies,
  });

  const left = [...graph.removals, ...slides.removals, ...customerData.removals, ...marketing.removals];
  const upkeep = createUpkeep({
    db: background,
    storage,
    pagesFolder,
    pageImages,
    alone,
    conversationDays: config.conversationDays,
    removals: [
      signIns.removeEnded,
      limiter.removeExpired,
      audit.removeOld,
      visitors.removeOld,
      () => forgetEarly(background),
      ...left,
    ],
    queues: [
      queueLostSendings,
      queueReceipts,
      metrics.queue,
      ...marketing.queues,
      customerData.queue,
      dataQuery.queueAskings,
    ],
    log,
    closing,
  });

  return {
    http,
    embedOriginsOf: visitors.originsOf,
    served: routes.map(({ endpoint }) => endpoint),
    seedGuide: () => seedGuide({ db, storage, assistantId: 'general' }),
    start: async () => {
      upkeep.start();
      await sealAtStart(db, secrets, log);
      await answers.start();
      await dataQuery.start();
      await tools.start();
      await upkeep.queueDue();
      if ((await models.inUse('embedding')) ?? (await models.inUse('rerank')))
        await queueCalibration(background, false);
      jobs = await startJobRunner({
        db: background,
        kinds,
        alone,
        onError: (error, { id, kind }) => log.error({ err: error, jobId: id, kind }, 'background work failed'),
        onDone: ({ id, kind }, ms) => log.info({ jobId: id, kind, ms: Math.round(ms) }, 'background work done'),
      });
      pageImages.warmUp();
      upkeep.collect();
    },
    stop: async () => {
      await Promise.all([upkeep.stop(), dataQuery.close(), tools.close()]);
      await Promise.all([answers.close(), jobs?.stop(), pageImages.close(), scans.close(), analysis.close()]);
      await audit.settled();
    },
  };
};
