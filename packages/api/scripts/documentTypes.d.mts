/** What is shown of a call where it is pointed at: what it does, where it goes, who may, and how it may fail. */
export declare const docOf: (
  summary: string,
  entry: { method: string; path: string; needs: string; fails?: Readonly<Record<string, number>> },
) => string;
/** A module's types, with the docs of each call above the call itself and above the hook that is made of it. */
export declare const documented: (text: string, docs: ReadonlyMap<string, string>) => string;
