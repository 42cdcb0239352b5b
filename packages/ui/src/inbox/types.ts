/** One thing that waits to be looked at. */
export interface InboxItem {
  readonly id: string;
  readonly title: string;
  /** ISO 8601. */
  readonly time: string;
  /** Short facts under the title, in their order. */
  readonly facts: readonly string[];
  readonly unread: boolean;
  /** How it was judged. Left out: not at all. */
  readonly judged?: 'liked' | 'disliked';
  /** A word on what is wrong with it. Left out: nothing. */
  readonly fault?: string;
}

export interface InboxPage {
  readonly list: readonly InboxItem[];
  /** There are more than these. */
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
}
