import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isStrongPassword } from '@console/base';
import * as z from 'zod/mini';
import { ADMIN_ACCOUNT } from './areas/account/seed.js';
import { logLevels } from './log.js';

/** Folder that holds `packages`. */
export const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

const number = (fallback: number, low: number, high: number) =>
  z.pipe(
    z._default(z.string(), String(fallback)).check(z.regex(/^\d+$/, 'has to be a whole number')),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.int().check(z.gte(low, `has to be at least ${low}`), z.lte(high, `has to be at most ${high}`)),
    ),
  );

const httpUrl = z.optional(
  z.url({ protocol: /^https?$/, error: 'has to be an address that begins with http:// or https://' }),
);

const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

/** A name or an address as it stands in a URL, possibly with a port. */
const isHost = (text: string): boolean => {
  if (!URL.canParse(`ftp://${text}`)) return false;
  const { host, hostname } = new URL(`ftp://${text}`);
  return host === text.toLowerCase() && hostname !== '';
};

const hosts = (name: string, text: string, problems: string[]): string[] => {
  const named = words(text).map((host) => host.toLowerCase());
  for (const host of named) {
    if (!isHost(host)) problems.push(`${name}: ${host} is not a host such as erp.example.com or 10.0.0.5:8080`);
  }
  return named;
};

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const origins = (name: string, text: string, problems: string[]): string[] => {
  const named = words(text);
  for (const origin of named) {
    if (!isOrigin(origin)) problems.push(`${name}: ${origin} is not an origin such as https://portal.example.com`);
  }
  return named;
};

/** Every variable that the server reads. */
export const Environment = z.object({
  PORT: number(3000, 0, 65_535),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), path.join(repositoryRoot, '.data')),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'has to begin with postgres://'))),
  DATABASE_POOL: number(10, 1, 1000),
  LLM_BASE_URL: httpUrl,
  LLM_API_KEY: z.optional(z.string()),
  LLM_MODEL: z.optional(z.string()),
  EMBEDDING_BASE_URL: httpUrl,
  EMBEDDING_API_KEY: z.optional(z.string()),
  EMBEDDING_MODEL: z.optional(z.string()),
  RERANK_BASE_URL: httpUrl,
  RERANK_API_KEY: z.optional(z.string()),
  RERANK_MODEL: z.optional(z.string()),
  EMBED_ORIGINS: z._default(z.string(), ''),
  CORS_ORIGINS: z._default(z.string(), ''),
  FUNCTION_HOSTS: z._default(z.string(), ''),
  PAGE_HOSTS: z._default(z.string(), ''),
  PUBLIC_URL: httpUrl,
  TEST_HOSTS: z._default(z.string(), ''),
  LIBREOFFICE: z.optional(z.string()),
  SECRET_KEY: z._default(z.string(), ''),
  ADMIN_PASSWORD: z.optional(
    z
      .string()
      .check(
        z.refine(
          (password) => isStrongPassword(password, ADMIN_ACCOUNT),
          `has to be 8 to 32 letters, digits and signs, of three kinds at least, without "${ADMIN_ACCOUNT}"`,
        ),
      ),
  ),
  PRODUCT_TITLE: z._default(z.string(), '篮球 AI 智能体平台'),
  MAX_UPLOAD_MB: number(200, 1, 2000),
  LOG_LEVEL: z._default(z.enum(logLevels, `has to be one of ${logLevels.join(', ')}`), 'info'),
  SESSION_IDLE_HOURS: number(12, 1, 8760),
  SESSION_MAX_HOURS: number(168, 1, 8760),
  CONVERSATION_DAYS: number(0, 0, 36_500),
  TRUST_PROXY: z._default(z.enum(['true', 'false'], 'has to be true or false'), 'false'),
});

