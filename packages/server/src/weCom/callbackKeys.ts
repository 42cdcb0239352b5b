import type { WeComCallbackKeys } from '../channels/weCom/weComCallback.js';
import type { SecretBox } from '../secrets/index.js';

const PURPOSE = 'wecom callback';
const TOKEN_LETTERS = 32;
const PATH_LETTERS = 22;

/** Made of this installation's key, so that they need not be kept: what is entered at WeCom, and whom reports are for. */
export const callbackKeys = (secrets: SecretBox, corpId: string): WeComCallbackKeys => ({
  token: secrets.sign('token', PURPOSE).slice(0, TOKEN_LETTERS),
  encodingAesKey: secrets.sign('key', PURPOSE),
  corpId,
});

/** Where WeCom reports: a path that nobody else can guess. */
export const callbackPath = (secrets: SecretBox): string =>
  `/wecom/${secrets.sign('path', PURPOSE).slice(0, PATH_LETTERS)}`;

/** Whether the last part of such a path is the right one. */
export const isCallbackKey = (secrets: SecretBox, key: string): boolean =>
  key.length === PATH_LETTERS && secrets.isSigned('path', PURPOSE, key);
