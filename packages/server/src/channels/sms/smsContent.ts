/** A text message. */
export interface SmsContent {
  readonly signName: string;
  /** As it is read, with everything filled in. */
  readonly content: string;
  /** For vendors that send approved templates only: its code there. Left out: such a vendor refuses it. */
  readonly templateCode?: string | undefined;
  /** What that template leaves open. */
  readonly params?: Readonly<Record<string, string>> | undefined;
}