/** An endpoint that speaks the OpenAI protocol. */
export interface ModelConfig {
  /** Up to and with `/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  /** Undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** To a real PostgreSQL, at most. */
  readonly databaseConnections: number;
  /** Undefined: answers quote the passages found. */
  readonly llm: ModelConfig | undefined;
  /** Undefined: retrieval by words alone. */
  readonly embedding: ModelConfig | undefined;
  /** Undefined: passages stay in the order in which they are found. */
  readonly rerank: ModelConfig | undefined;
  /** Origins that may frame the embeddable pages. */
  readonly embedOrigins: readonly string[];
  /** Origins whose pages may make calls. */
  readonly corsOrigins: readonly string[];
  /** Hosts inside our own network that functions of knowledge bases may call, each with its port or without. */
  readonly functionHosts: readonly string[];
  /** Hosts inside our own network whose pages may be made documents of, each with its port or without. */
  readonly pageHosts: readonly string[];
  /**
   * Where people outside reach this server, without a slash at its end: short addresses in messages begin with it. Undefined:
   * addresses in messages stay as they are, and none leads to opting out.
   */
  readonly publicUrl: string | undefined;
  /** Hosts that are no real installation, each with its port or without: the console says so there, and can be made slow. */
  readonly testHosts: readonly string[];
  /** The program that rewrites old office files. Undefined: `soffice`, where programs are. */
  readonly libreOffice: string | undefined;
  readonly adminPassword: string | undefined;
  /** What stored keys are encrypted with; the first encrypts, the others open what was encrypted before. None: a file's. */
  readonly secretKeys: readonly string[];
  readonly productTitle: string;
  readonly version: string;
  readonly maxUploadBytes: number;
  readonly logLevel: (typeof logLevels)[number];
  readonly session: { readonly idleHours: number; readonly maxHours: number };
  /** Conversations in which nobody asked anything for so many days are deleted. Undefined: none ever. */
  readonly conversationDays: number | undefined;
  readonly trustProxy: boolean;
}

/** The environment holds something that the server cannot work with. The message names all of it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const version = (): string => {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return z.parse(z.object({ version: z.string() }), manifest).version;
};

const model = (
  name: string,
  baseUrl: string | undefined,
  apiKey: string | undefined,
  id: string | undefined,
  problems: string[],
): ModelConfig | undefined => {
  if (baseUrl === undefined) {
    if (id !== undefined) problems.push(`${name}_MODEL: has no effect without ${name}_BASE_URL`);
    if (apiKey !== undefined) problems.push(`${name}_API_KEY: has no effect without ${name}_BASE_URL`);
    return undefined;
  }
  if (id === undefined) problems.push(`${name}_MODEL: has to be set together with ${name}_BASE_URL`);
  return { baseUrl: baseUrl.replace(/\/+$/, ''), apiKey, model: id ?? '' };
};

const refuse = (problems: readonly string[]): never => {
  throw new ConfigError(`the configuration is not usable:\n${problems.map((one) => `  ${one}`).join('\n')}`);
};

/** Reads the settings off environment variables; an empty one counts as not set. Throws `ConfigError`. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== '');
  const parsed = z.safeParse(Environment, Object.fromEntries(given));
  if (!parsed.success) return refuse(parsed.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`));

  const env = parsed.data;
  const problems: string[] = [];
  if (env.SESSION_IDLE_HOURS > env.SESSION_MAX_HOURS)
    problems.push('SESSION_IDLE_HOURS: has to be at most SESSION_MAX_HOURS');
  const llm = model('LLM', env.LLM_BASE_URL, env.LLM_API_KEY, env.LLM_MODEL, problems);
  const embedding = model('EMBEDDING', env.EMBEDDING_BASE_URL, env.EMBEDDING_API_KEY, env.EMBEDDING_MODEL, problems);
  const rerank = model('RERANK', env.RERANK_BASE_URL, env.RERANK_API_KEY, env.RERANK_MODEL, problems);
  const embedOrigins = origins('EMBED_ORIGINS', env.EMBED_ORIGINS, problems);
  const corsOrigins = origins('CORS_ORIGINS', env.CORS_ORIGINS, problems);
  if (corsOrigins.some((origin) => origin.includes('*'))) problems.push('CORS_ORIGINS: has to name each origin');
  const functionHosts = hosts('FUNCTION_HOSTS', env.FUNCTION_HOSTS, problems);
  const pageHosts = hosts('PAGE_HOSTS', env.PAGE_HOSTS, problems);
  const testHosts = hosts('TEST_HOSTS', env.TEST_HOSTS, problems);
  const secretKeys = words(env.SECRET_KEY);
  if (secretKeys.some((key) => key.length < 32)) problems.push('SECRET_KEY: has to have at least 32 characters');
  if (problems.length > 0) return refuse(problems);

  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(repositoryRoot, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseConnections: env.DATABASE_POOL,
    llm,
    embedding,
    rerank,
    embedOrigins,
    corsOrigins,
    functionHosts,
    pageHosts,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    testHosts,
    libreOffice: env.LIBREOFFICE,
    adminPassword: env.ADMIN_PASSWORD,
    secretKeys,
    productTitle: env.PRODUCT_TITLE,
    version: version(),
    maxUploadBytes: env.MAX_UPLOAD_MB * 1024 * 1024,
    logLevel: env.LOG_LEVEL,
    session: { idleHours: env.SESSION_IDLE_HOURS, maxHours: env.SESSION_MAX_HOURS },
    conversationDays: env.CONVERSATION_DAYS === 0 ? undefined : env.CONVERSATION_DAYS,
    trustProxy: env.TRUST_PROXY === 'true',
  };
};
