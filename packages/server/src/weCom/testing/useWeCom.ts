import sql from 'sql-template-tag';
import { channelSettingsStore } from '../../channels/channelSettings.store.js';
import type { Database } from '../../db/database.js';
import type { SecretBox } from '../../secrets/index.js';

export const CORP_ID = 'ww1';

/** WeCom is set up, and reached at this address. */
export const useWeCom = async (db: Database, secrets: SecretBox, address: string, enabled = true): Promise<void> => {
  const [user] = await db.query<{ id: string }>(sql`select id from users limit 1`);
  await channelSettingsStore(db, secrets).modify(
    {
      channel: 'qyWechat',
      enabled,
      vendor: 'weCom',
      address,
      account: CORP_ID,
      secret: 's',
      signName: '',
      dailyLimit: 100,
      dailyLimitPerPerson: 5,
      quietFrom: '',
      quietTo: '',
      price: 0,
    },
    user?.id ?? '',
  );
};

/** What the work in the background and the tests before have left, and all that is known of WeCom. */
export const forgetWeCom = async (db: Database): Promise<void> => {
  await db.query(sql`
    delete from jobs where kind in ('sync_wecom', 'take_wecom_reports', 'hand_over_contacts', 'ask_transfers',
      'keep_contact_way');
    delete from staff_assignments; delete from wecom_changes; delete from wecom_contacts; delete from referral_links;
    delete from private_domains; delete from wecom_staff; delete from wecom_events; delete from channel_settings;
    delete from opt_outs; delete from crowd_packs; delete from customers;
    update wecom_sync set run = 0, status = 'never', step = '', problem = '', said = '', staff_read = 0, started_at = null,
      finished_at = null, heard_at = null`);
};
