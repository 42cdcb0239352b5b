import { createServer } from 'node:http';
import * as z from 'zod/mini';
import { type HeardCall, startVendor, type VendorAnswer } from '../../channels/testing/vendor.js';
import { listenLocally } from '../../outbound/testing/listenLocally.js';

/** Who has whom, since when (in seconds), by which way, and what phone number staff noted. */
export interface PlayedContact {
  readonly externalUserId: string;
  userId: string;
  readonly name: string;
  since: number;
  readonly state?: string;
  readonly phone?: string;
}

export interface PlayedGroup {
  readonly chatId: string;
  readonly name: string;
  readonly owner: string;
  members: { readonly userId: string; readonly type: 1 | 2; readonly joined: number; readonly name: string }[];
}

/** What this WeCom knows; tests change it. */
export interface PlayedWorld {
  staff: Record<string, string>;
  contacts: PlayedContact[];
  groups: PlayedGroup[];
  ways: Map<string, { readonly state: string; users: readonly string[] }>;
  /** Who was handed over, from, to and how far it is; each key once for every time that it was asked for. */
  transfers: {
    /** Who had them had left. */
    hasLeft?: boolean;
    readonly from: string;
    readonly to: string;
    readonly externalUserId: string;
    status: number;
    /** Seconds since 1970 at which it came about. */
    at?: number;
  }[];
  greeted: { readonly code: string; readonly text: string }[];
  /** Messages that staff were asked to send, which they did at once. */
  sent: {
    readonly chatType: string;
    /** Contacts, or groups. */
    readonly to: readonly string[];
    readonly sender: string;
    readonly text: string;
  }[];
  /** Codes that refuse handing somebody over. */
  refuses: Map<string, number>;
  /** What is done with a call before all this, which may take a while; undefined: nothing. */
  before: (name: string, call: HeardCall) => VendorAnswer | undefined | Promise<VendorAnswer | undefined>;
  /** Items of a page. */
  page: number;
}

const Body = z.looseObject({
  cursor: z.optional(z.string()),
  userid_list: z.optional(z.array(z.string())),
  chat_id: z.optional(z.string()),
  handover_userid: z.optional(z.string()),
  takeover_userid: z.optional(z.string()),
  external_userid: z.optional(z.array(z.string())),
  config_id: z.optional(z.string()),
  state: z.optional(z.string()),
  user: z.optional(z.array(z.string())),
  welcome_code: z.optional(z.string()),
  text: z.optional(z.looseObject({ content: z.string() })),
  chat_type: z.optional(z.string()),
  chat_id_list: z.optional(z.array(z.string())),
  sender: z.optional(z.string()),
  msgid: z.optional(z.string()),
});
type Body = z.infer<typeof Body>;

/** A page of a list from a place on, `next_cursor` empty at its end. */
const paged = <T>(all: readonly T[], { cursor = '' }: Body, size: number) => {
  const from = Number(cursor || 0);
  const items = all.slice(from, from + size);
  return { items, next_cursor: from + size < all.length ? String(from + size) : '' };
};

const follow = ({ userId, since, state = '', phone }: PlayedContact) => ({
  userid: userId,
  createtime: since,
  state,
  remark_mobiles: phone === undefined ? [] : [phone],
});

const emptyWorld = (): PlayedWorld => ({
  staff: {},
  contacts: [],
  groups: [],
  ways: new Map(),
  transfers: [],
  greeted: [],
  sent: [],
  refuses: new Map(),
  before: () => undefined,
  page: 2,
});

/** What stands for the picture of a code. */
export const PICTURE = 'picture of a code';

type Answer = (body: Body, call: HeardCall) => object;

