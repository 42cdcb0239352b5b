import type * as z from 'zod/mini';
import type { Permission } from './permissions.js';

/** A schema whose values look the same on the wire and in the program: no transforms, no dates as objects. */
export type Schema<T> = z.core.$ZodType<T, T>;

/** An object schema: the only kind that can hold path parameters, a query or a form. */
export type FieldsSchema<T> = Schema<T> & { readonly _zod: { readonly def: { readonly shape: z.core.$ZodShape } } };

/** Who may call: holders of a permission, anyone signed in, or anyone at all. */
export type Needs = Permission | 'signedIn' | 'public';

/** Reads are cached, retried and prefetched; writes never are. The HTTP method does not decide this. */
export type Kind = 'read' | 'write';

/** How a reply travels: `json` is the envelope `{code, message, data}`, `blob` a bare file, `events` an event stream. */
export type As = 'json' | 'blob' | 'events';

/**
 * One call, written down once. Client function, hook, cache key, server validation, permission check, OpenAPI
 * document and fake server are all made from it.
 */
export interface Endpoint<
  Params = object,
  Query = object,
  Body = object,
  Reply = unknown,
  K extends Kind = Kind,
  A extends As = As,
> {
  /** What a model writes is a write as well: it costs, and is another each time. */
  readonly kind: K;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From the origin's root, `{name}` for a path parameter. */
  readonly path: `/${string}`;
  readonly params?: FieldsSchema<Params>;
  readonly query?: FieldsSchema<Query>;
  readonly body?: FieldsSchema<Body>;
  /** How the body travels. Default `json`; `multipart` where a field is a file. */
  readonly encoding?: 'json' | 'multipart' | 'form';
  /** What `data` of the envelope holds; for `events`, one event of the stream. */
  readonly reply: Schema<Reply>;
  /**
   * Success is code 200 with data that is truthy. With any other data the call has failed, in the words that the server
   * sent along.
   */
  readonly needsData?: true;
  /** Default `json`. */
  readonly as?: A;
  readonly needs: Needs;
  /** Open to visitors who came with a token of an embed key as well; everything else is closed to them. */
  readonly embed?: true;
  /** Once it went through, calls of the same token are answered as another one: nothing read before it is of use. */
  readonly changesIdentity?: true;
  /** Failures of its own, each with its status; `failureNumbers` says how it travels. The client finds them in `ApiError.reason`. */
  readonly fails?: Readonly<Record<string, number>>;
  /** `spec`: given to the letter; `reading`: our reading of a name; `ours`: our own. */
  readonly origin: 'spec' | 'reading' | 'ours';
}

/** A call that answers an envelope. */
export type JsonEndpoint<P, Q, B, R, K extends Kind = Kind> = Endpoint<P, Q, B, R, K, 'json'>;
/** A call that answers a file. */
export type FileEndpoint<P, Q, B, R> = Endpoint<P, Q, B, R, Kind, 'blob'>;
/** A call that answers a stream of events. */
export type StreamEndpoint<P, Q, B, Event, K extends Kind = Kind> = Endpoint<P, Q, B, Event, K, 'events'>;

/** Declares one call. The types of its parts are read off the schemas. */
export const endpoint = <
  Reply,
  K extends Kind,
  Params = unknown,
  Query = unknown,
  Body = unknown,
  A extends As = 'json',
>(
  entry: Endpoint<Params, Query, Body, Reply, K, A>,
): Endpoint<Params, Query, Body, Reply, K, A> => entry;

type Flat<T> = { [K in keyof T]: T[K] };

/** All that a call is given, in one flat object: path parameters, query and body fields have different names. */
export type Input<E> = E extends Endpoint<infer P, infer Q, infer B, infer _R> ? Flat<P & Q & B> : never;

/** What a call answers, unwrapped. */
export type ReplyOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? R : never;
