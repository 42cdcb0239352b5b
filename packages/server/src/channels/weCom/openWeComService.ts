import type { Database } from '../../db/database.js';
import type { SecretBox } from '../../secrets/index.js';
import { channelSettingsStore } from '../channelSettings.store.js';
import { type WeCom, weCom } from './weCom.js';
import { type WeComDirectory, weComDirectory } from './weComDirectory.js';

export interface WeComService extends WeCom, WeComDirectory {
  /** The association's id there. */
  readonly corpId: string;
}

/** Null: WeCom is not set up, or switched off. */
export type OpenWeCom = () => Promise<WeComService | null>;

export interface OpenWeComDeps {
  readonly db: Database;
  readonly secrets: SecretBox;
  /** Hosts inside that may be called all the same. */
  readonly allowedHosts: readonly string[];
}

/** WeCom by the settings of its channel: read anew each time, and opened anew only where they were changed. */
export const openWeComService = ({ db, secrets, allowedHosts: allowed }: OpenWeComDeps): OpenWeCom => {
  const settings = channelSettingsStore(db, secrets);
  let kept: { readonly key: string; readonly service: WeComService } | undefined;
  return async () => {
    const access = await settings.access('qyWechat');
    if (access === null || !access.enabled || !access.secret || access.account === '') return null;
    const { address, account: corpId, secret } = access;
    const key = JSON.stringify([address, corpId, secret]);
    if (kept?.key !== key) {
      const line = { ...(address !== '' && { endpoint: address }), corpId, secret, allowed };
      // Tokens are kept with it.
      kept = { key, service: { ...weCom(line), ...weComDirectory(line), corpId } };
    }
    return kept.service;
  };
};
