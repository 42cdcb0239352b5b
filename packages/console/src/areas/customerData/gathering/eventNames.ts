/** Names in the address of what is shown of a list of events: two of them may be open at once. */
export interface EventNames {
  /** Of the event that is looked for. */
  readonly event: string;
  readonly page: string;
}

/** Of those of one source, and of those of all. */
export const sourceEvents = { event: 'event', page: 'eventPage' } as const satisfies EventNames;
export const liveEvents = { event: 'liveEvent', page: 'livePage' } as const satisfies EventNames;
