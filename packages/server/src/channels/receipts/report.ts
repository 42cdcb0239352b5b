/** What a vendor says of a message: it arrived or did not, its reader wants no more, opened it, or opened what it leads to. */
export const reportStates = ['delivered', 'failed', 'optedOut', 'opened', 'clicked'] as const;
export type ReportState = (typeof reportStates)[number];

export interface Report {
  /** As the vendor told it when it took the message, or the key that the message was handed over by. */
  readonly receiptId: string;
  /** Who it was for, where one id stands for several people; empty: anybody. */
  readonly to: string;
  readonly state: ReportState;
  /** The vendor's words about a failure. */
  readonly said: string;
}

/** What a vendor said in one call. */
export interface Reported {
  readonly reports: readonly Report[];
  /** Numbers whose owners wrote back that they want no more. */
  readonly optedOut: readonly string[];
}
