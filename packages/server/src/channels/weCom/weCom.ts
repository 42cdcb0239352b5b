import * as z from 'zod/mini';
import type { VendorFailure, VendorLine } from '../callVendor.js';
import type { Receipt, Refusal } from '../channel.js';
import { isNothing, tencentCalls } from '../tencent.js';

export interface WeComSettings extends VendorLine {
  /** Where it is reached. Default: the service's own address. */
  readonly endpoint?: string;
  readonly corpId: string;
  /** Of the application that may see contacts. */
  readonly secret: string;
}

/** A person whom a member of staff has as a contact. */
export interface WeComContact {
  readonly externalUserId: string;
  readonly name: string;
  /** Who has them, and since when. */
  readonly userId: string;
  readonly since: Date;
  /** The way they came by, as `addContactWay` was told; empty where they came otherwise. */
  readonly state: string;
  /** Phone numbers that staff noted. */
  readonly phones: readonly string[];
}

/** A text that a member of staff is asked to send. */
export interface WeComText {
  /** Whose contact the person is, or who owns the group. */
  readonly sender: string;
  readonly content: string;
  /** It goes to groups, each known by its id. Left out: to people. */
  readonly chatType?: 'group' | undefined;
}

/** Accounts between whom contacts are handed over. */
export interface WeComHandover {
  readonly from: string;
  readonly to: string;
  /** Who had them is no member any more: WeCom keeps that apart. */
  readonly hasLeft: boolean;
}

const ENDPOINT = 'https://qyapi.weixin.qq.com';
const PATH = '/cgi-bin/externalcontact';

const refusals: ReadonlyMap<number, Refusal> = new Map([
  [40096, 'address'],
  [84061, 'address'],
  // Of the member who is to send it: others may go through.
  [40003, 'other'],
  [40013, 'account'],
  [48002, 'account'],
  [60011, 'account'],
  [60020, 'account'],
  [84074, 'account'],
  [41048, 'limit'],
  [41064, 'content'],
]);

const Nothing = z.looseObject({});
const Transferred = z.looseObject({
  customer: z.array(z.looseObject({ external_userid: z.string(), errcode: z.number() })),
});
const Way = z.looseObject({ config_id: z.string(), qr_code: z.string() });
const Message = z.looseObject({ msgid: z.string(), fail_list: z.optional(z.array(z.string())) });
const Results = z.looseObject({
  send_list: z.array(
    z.looseObject({ external_userid: z.optional(z.string()), chat_id: z.optional(z.string()), status: z.number() }),
  ),
  next_cursor: z.optional(z.string()),
});

/** How far a message came: 1 delivered, 2 no contact any more, 3 had too many this month; 0 the member has not sent it yet. */
const failures: Readonly<Record<number, string>> = { 2: 'no contact any more', 3: 'too many messages this month' };

/** All pages of a call that answers a cursor. */
const allPages = async <Page extends { readonly next_cursor?: string | undefined }>(
  ask: (cursor: string) => Promise<{ answer: Page } | VendorFailure>,
): Promise<Page[] | VendorFailure> => {
  const pages: Page[] = [];
  for (let cursor = ''; ; ) {
    const result = await ask(cursor);
    if (isNothing(result)) return result;
    pages.push(result.answer);
    const next = result.answer.next_cursor ?? '';
    if (next === '' || next === cursor) return pages;
    cursor = next;
  }
};

/** What WeCom is told to do: hand contacts over, make ways to come, and have messages sent. What it knows is read by `weComDirectory`. */
export const weCom = (
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
    /** Hands contacts of one member to another, at most 100. Answers those who were not, with the code of each. */
    transfer: async (
      { from, to, hasLeft }: WeComHandover,
      externalUserIds: readonly string[],
      greeting: string,
    ): Promise<ReadonlyMap<string, number> | VendorFailure> => {
      const result = await call({
        path: `${PATH}/${hasLeft ? 'resigned/' : ''}transfer_customer`,
        body: {
          handover_userid: from,
          takeover_userid: to,
          external_userid: externalUserIds,
          ...(greeting !== '' && !hasLeft && { transfer_success_msg: greeting }),
        },
        answer: Transferred,
      });
      if (isNothing(result)) return result;
      const refused = result.answer.customer.filter(({ errcode }) => errcode !== 0);
      return new Map(refused.map((one) => [one.external_userid, one.errcode]));
    },

    /** A way to become a contact of one of these members; `state` (at most 30 signs) comes back with whoever takes it. */
    addContactWay: async (
      userIds: readonly string[],
      state: string,
      remark: string,
    ): Promise<{ configId: string; qrCode: string } | VendorFailure> => {
      const result = await call({
        path: `${PATH}/add_contact_way`,
        body: { type: userIds.length === 1 ? 1 : 2, scene: 2, user: userIds, state, remark, skip_verify: true },
        answer: Way,
      });
      return isNothing(result) ? result : { configId: result.answer.config_id, qrCode: result.answer.qr_code };
    },

    removeContactWay: async (configId: string): Promise<VendorFailure | null> => {
      const result = await call({ path: `${PATH}/del_contact_way`, body: { config_id: configId }, answer: Nothing });
      return isNothing(result) ? result : null;
    },

    /**
     * Asks a member to send a text to contacts, at most 10,000, or to groups of theirs, at most 2,000: it leaves when they say so.
     * Answers the message's id, and whom it cannot reach.
     */
    message: async (
      { sender, content, chatType }: WeComText,
      to: readonly string[],
      signal?: AbortSignal,
    ): Promise<{ messageId: string; unreachable: readonly string[] } | VendorFailure> => {
      const result = await call({
        path: `${PATH}/add_msg_template`,
        body: {
          ...(chatType === undefined
            ? { chat_type: 'single', external_userid: to }
            : { chat_type: chatType, chat_id_list: to }),
          sender,
          text: { content },
        },
        answer: Message,
        signal,
      });
      if (isNothing(result)) return result;
      return { messageId: result.answer.msgid, unreachable: result.answer.fail_list ?? [] };
    },

    /** What became of a message with the contacts or groups of its sender, as far as it is known. */
    messageResults: async (messageId: string, sender: string): Promise<Receipt[] | VendorFailure> => {
      const pages = await allPages((cursor) =>
        call({
          path: `${PATH}/get_groupmsg_send_result`,
          body: { msgid: messageId, userid: sender, limit: 1000, cursor },
          answer: Results,
        }),
      );
      if (isNothing(pages)) return pages;
      return pages
        .flatMap((page) => page.send_list)
        .flatMap(({ chat_id, external_userid: to = chat_id ?? '', status }) =>
          status === 0
            ? []
            : [
                {
                  receiptId: messageId,
                  to,
                  state: status === 1 ? 'delivered' : 'failed',
                  said: failures[status] ?? '',
                },
              ],
        );
    },
  };
};

export type WeCom = ReturnType<typeof weCom>;
