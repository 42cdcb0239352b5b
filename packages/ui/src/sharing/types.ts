/** A role by its name. */
export interface ShareRole {
  readonly id: string;
  readonly name: string;
}

/** How a conversation is shared. */
export interface Share {
  readonly shared: boolean;
  /** Those whose members read it; null: everybody. Default: everybody. */
  readonly roles?: readonly ShareRole[] | null | undefined;
  /** What was asked later is not shared. Null: it is not shared. */
  readonly time: string | null;
}