/** WeCom on this machine, as far as it is called. */
export const startPlayedWeCom = async () => {
  const vendor = await startVendor();
  const pictures = await listenLocally(
    createServer((_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE)),
  );
  let world = emptyWorld();
  let ways = 0;

  const handOver = (
    { handover_userid: from = '', takeover_userid: to = '', external_userid: who = [] }: Body,
    hasLeft: boolean,
  ): object => ({
    customer: who.map((externalUserId) => {
      const errcode = world.refuses.get(externalUserId) ?? 0;
      if (errcode === 0) world.transfers.push({ from, to, hasLeft, externalUserId, status: 2 });
      return { external_userid: externalUserId, errcode };
    }),
  });
  const handedOver = (body: Body, left: boolean): object => {
    const own = world.transfers.filter(
      ({ from, to, hasLeft = false }) =>
        from === body.handover_userid && to === body.takeover_userid && hasLeft === left,
    );
    const { items, next_cursor } = paged(own, body, world.page);
    return {
      customer: items.map(({ externalUserId, status, at: takeover_time }) => ({
        external_userid: externalUserId,
        status,
        takeover_time,
      })),
      next_cursor,
    };
  };

  const answers: Record<string, Answer> = {
    gettoken: () => ({ access_token: 't', expires_in: 7200 }),
    get_follow_user_list: () => ({ follow_user: Object.keys(world.staff) }),
    'user/get': (_, { query }) => ({ name: world.staff[query.get('userid') ?? ''] ?? '' }),
    get_by_user: (body) => {
      const own = world.contacts.filter(({ userId }) => body.userid_list?.includes(userId));
      const { items, next_cursor } = paged(own, body, world.page);
      const list = items.map((one) => ({
        external_contact: { external_userid: one.externalUserId, name: one.name },
        follow_info: follow(one),
      }));
      return own.length === 0 ? { errcode: 84061, errmsg: 'no contact' } : { external_contact_list: list, next_cursor };
    },
    'externalcontact/get': (_, { query }) => {
      const own = world.contacts.filter((one) => one.externalUserId === query.get('external_userid'));
      const [first] = own;
      if (first === undefined) return { errcode: 84061, errmsg: 'no contact' };
      return {
        external_contact: { external_userid: first.externalUserId, name: first.name },
        follow_user: own.map(follow),
      };
    },
    'groupchat/list': (body) => {
      const { items, next_cursor } = paged(world.groups, body, world.page);
      return { group_chat_list: items.map(({ chatId }) => ({ chat_id: chatId, status: 0 })), next_cursor };
    },
    'groupchat/get': ({ chat_id }) => {
      const group = world.groups.find(({ chatId }) => chatId === chat_id);
      if (group === undefined) return { errcode: 49002, errmsg: 'no such group' };
      const member_list = group.members.map(({ userId, type, joined, name }) => ({
        userid: userId,
        type,
        join_time: joined,
        name,
      }));
      const { chatId, name, owner } = group;
      return { group_chat: { chat_id: chatId, name, owner, create_time: 1_764_000_000, member_list } };
    },
    transfer_customer: (body) => handOver(body, false),
    'resigned/transfer_customer': (body) => handOver(body, true),
    transfer_result: (body) => handedOver(body, false),
    'resigned/transfer_result': (body) => handedOver(body, true),
    add_contact_way: ({ state = '', user = [] }) => {
      ways += 1;
      world.ways.set(`w${ways}`, { state, users: user });
      return { config_id: `w${ways}`, qr_code: `${pictures.url}/w${ways}` };
    },
    update_contact_way: ({ config_id = '', user = [] }) => {
      const way = world.ways.get(config_id);
      if (way === undefined) return { errcode: 41035, errmsg: 'no such way' };
      way.users = user;
      return {};
    },
    del_contact_way: ({ config_id = '' }) =>
      world.ways.delete(config_id) ? {} : { errcode: 41035, errmsg: 'no such way' },
    list_contact_way: (body) => {
      const { items, next_cursor } = paged([...world.ways.keys()], body, world.page);
      return { contact_way: items.map((config_id) => ({ config_id })), next_cursor };
    },
    get_contact_way: ({ config_id = '' }) => ({
      contact_way: {
        config_id,
        state: world.ways.get(config_id)?.state ?? '',
        qr_code: `${pictures.url}/${config_id}`,
      },
    }),
    send_welcome_msg: ({ welcome_code: code = '', text }) => {
      world.greeted.push({ code, text: text?.content ?? '' });
      return {};
    },
    add_msg_template: ({ chat_type: chatType = '', chat_id_list, external_userid, sender = '', text }) => {
      const to = chat_id_list ?? external_userid ?? [];
      const count = world.sent.push({ chatType, to, sender, text: text?.content ?? '' });
      return { msgid: `msg-${count}` };
    },
    get_groupmsg_send_result: ({ msgid = '' }) => {
      const { chatType, to = [] } = world.sent[Number(msgid.slice('msg-'.length)) - 1] ?? {};
      const key = chatType === 'group' ? 'chat_id' : 'external_userid';
      return { send_list: to.map((one) => ({ [key]: one, status: 1 })) };
    },
  };

  /** The last two parts of a path, or the last. */
  const answerOf = (path: string): readonly [string, Answer | undefined] => {
    const parts = path.split('/');
    const [two, one] = [parts.slice(-2).join('/'), parts.at(-1) ?? ''];
    return two in answers ? [two, answers[two]] : [one, answers[one]];
  };

  const play = () =>
    vendor.answers(async (call) => {
      const [name, answer] = answerOf(call.path);
      const given = await world.before(name, call);
      if (given !== undefined) return given;
      if (answer === undefined) return { body: { errcode: 40001 } };
      const body = z.parse(Body, call.text === '' ? {} : JSON.parse(call.text));
      return { body: { errcode: 0, errmsg: 'ok', ...answer(body, call) } };
    });
  play();

  return {
    url: vendor.url,
    hosts: [...vendor.allowed, pictures.host],
    close: async () => {
      await vendor.close();
      await pictures.close();
    },
    world: () => world,
    /** Knows this alone from now on, and has heard nothing. */
    becomes: (next: Partial<PlayedWorld>) => {
      world = { ...emptyWorld(), ...next };
      play();
    },
    /** How often it was called so. */
    calls: (name: string): number => vendor.heard.filter(({ path }) => answerOf(path)[0] === name).length,
  };
};

export type PlayedWeCom = Awaited<ReturnType<typeof startPlayedWeCom>>;
