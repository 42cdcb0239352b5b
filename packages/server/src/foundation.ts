import path from 'node:path';
import { openAnalysis } from './analysis/index.js';
import { signInStore } from './areas/account/signIn.store.js';
import { userStore } from './areas/account/user.store.js';
import { modelStore } from './areas/assistants/index.js';
import { visitorStore } from './areas/embed/index.js';
import { knowledgeRetrieval } from './areas/knowledge/index.js';
import { createAuditLog } from './areas/permissions/index.js';
import type { Services } from './app.types.js';
import { demoMark } from './demo/demoMark.js';
import { diskStorage } from './files/index.js';
import { rateLimiter } from './http/rateLimit.js';
import { createEmbedder, createReranker, modelChain } from './models/index.js';
import { createScans } from './ocr/index.js';
import { createOffice } from './office/index.js';
import { createPageImages } from './parsing/pageImages.js';
import { readSecretKeys, secretBox } from './secrets/index.js';
import { createUploads } from './uploads/index.js';

/** Milliseconds that an answer waits for its passages to be put in order. */
const RERANKING = 5_000;

/** Opens what more than one area works with: identities, secrets, models, files, the reading and finding of documents. */
export const buildFoundation = ({ config, db, log }: Pick<Services, 'config' | 'db' | 'log'>) => {
  const users = userStore(db);
  // The embedded database serves one at a time: streams and sign-in first, work that nobody waits for last.
  const urgent = db.at('urgent');
  const background = db.at('background');
  const visitors = visitorStore(urgent);
  const signIns = signInStore(urgent, config.session);
  const limiter = rateLimiter(db);
  const audit = createAuditLog({ db, limiter, log });
  const secrets = secretBox(readSecretKeys(config.dataDir, config.secretKeys));
  const ofEnvironment = { chat: config.llm, embedding: config.embedding, rerank: config.rerank };
  const models = modelStore(db, ofEnvironment, secrets);
  const isDemo = demoMark(db);
  const appConfig = async ({ host }: { host: string }) => ({
    productTitle: config.productTitle,
    version: config.version,
    modelConfigured: (await models.inUse('chat')) !== null,
    maxUploadBytes: config.maxUploadBytes,
    testHost: config.testHosts.some((one) => one === host || one === host.replace(/:\d+$/, '')),
    demo: await isDemo(),
  });

  // The embedded database has one process, this one: whatever a former one left unfinished is free.
  const alone = config.databaseUrl === undefined;
  const storage = diskStorage(path.join(config.dataDir, 'files'));
  const pagesFolder = path.join(config.dataDir, 'pages');
  const pageImages = createPageImages({ storage, cacheDir: pagesFolder });
  const scans = createScans({ storage, cacheDir: pagesFolder, log });
  const office = createOffice({ program: config.libreOffice });
  const model = async (id: string | null = null) => modelChain(await models.chain(id), log);
  const knowledge = {
    db,
    storage,
    pageImages,
    scans,
    office,
    log,
    maxUploadBytes: config.maxUploadBytes,
    pageHosts: config.pageHosts,
    chatModel: model,
    embedder: async () => {
      const connection = await models.inUse('embedding');
      return connection === null ? null : createEmbedder(connection);
    },
    reranker: async () => {
      const connection = await models.inUse('rerank');
      return connection === null ? null : createReranker({ ...connection, firstByteMs: RERANKING });
    },
  };
  const retrieval = knowledgeRetrieval(knowledge);
  const uploads = createUploads({ db, storage });
  const analysis = openAnalysis({
    folder: path.join(config.dataDir, 'analysis'),
    onError: (error) => log.warn({ err: error }, 'the engine of questions to data failed'),
  });

  return {
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
  };
};
