import type { ChannelOutcome } from '@console/api/contract';

/** A message to one person. */
export interface Outgoing<Content> {
  /** The same at each try: vendors that know keys take a message once, however often it comes. */
  readonly key: string;
  /** Phone number, open id, device or contact, as the channel knows people. */
  readonly to: string;
  readonly content: Content;
}

/**
 * Why a vendor did not take a message: `address` the person cannot be reached there, `content` it may not say this, `optedOut`
 * the person wants none, `account` the settings, keys or money of the account, `limit` too many today, `other` what its words say.
 */
export type Refusal = 'address' | 'content' | 'optedOut' | 'account' | 'limit' | 'other';

/** What a message failed by more closely, where that is known: words of a test of the settings. */
export interface Fault {
  readonly fault?: Exclude<ChannelOutcome, 'sent'>;
  /** The status of the reply. */
  readonly status?: number;
}

/**
 * What came of handing a message over. `later`: it was surely not taken and may be tried again. `unknown`: it may have been
 * taken, and nobody can tell, so it is never sent again by itself.
 */
export type SendOutcome =
  | { readonly state: 'taken'; readonly receiptId: string }
  | ({ readonly state: 'refused'; readonly reason: Refusal; readonly said: string } & Fault)
  | ({ readonly state: 'later'; readonly after: number; readonly said: string } & Fault)
  | ({ readonly state: 'unknown'; readonly said: string } & Fault);

/** What became of a message that was taken. */
export interface Receipt {
  /** As `taken` told it. */
  readonly receiptId: string;
  /** Who it was for, where one id stands for several people. */
  readonly to?: string;
  readonly state: 'delivered' | 'failed';
  /** The vendor's words about a failure. */
  readonly said: string;
}

/** A way to reach people, through one vendor. */
export interface Channel<Content> {
  /** Messages of one call, at most. */
  readonly batch: number;
  /** Messages of one call all say the same; others go in calls of their own. Left out: each may say something else. */
  readonly alike?: boolean;
  /** Hands messages over: an outcome for each, in their order. Never throws for what the vendor does. */
  readonly send: (batch: readonly Outgoing<Content>[], signal?: AbortSignal) => Promise<readonly SendOutcome[]>;
  /**
   * Asks what became of messages that were taken under one id and said this, as far as it is known; null: it cannot be asked now.
   * Left out: the vendor reports on its own, or never.
   */
  readonly receipts?: (receiptId: string, content: Content) => Promise<readonly Receipt[] | null>;
}

/** Where the same came of all of them. */
export const allOf = <Content>(batch: readonly Outgoing<Content>[], outcome: SendOutcome): readonly SendOutcome[] =>
  batch.map(() => outcome);
