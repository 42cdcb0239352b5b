import type { Endpoint, Input } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { App } from '../app.types.js';
import type { SignInStore } from '../areas/account/signIn.store.js';
import { json, type Queryable } from '../db/database.js';
import { requestOf, unwrap } from '../http/requestOf.js';

/** Who makes a call, and when. */
export interface DemoCaller {
  readonly as: { readonly id: string };
  /** Left out: the audit log does not tell of it. */
  readonly at?: Date;
}

/** Calls of the contract, made in this process, by the people of a demo world and at their time. */
export interface DemoCalls {
  /** A call, unwrapped and held against the contract. Throws `RefusedCall`. */
  call<P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>, input: Input<Endpoint<P, Q, B, R>>, caller: DemoCaller): Promise<R>;
  /** A call that answers a stream, read to its end. */
  follow<P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
    input: Input<Endpoint<P, Q, B, R>>,
    caller: DemoCaller,
  ): Promise<string>;
  /** Ends all sessions, and gives the audit log the times at which things were done. */
  close(): Promise<void>;
}

interface Address {
  requestId: string;
  at: string;
  address: string;
}

/** Where somebody sits: always the same. */
const deskOf = (id: string): string => {
  const sum = [...id].reduce((all, sign) => (all * 31 + sign.charCodeAt(0)) % 62_000, 7);
  return `10.20.${Math.floor(sum / 250) % 16}.${(sum % 250) + 2}`;
};

export const demoCalls = (
  { http }: Pick<App, 'http'>,
  signIns: Pick<SignInStore, 'create'>,
  db: Queryable,
): DemoCalls => {
  const tokens = new Map<string, Promise<string>>();
  const told: Address[] = [];

  const send = async <P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
    input: Input<Endpoint<P, Q, B, R>>,
    { as, at }: DemoCaller,
  ): Promise<Response> => {
    const token = tokens.get(as.id) ?? signIns.create(as.id);
    tokens.set(as.id, token);
    const { address, init } = requestOf(endpoint, input);
    const headers = new Headers(init.headers);
    headers.set('authorization', await token);
    const response = await http.request(address, { ...init, headers });
    const requestId = response.headers.get('x-request-id');
    if (at !== undefined && requestId !== null) told.push({ requestId, at: at.toISOString(), address: deskOf(as.id) });
    return response;
  };

  return {
    call: async (endpoint, input, caller) => unwrap(endpoint, await send(endpoint, input, caller)),
    follow: async (endpoint, input, caller) => (await send(endpoint, input, caller)).text(),
    close: async () => {
      await db.query(sql`delete from sign_ins`);
      await db.query(sql`
        update audit_log l set happened_at = t.at::timestamptz, address = t.address
        from jsonb_to_recordset(${json(told)}) as t("requestId" text, at text, address text)
        where l.request_id = t."requestId"`);
      await db.query(sql`
        delete from audit_log where not (request_id = any(${told.map(({ requestId }) => requestId)}::text[]))`);
    },
  };
};
