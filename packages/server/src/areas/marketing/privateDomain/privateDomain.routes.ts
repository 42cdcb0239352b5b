import {
  addPrivateDomain,
  listPrivateDomainOptions,
  listPrivateDomains,
  modifyPrivateDomain,
  pagePrivateDomainMembers,
  pagePrivateDomains,
  readWeComCallback,
  readWeComSync,
  removePrivateDomains,
  syncWeCom,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { channelSettingsStore } from '../../../channels/channelSettings.store.js';
import { fail } from '../../../http/failure.js';
import { type Route, serve } from '../../../http/serve.js';
import { callbackKeys, callbackPath, readSync, startSync } from '../../../weCom/index.js';
import { namesOfDomains, optionsOfDomains, pageOfDomainMembers, pageOfDomains } from './domainRows.store.js';
import { domainWrites } from './domainWrites.js';
import type { PrivateDomainDeps } from './privateDomainDeps.js';

/** Groups of customers, who is in them, and how far they are in step with WeCom. */
export const privateDomainRoutes = ({ db, secrets, open, publicUrl = '' }: PrivateDomainDeps): Route[] => {
  const writes = domainWrites(db);
  const settings = channelSettingsStore(db, secrets);

  return [
    serve(listPrivateDomains, ({ body }) => namesOfDomains(db, body)),
    serve(pagePrivateDomains, ({ body }) => pageOfDomains(db, body)),
    serve(listPrivateDomainOptions, () => optionsOfDomains(db)),
    serve(
      pagePrivateDomainMembers,
      async ({ body }) => (await pageOfDomainMembers(db, body)) ?? fail('private_domain_not_found'),
    ),
    serve(addPrivateDomain, ({ body }, { userId }) => writes.add(body, userId)),
    serve(modifyPrivateDomain, async ({ body }) => {
      await writes.modify(body);
      return null;
    }),
    serve(removePrivateDomains, async ({ query: { idList } }) => {
      await writes.remove(idList);
      return null;
    }),
    serve(readWeComSync, async () => ({ ...(await readSync(db)), configured: (await open()) !== null })),
    serve(syncWeCom, async () => {
      if ((await open()) === null) return fail('channel_not_configured');
      await db.transaction(startSync);
      return null;
    }),
    serve(readWeComCallback, async () => {
      const account = (await settings.vendor('weCom'))?.account ?? '';
      const { token, encodingAesKey } = callbackKeys(secrets, account);
      const [heard] = await db.query<{ at: Date | null }>(sql`select heard_at as at from wecom_sync`);
      const url = publicUrl === '' ? '' : `${publicUrl}${callbackPath(secrets)}`;
      return { url, token, encodingAesKey, heardTime: heard?.at?.toISOString() ?? null };
    }),
  ];
};
