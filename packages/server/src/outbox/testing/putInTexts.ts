import sql from 'sql-template-tag';
import { channelSettingsStore } from '../../channels/channelSettings.store.js';
import type { Database } from '../../db/database.js';
import type { SecretBox } from '../../secrets/index.js';
import { type OutgoingMessage, putIn } from '../outbox.store.js';
import { startSending } from '../sendings.store.js';

/** Text messages go to a gateway at this address, as many as there are. */
export const useGateway = async (
  db: Database,
  secrets: SecretBox,
  address: string,
  change: Partial<{ dailyLimit: number; dailyLimitPerPerson: number; quietFrom: string; quietTo: string }> = {},
): Promise<void> => {
  const settings = {
    channel: 'sms',
    enabled: true,
    vendor: 'smsGateway',
    address,
    account: 'console',
    secret: 'a secret',
    signName: '省篮协',
    dailyLimit: 10_000_000,
    dailyLimitPerPerson: 100,
    quietFrom: '',
    quietTo: '',
    price: 45,
  } as const;
  const [user] = await db.query<{ id: string }>(sql`select id from users limit 1`);
  await channelSettingsStore(db, secrets).modify({ ...settings, ...change }, user?.id ?? '');
};

/** Numbers of customers, `c1` on. */
export const phoneOf = (n: number): string => `139${String(n).padStart(8, '0')}`;

/** So many customers, each with a number. */
export const addCustomers = async (db: Database, count: number): Promise<void> => {
  await db.query(sql`
    insert into customers (id, name, phone)
    select 'c' || n, '客户' || n, '139' || lpad(n::text, 8, '0') from generate_series(1, ${count}::int) n`);
};

const PIECE = 5000;

/** A text message to each of them, for one cause, and the work begun. */
export const sendTexts = async (db: Database, cause: string, count: number, content = '周六见'): Promise<void> => {
  const message = (n: number): OutgoingMessage => ({
    person: `c${n}`,
    customerId: `c${n}`,
    address: phoneOf(n),
    content: { signName: '省篮协', content },
    cost: 45,
  });
  for (let from = 1; from <= count; from += PIECE) {
    const size = Math.min(PIECE, count - from + 1);
    await db.transaction((tx) =>
      putIn(
        tx,
        cause,
        'sms',
        Array.from({ length: size }, (_, at) => message(from + at)),
      ),
    );
  }
  await db.transaction((tx) => startSending(tx, cause, 'sms'));
};
