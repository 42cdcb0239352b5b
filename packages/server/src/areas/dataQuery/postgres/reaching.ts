import { AnalysisError } from '../../../analysis/index.js';
import { describePostgres, type NotReached, postgresAddress } from '../../../analysis/postgres/index.js';
import { fail } from '../../../http/failure.js';
import type { Language } from '../../../http/messages.js';
import { type SecretBox, sourcePlace } from '../../../secrets/index.js';
import type { Connection } from '../dataSources.store.js';
import type { FoundTable } from '../sourceTables.store.js';
import { describedTables } from './describedTables.js';

const reasons: Readonly<Record<NotReached | 'key_lost', Readonly<Record<Language, string>>>> = {
  no_host: { 'zh-CN': '找不到这个主机', 'en-US': 'there is no such host' },
  refused: { 'zh-CN': '主机没有接受连接', 'en-US': 'the host takes no connection' },
  timed_out: { 'zh-CN': '5 秒内没有回应', 'en-US': 'there was no reply within 5 seconds' },
  sign_in: { 'zh-CN': '用户名或密码不对', 'en-US': 'the user or the password is wrong' },
  no_database: { 'zh-CN': '没有这个数据库', 'en-US': 'there is no such database' },
  no_ssl: { 'zh-CN': '加密方式不符', 'en-US': 'it does not encrypt as was asked' },
  key_lost: {
    'zh-CN': '保存的地址解不开，请重新填写',
    'en-US': 'the stored address cannot be opened and has to be entered again',
  },
  other: { 'zh-CN': '连接中断或没有读取权限', 'en-US': 'the connection broke off, or nothing may be read' },
};

const shape: Readonly<Record<Language, string>> = {
  'zh-CN': '请写成 postgres://用户名:密码@主机:端口/数据库，后面只能带 sslmode',
  'en-US': 'Write it as postgres://user:password@host:port/database, with nothing but sslmode after it.',
};

const isReason = (text: string): text is keyof typeof reasons => Object.hasOwn(reasons, text);

/** What a call fails with where a database was not reached, if that is what happened. */
export const reachFailure = (error: unknown, language: Language): unknown => {
  if (!(error instanceof AnalysisError)) return error;
  if (error.code === 'analysis_address_not_allowed') return fail('address_not_allowed');
  if (error.code !== 'analysis_not_reached') return error;
  const reason = isReason(error.message) ? error.message : 'other';
  return fail('data_source_unreachable', { values: { reason: reasons[reason][language] } });
};

/** Tries to reach a database. Answers how it is kept and what it holds, or throws `invalid_request`, `address_not_allowed` and `data_source_unreachable`. */
export const reachDatabase = async (
  { id, url }: { readonly id: string; readonly url: string },
  { secrets, allowed, language }: { secrets: SecretBox; allowed: readonly string[]; language: Language },
): Promise<{ connection: Connection; tables: FoundTable[] }> => {
  const address = postgresAddress(url);
  if (address === null) throw fail('invalid_request', { fields: { url: shape[language] } });
  const { host, port, database } = address;
  try {
    const tables = describedTables(await describePostgres({ url, allowed })).map(({ found }) => found);
    const shown = `${host.includes(':') ? `[${host}]` : host}:${port}/${database}`;
    return { connection: { sealed: secrets.seal(url, sourcePlace(id)), address: shown }, tables };
  } catch (error) {
    throw reachFailure(error, language);
  }
};
