/** Codes that are not HTTP statuses. Everything else in an envelope's `code` is the server's own. */

/** Success, the only one. */
export const OK = 200;
/** The call took longer than `REQUEST_TIMEOUT`. */
export const TIMED_OUT = 9999;
/** HTTP 403 with this code: signed in, but not permitted. The session goes on. */
export const NOT_PERMITTED = 4030;
/** The reply was not what the contract says. */
export const UNEXPECTED_REPLY = 'unexpected_reply';
/** The server was never reached. */
export const UNREACHABLE = 'unreachable';
/** The caller gave up. */
export const ABORTED = 'aborted';
/** A mistake in this program, which no server has a part in. */
export const INTERNAL = 'internal';

/** Milliseconds after which a call is given up. */
export const REQUEST_TIMEOUT = 300_000;

/** Milliseconds after which loading a part of the program is given up. */
export const CHUNK_LOAD_TIMEOUT = 120_000;

/** The fixed messages of the error catalogue, by what they are for. */
export const catalogue = {
  timedOut: '接口响应超时',
  badRequest: '客户端请求错误，请联系管理员',
  notFound: '您请求的资源（网页等）不存在',
  serverError: '程序运行出错,或服务器异常',
  busy: '服务器繁忙，请稍后',
  invalidData: '数据格式校验错误',
  missingResource: '查询的资源不存在',
  outOfOrder: '业务流程处理不规范, 先完成计算,再分包.....',
} as const;

export type CatalogueEntry = keyof typeof catalogue;

/**
 * Which row of the catalogue speaks for a status or envelope code. `null` where there is none: then the server's
 * own words are all there is, and they are only logged.
 */
export const catalogueEntry = (code: number): CatalogueEntry | 'unauthorized' | 'forbidden' | null => {
  switch (code) {
    case 400:
      return 'badRequest';
    case 401:
      return 'unauthorized';
    case 403:
      return 'forbidden';
    case 404:
      return 'notFound';
    case 500:
      return 'serverError';
    case 502:
    case 503:
      return 'busy';
    case TIMED_OUT:
      return 'timedOut';
    default:
      if (code >= 1000 && code < 2000) return 'invalidData';
      if (code >= 2000 && code < 3000) return 'missingResource';
      if (code >= 3000 && code < 4000) return 'outOfOrder';
      return null;
  }
};
