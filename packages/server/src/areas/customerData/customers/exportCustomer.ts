import { lookUp } from '@console/base';
import { strToU8, zipSync } from 'fflate';
import sql from 'sql-template-tag';
import { channelWords } from '../../../channels/channelWords.js';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import type { Language } from '../../../http/messages.js';
import { type Cell, writeXlsx } from '../../../spreadsheets/index.js';
import { wholeDetailsOf } from './customerRows.store.js';
import { exportWords } from './exportWords.js';
import { sentTo, sentWith, standing } from './sentMessages.js';

const columns = (titles: readonly string[]) => titles.map((title) => ({ title, width: 24 }));
const text = (value: unknown): Cell =>
  value === null || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

export interface Exporting {
  readonly language: Language;
  readonly now: Date;
  /** What they asked stands in it. Otherwise the file says that it does not. */
  readonly withAnswers: boolean;
  /** What was sent to them stands in it, by channel and template. Otherwise the file says that it does not. */
  readonly withMessages: boolean;
}

/** Everything that is kept of somebody, with whole numbers: for themselves. Throws `customer_not_found`. */
export const exportCustomer = async (
  db: Database,
  id: string,
  { language, now, withAnswers, withMessages }: Exporting,
): Promise<{ body: Uint8Array; name: string }> => {
  const [person] = await wholeDetailsOf(db, sql`c.id = ${id}`, now);
  if (person === undefined) throw fail('customer_not_found');
  const orders = await db.query<{
    number: string;
    amount: number;
    status: string;
    product: string;
    channel: string;
    time: Date;
  }>(sql`
    select number, amount::float8 as amount, status, product, channel, ordered_at as time
    from customer_orders where customer_id = ${id} order by ordered_at, id`);
  const events = await db.query<{ name: string; object: string; properties: unknown; time: Date }>(sql`
    select name, object, properties, occurred_at as time
    from customer_events where customer_id = ${id} order by occurred_at, id`);
  const packs = await db.query<{ name: string }>(sql`
    select p.name from crowd_pack_members m join crowd_packs p on p.id = m.pack_id
    where m.customer_id = ${id} order by p.name`);
  const answers = await db.query<{ question: string; answer: string; time: Date }>(sql`
    select s.question, s.answer, s.created_at as time
    from users u join topics t on t.user_id = u.id join sessions s on s.topic_id = t.id
    where u.customer_id = ${id} and ${withAnswers} order by s.created_at, s.id`);
  const messages = await db.query<{ channel: string; template: string; state: string; time: Date }>(sql`
    select o.channel, ${sentWith} as template, ${standing} as state, o.sent_at as time
    ${sentTo(id)} and ${withMessages} order by o.sent_at, o.seq`);
  const merges = await db.query<{ gone: unknown; time: Date }>(sql`
    select gone, created_at as time from customer_merges where kept_id = ${id} order by seq`);
  const { attributes, consents, tags, ...facts } = person;
  const said = exportWords[language];
  const names = packs.map(({ name }) => name);
  const everything = {
    customer: person,
    orders,
    events,
    ...(withAnswers && { answers }),
    ...(withMessages && { messages }),
    ...(!(withAnswers && withMessages) && {
      leftOut: {
        ...(!withAnswers && { answers: said.noAnswers }),
        ...(!withMessages && { messages: said.noMessages }),
      },
    }),
    crowdPacks: names,
    mergedFrom: merges,
  };
  const sheets = writeXlsx([
    {
      name: said.person,
      columns: columns([said.fact, said.value]),
      rows: [
        ...Object.entries(facts).map(([fact, value]): Cell[] => [fact, text(value)]),
        ...attributes.map(({ name, value }): Cell[] => [name, value]),
        ...consents.map(({ channel, agreed }): Cell[] => [channel, agreed]),
      ],
    },
    {
      name: said.orders,
      columns: columns(said.order),
      rows: orders.map(({ number, amount, status, product, channel, time }): Cell[] => [
        number,
        amount,
        status,
        product,
        channel,
        time.toISOString(),
      ]),
    },
    {
      name: said.events,
      columns: columns(said.event),
      rows: events.map(({ name, object, properties, time }): Cell[] => [
        name,
        object,
        text(properties),
        time.toISOString(),
      ]),
    },
    {
      name: said.answers,
      columns: columns(said.answer),
      rows: withAnswers
        ? answers.map(({ question, answer, time }): Cell[] => [question, answer, time.toISOString()])
        : [[said.noAnswers]],
    },
    {
      name: said.messages,
      columns: columns(said.message),
      rows: withMessages
        ? messages.map(({ channel, template, state, time }): Cell[] => [
            lookUp(channelWords[language], channel, channel),
            template,
            lookUp(said.messageStates, state, state),
            time.toISOString(),
          ])
        : [[said.noMessages]],
    },
    { name: said.labels, columns: columns([said.name]), rows: tags.map((name): Cell[] => [name]) },
    { name: said.packs, columns: columns([said.name]), rows: names.map((name): Cell[] => [name]) },
  ]);
  const body = zipSync({
    'customer.json': strToU8(JSON.stringify(everything, null, 2)),
    'customer.xlsx': sheets,
  });
  return { body, name: `${said.person}-${id}.zip` };
};
