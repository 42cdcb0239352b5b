import * as z from 'zod/mini';
import type { VendorFailure } from '../callVendor.js';
import type { Refusal } from '../channel.js';
import { storable } from '../../text/storable.js';
import { isNothing, tencentCalls } from '../tencent.js';
import type { WeComContact, WeComHandover, WeComSettings } from './weCom.js';

/** A page of what is read little by little; `next` empty: it was the last one. */
export interface WeComPage<Item> {
  readonly items: readonly Item[];
  readonly next: string;
}

/** Somebody in a group: a contact, or a member of staff. */
export interface WeComGroupMember {
  readonly userId: string;
  readonly isStaff: boolean;
  readonly name: string;
  readonly joined: Date;
}

export interface WeComGroup {
  readonly chatId: string;
  readonly name: string;
  readonly owner: string;
  readonly created: Date;
  readonly members: readonly WeComGroupMember[];
}

/** What came of handing somebody over: 1 done · 2 under way · 3 they declined · 4 the new one has no room · 5 nothing is known of it. */
export interface WeComTransfer {
  readonly externalUserId: string;
  readonly status: number;
  /** When it came about; null: it has not, or WeCom does not say. */
  readonly takenOver: Date | null;
}

const ENDPOINT = 'https://qyapi.weixin.qq.com';
const PATH = '/cgi-bin/externalcontact';
const CONTACTS = 100;
const GROUPS = 20;
const WAYS = 100;
const STAFF_TYPE = 1;

/**
 * `account`: its secret, its rights, or where it calls from. `address`: they are nobody's contact, or have none. What is said of one
 * member of staff, as that there is no such account, is none of these: others may go through.
 */
const refusals: ReadonlyMap<number, Refusal> = new Map([
  [40013, 'account'],
  [48002, 'account'],
  [60011, 'account'],
  [60020, 'account'],
  [84074, 'account'],
  [40096, 'address'],
  [84061, 'address'],
]);

const Nothing = z.looseObject({});
const next_cursor = z.optional(z.string());
const Staff = z.looseObject({ follow_user: z.array(z.string()) });
const Named = z.looseObject({ name: z.optional(z.string()) });
const Person = z.looseObject({ external_userid: z.string(), name: z.optional(z.string()) });
const Follow = z.looseObject({
  userid: z.string(),
  createtime: z.number(),
  state: z.optional(z.string()),
  remark_mobiles: z.optional(z.array(z.string())),
});
const Contacts = z.looseObject({
  external_contact_list: z.optional(z.array(z.looseObject({ external_contact: Person, follow_info: Follow }))),
  next_cursor,
});
const Contact = z.looseObject({ external_contact: Person, follow_user: z.array(Follow) });
const Groups = z.looseObject({
  group_chat_list: z.optional(z.array(z.looseObject({ chat_id: z.string() }))),
  next_cursor,
});
const Group = z.looseObject({
  group_chat: z.looseObject({
    chat_id: z.string(),
    name: z.optional(z.string()),
    owner: z.string(),
    create_time: z.number(),
    member_list: z.array(
      z.looseObject({
        userid: z.string(),
        type: z.number(),
        join_time: z.number(),
        name: z.optional(z.string()),
        group_nickname: z.optional(z.string()),
      }),
    ),
  }),
});
const Transfers = z.looseObject({
  customer: z.optional(
    z.array(z.looseObject({ external_userid: z.string(), status: z.number(), takeover_time: z.optional(z.number()) })),
  ),
  next_cursor,
});
const Ways = z.looseObject({
  contact_way: z.optional(z.array(z.looseObject({ config_id: z.string() }))),
  next_cursor,
});
const Way = z.looseObject({
  contact_way: z.looseObject({
    config_id: z.string(),
    state: z.optional(z.string()),
    qr_code: z.optional(z.string()),
  }),
});

const moment = (seconds: number): Date => new Date(seconds * 1000);

const contactOf = (person: z.infer<typeof Person>, follow: z.infer<typeof Follow>): WeComContact => ({
  externalUserId: person.external_userid,
  name: storable(person.name ?? ''),
  userId: follow.userid,
  since: moment(follow.createtime),
  state: follow.state ?? '',
  phones: follow.remark_mobiles ?? [],
});

