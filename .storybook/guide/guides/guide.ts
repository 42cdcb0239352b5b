/** What people who choose, draw and build with a widget are told of it. */
export interface Guide {
  /** When it is the right one. */
  use: string;
  /** When another one is, and which. */
  not: string;
  /** Its parts, from the outside to the inside. */
  anatomy: string;
  /** Keyboard, focus, names for readers of screens. */
  accessibility: string;
  /** What it is drawn as in its page of documents, where that is a frame of its own. */
  frame?: 'modal' | 'drawer' | 'page';
}

export type Guides = Readonly<Record<string, Guide>>;
