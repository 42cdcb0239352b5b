/** Where a word would stand. */
export interface LabelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const CELL = 96;

/** A place that is kept free of other words: those asked for first have it. */
export const startLabels = () => {
  const cells = new Map<string, LabelBox[]>();
  const cellsOf = ({ x, y, width, height }: LabelBox): string[] => {
    const keys: string[] = [];
    for (let across = Math.floor(x / CELL); across <= Math.floor((x + width) / CELL); across += 1) {
      for (let down = Math.floor(y / CELL); down <= Math.floor((y + height) / CELL); down += 1) {
        keys.push(`${across} ${down}`);
      }
    }
    return keys;
  };
  const touch = (one: LabelBox, other: LabelBox): boolean =>
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height;
  const keep = (box: LabelBox): void => {
    for (const key of cellsOf(box)) cells.set(key, [...(cells.get(key) ?? []), box]);
  };
  return {
    keep,
    /** Takes the place where it is free; false where another word stands. */
    take: (box: LabelBox): boolean => {
      if (cellsOf(box).some((key) => cells.get(key)?.some((other) => touch(box, other)) === true)) return false;
      keep(box);
      return true;
    },
  };
};
