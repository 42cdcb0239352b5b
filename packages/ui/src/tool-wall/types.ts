/** A tool as the wall shows it. */
export interface WallTool {
  id: string;
  name: string;
  description: string;
  /** A name of @ant-design/icons, as menus have it. One that is not known is drawn as a general one. */
  icon: string;
  /** `writing`, `analysis`, `business`; another one stands last, under "other". */
  category: string;
  /** `ready`, `limited`, `needsModel`, `needsSource`; another one is drawn neutrally. */
  state: string;
  /** What it can do now and what it lacks. Empty when it is ready. */
  notice: string;
  /** Stands before the others. */
  favourite: boolean;
  /** ISO 8601; null: never. */
  lastUsed: string | null;
  /** How often the reader has opened it. */
  uses: number;
  /** For whoever manages tools: nobody else sees it. Default: others do. */
  hidden?: boolean | undefined;
  /** For whoever manages tools: names of the roles that see it. Left out: everybody. */
  seenBy?: readonly string[] | undefined;
}

/** What is looked for among the tools. */
export interface WallQuery {
  /** Words of a name or a description. Empty: all. */
  search: string;
  /** A category. Empty: all. */
  category: string;
}
