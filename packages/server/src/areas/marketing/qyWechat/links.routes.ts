import {
  addReferralLink,
  checkReferralLinkName,
  exportReferralStatistics,
  listStaffNicks,
  modifyReferralLink,
  pageReferralLinks,
  readReferralLink,
  readReferralStatistics,
  removeReferralLinks,
  retryReferralLink,
} from '@console/api/contract';
import { fail } from '../../../http/failure.js';
import { type Route, serve } from '../../../http/serve.js';
import { staffNicks } from '../../../weCom/index.js';
import { linkRows } from './links.store.js';
import { linkSheet } from './linkSheet.js';
import { linkStatistics } from './linkStatistics.store.js';
import { linkWrites } from './linkWrites.js';
import type { QyWechatDeps } from './qyWechatDeps.js';

/** Links that lead new people to staff, and what came by them. */
export const linkRoutes = ({ db, open, publicUrl = '' }: QyWechatDeps): Route[] => {
  const rows = linkRows(db, publicUrl);
  const writes = linkWrites(db);
  const isConfigured = async (): Promise<boolean> => (await open()) !== null;

  return [
    serve(checkReferralLinkName, async ({ query: { name } }) => ({ repeat: await rows.isNameTaken(name) })),
    serve(addReferralLink, async ({ body }, { userId }) => writes.add(body, userId, await isConfigured())),
    serve(modifyReferralLink, async ({ body }) => {
      await writes.modify(body, await isConfigured());
      return null;
    }),
    serve(readReferralLink, async ({ query: { id } }) => (await rows.read(id)) ?? fail('referral_link_not_found')),
    serve(pageReferralLinks, ({ body }) => rows.page(body)),
    serve(removeReferralLinks, async ({ query: { idList } }) => {
      await writes.remove(idList);
      return null;
    }),
    serve(retryReferralLink, async ({ body: { id } }) => {
      await writes.retry(id, await isConfigured());
      return null;
    }),
    serve(listStaffNicks, () => staffNicks(db)),
    serve(readReferralStatistics, ({ body }) => linkStatistics(db, body)),
    serve(exportReferralStatistics, async ({ body, request: { language } }) =>
      linkSheet(await linkStatistics(db, body), language),
    ),
  ];
};
