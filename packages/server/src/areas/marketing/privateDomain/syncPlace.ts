/** Where the reading goes on. */
export type SyncPlace =
  | { readonly step: 'staff' }
  /** Names of whoever follows that member of staff, some at a time. */
  | { readonly step: 'names'; readonly run: number; readonly after: number }
  /** Contacts of whoever follows that member of staff, from a place on. `refused`: WeCom's words about one that it does not know. */
  | {
      readonly step: 'contacts';
      readonly run: number;
      readonly after: number;
      readonly cursor: string;
      readonly refused: string;
    }
  | { readonly step: 'groups'; readonly run: number; readonly cursor: string };

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** As the job was given it; anything else begins at the beginning. */
export const readPlace = (payload: Readonly<Record<string, unknown>>): SyncPlace => {
  const [run, after, cursor] = [numberIn(payload.run), numberIn(payload.after), textIn(payload.cursor)];
  if (payload.step === 'names') return { step: 'names', run, after };
  if (payload.step === 'contacts') return { step: 'contacts', run, after, cursor, refused: textIn(payload.refused) };
  return payload.step === 'groups' ? { step: 'groups', run, cursor } : { step: 'staff' };
};
