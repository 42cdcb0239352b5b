/** The words at the upper edge of a view, and where they stand in their turn. */
export interface ReadingAnchor {
  readonly turn: Element;
  readonly words: Element;
  /** Pixels from the turn's top. */
  at: number;
}

/** How deep words are looked for; deeper, things stand beside each other. */
const DEPTH = 8;

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** The first child that reaches below `edge`. */
const reaching = (parent: Element, edge: number): Element | undefined =>
  [...parent.children].find((child) => {
    const { bottom, height } = child.getBoundingClientRect();
    return height > 0 && bottom > edge;
  });

/** What the reader of this view reads first. Null where no turn crosses its upper edge. */
export const findAnchor = (view: Element): ReadingAnchor | null => {
  const edge = topOf(view) + 1;
  const turn = [...view.querySelectorAll('[data-index]')].find((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top <= edge && bottom > edge;
  });
  if (!turn) return null;
  let words = turn;
  for (let depth = 0; depth < DEPTH; depth += 1) {
    const next = reaching(words, edge);
    if (!next) break;
    words = next;
    if (topOf(words) >= edge) break;
  }
  return { turn, words, at: topOf(words) - topOf(turn) };
};

/** Pixels that the words have moved down in their turn since the last time this was asked. */
export const movedBy = (anchor: ReadingAnchor): number => {
  if (!anchor.words.isConnected) return 0;
  const at = topOf(anchor.words) - topOf(anchor.turn);
  const moved = at - anchor.at;
  anchor.at = at;
  return moved;
};