/** What WeCom knows, read page by page: staff, contacts, groups, what came of handing over, and the ways there are. */
export const weComDirectory = (
  { endpoint = ENDPOINT, corpId, secret, allowed, patience }: WeComSettings,
  now?: () => number,
) => {
  const tokenUrl = new URL('/cgi-bin/gettoken', endpoint);
  tokenUrl.searchParams.set('corpid', corpId);
  tokenUrl.searchParams.set('corpsecret', secret);
  const call = tencentCalls({
    endpoint,
    tokenCall: { method: 'GET', url: tokenUrl },
    secret,
    refusals,
    allowed,
    ...(patience && { patience }),
    now,
  });

  return {
    /** Accounts of all members of staff who may have contacts. */
    staff: async (): Promise<readonly string[] | VendorFailure> => {
      const result = await call({ path: `${PATH}/get_follow_user_list`, answer: Staff });
      return isNothing(result) ? result : result.answer.follow_user;
    },

    /** What a member of staff is called; empty: it is not told. */
    staffName: async (userId: string): Promise<string | VendorFailure> => {
      const result = await call({ path: '/cgi-bin/user/get', query: { userid: userId }, answer: Named });
      return isNothing(result) ? result : (result.answer.name ?? '');
    },

    /** Whom one member of staff has as contacts, from a place on; empty: from the first. */
    contactsOf: async (userId: string, cursor: string): Promise<WeComPage<WeComContact> | VendorFailure> => {
      const result = await call({
        path: `${PATH}/batch/get_by_user`,
        body: { userid_list: [userId], cursor, limit: CONTACTS },
        answer: Contacts,
      });
      if (isNothing(result))
        return result.state === 'refused' && result.reason === 'address' ? { items: [], next: '' } : result;
      const { external_contact_list: list = [], next_cursor: next = '' } = result.answer;
      return { items: list.map((one) => contactOf(one.external_contact, one.follow_info)), next };
    },

    /** One person, once for each member of staff who has them. */
    contact: async (externalUserId: string): Promise<readonly WeComContact[] | VendorFailure> => {
      const result = await call({
        path: `${PATH}/get`,
        query: { external_userid: externalUserId },
        answer: Contact,
      });
      if (isNothing(result)) return result;
      const { external_contact: person, follow_user: follows } = result.answer;
      return follows.map((follow) => contactOf(person, follow));
    },

    /** Ids of groups, from a place on. */
    groupIds: async (cursor: string): Promise<WeComPage<string> | VendorFailure> => {
      const result = await call({
        path: `${PATH}/groupchat/list`,
        body: { status_filter: 0, cursor, limit: GROUPS },
        answer: Groups,
      });
      if (isNothing(result)) return result;
      const { group_chat_list: list = [], next_cursor: next = '' } = result.answer;
      return { items: list.map((one) => one.chat_id), next };
    },

    groupWithMembers: async (chatId: string): Promise<WeComGroup | VendorFailure> => {
      const result = await call({
        path: `${PATH}/groupchat/get`,
        body: { chat_id: chatId, need_name: 1 },
        answer: Group,
      });
      if (isNothing(result)) return result;
      const { chat_id, name = '', owner, create_time, member_list } = result.answer.group_chat;
      const members = member_list.map((one) => ({
        userId: one.userid,
        isStaff: one.type === STAFF_TYPE,
        name: storable(one.group_nickname || (one.name ?? '')),
        joined: moment(one.join_time),
      }));
      return { chatId: chat_id, name: storable(name), owner, created: moment(create_time), members };
    },

    /** What came of all that was handed over from one to another, from a place on. */
    transfers: async (
      { from, to, hasLeft }: WeComHandover,
      cursor: string,
    ): Promise<WeComPage<WeComTransfer> | VendorFailure> => {
      const result = await call({
        path: `${PATH}/${hasLeft ? 'resigned/' : ''}transfer_result`,
        body: { handover_userid: from, takeover_userid: to, cursor },
        answer: Transfers,
      });
      if (isNothing(result)) return result;
      const { customer: list = [], next_cursor: next = '' } = result.answer;
      const items = list.map(({ external_userid: externalUserId, status, takeover_time: time = 0 }) => {
        return { externalUserId, status, takenOver: time > 0 ? moment(time) : null };
      });
      return { items, next };
    },

    /** Changes where a way leads to. */
    changeContactWay: async (
      configId: string,
      userIds: readonly string[],
      state: string,
      remark: string,
    ): Promise<VendorFailure | null> => {
      const result = await call({
        path: `${PATH}/update_contact_way`,
        body: { config_id: configId, user: userIds, state, remark, skip_verify: true },
        answer: Nothing,
      });
      return isNothing(result) ? result : null;
    },

    /** Ids of the ways that were made since then, from a place on. */
    contactWays: async (since: Date, cursor: string): Promise<WeComPage<string> | VendorFailure> => {
      const result = await call({
        path: `${PATH}/list_contact_way`,
        body: { start_time: Math.floor(since.getTime() / 1000), cursor, limit: WAYS },
        answer: Ways,
      });
      if (isNothing(result)) return result;
      const { contact_way: list = [], next_cursor: next = '' } = result.answer;
      return { items: list.map((one) => one.config_id), next };
    },

    /** A way with the word that it was given of its own. */
    contactWay: async (configId: string): Promise<{ code: string; qrCode: string } | VendorFailure> => {
      const result = await call({ path: `${PATH}/get_contact_way`, body: { config_id: configId }, answer: Way });
      if (isNothing(result)) return result;
      const { state: code = '', qr_code: qrCode = '' } = result.answer.contact_way;
      return { code, qrCode };
    },

    /** Greets somebody who has just come; the code is good for 20 seconds, and once. */
    welcome: async (code: string, content: string): Promise<VendorFailure | null> => {
      const result = await call({
        path: `${PATH}/send_welcome_msg`,
        body: { welcome_code: code, text: { content } },
        answer: Nothing,
      });
      return isNothing(result) ? result : null;
    },
  };
};

export type WeComDirectory = ReturnType<typeof weComDirectory>;
