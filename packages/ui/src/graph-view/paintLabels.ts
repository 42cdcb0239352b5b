import { fonts } from '../theme/layout.js';
import { type LabelBox, startLabels } from './labels.js';
import { fitText, LABEL } from './labelText.js';
import { type Pen, radiusOf } from './paintNodes.js';
import { placeOf, type Scene } from './scene.js';

/** So many names at most in a crowd, and so many tried. */
const CROWD = { drawn: 60, tried: 600 } as const;

const font = (isFocus: boolean) =>
  isFocus ? `600 ${LABEL.focus}px ${fonts.text}` : `400 ${LABEL.size}px ${fonts.text}`;

const widths = new Map<string, number>();
const KNOWN = 20_000;

const widthOf = (pen: Pen, text: string, isFocus: boolean): number => {
  const key = `${isFocus ? 'f' : ''}${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  pen.font = font(isFocus);
  const { width } = pen.measureText(text);
  if (widths.size > KNOWN) widths.clear();
  widths.set(key, width);
  return width;
};

export interface Label extends LabelBox {
  /** The node or the edge that it names. */
  readonly node?: number;
  readonly edge?: number;
  readonly text: string;
}

const boxOf = (pen: Pen, scene: Scene, at: number): Label => {
  const { model, marks, view } = scene;
  const isFocus = marks.focus === at;
  const whole = model.nodes[at]?.name ?? '';
  const text = fitText(whole, LABEL.widest, (part) => widthOf(pen, part, isFocus));
  const width = widthOf(pen, text, isFocus);
  const { x, y } = placeOf(scene, at);
  const below = radiusOf(marks.nodes[at], view.scale) + (isFocus || marks.onPath.has(at) ? 8 : 4);
  return { node: at, text, x: x - width / 2 - 1, y: y + below, width: width + 2, height: LABEL.line };
};

/** Where along its edge a word stands, the best first. */
const alongs = [0.5, 0.36, 0.64] as const;

const wordsOf = (pen: Pen, scene: Scene, edge: number): Label[] => {
  const { model } = scene;
  const from = placeOf(scene, model.ends[edge * 2] ?? 0);
  const to = placeOf(scene, model.ends[edge * 2 + 1] ?? 0);
  const text = fitText(model.edges[edge]?.predicate ?? '', LABEL.widest, (part) => widthOf(pen, part, false));
  const width = widthOf(pen, text, false);
  return alongs.map((along) => {
    const [x, y] = [from.x + (to.x - from.x) * along, from.y + (to.y - from.y) * along];
    return { edge, text, x: x - width / 2, y: y - LABEL.line / 2, width, height: LABEL.line };
  });
};

/** What a node itself takes, which no name of another one covers. */
const shapeOf = (scene: Scene, at: number): LabelBox => {
  const { x, y } = placeOf(scene, at);
  const radius = radiusOf(scene.marks.nodes[at], scene.view.scale);
  return { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 };
};

/** Nodes in the order in which they get a place for their name. */
const byImportance = function* ({ model, marks, hovered, sight }: Scene): Generator<number> {
  if (marks.focus !== undefined) yield marks.focus;
  if (hovered !== undefined && hovered !== marks.focus) yield hovered;
  for (const one of marks.onPath) if (one !== marks.focus && one !== hovered) yield one;
  const isFurther = (at: number) => at !== marks.focus && at !== hovered && !marks.onPath.has(at);
  const beside = marks.focus === undefined ? [] : (model.near[marks.focus] ?? []);
  for (const one of beside) if (isFurther(one)) yield one;
  const known = new Set(beside);
  const seen = sight.isCrowd ? null : new Set(sight.nodes);
  for (const one of model.rank) if (isFurther(one) && !known.has(one) && (seen === null || seen.has(one))) yield one;
};

/** The words of a drawing, no two of which touch: what is looked at first, then the words of the path, then the rest. */
export const placeLabels = (pen: Pen, scene: Scene): Label[] => {
  const { marks, sight, extent, hovered, hoveredEdge } = scene;
  const labels = startLabels();
  for (const at of marks.onPath) labels.keep(shapeOf(scene, at));
  const placed: Label[] = [];
  const words = new Set(marks.pathEdges);
  if (hoveredEdge !== undefined) words.add(hoveredEdge);
  let isBegun = false;
  // After the names of what is looked at, which may cover what is not.
  const takeWords = () => {
    if (isBegun) return;
    isBegun = true;
    for (const at of sight.nodes) labels.keep(shapeOf(scene, at));
    for (const edge of words) {
      const free = wordsOf(pen, scene, edge).find((word) => labels.take(word));
      if (free) placed.push(free);
    }
  };
  let tried = 0;
  let drawn = 0;
  for (const at of byImportance(scene)) {
    const box = boxOf(pen, scene, at);
    if (box.x > extent.width || box.x + box.width < 0 || box.y > extent.height || box.y + box.height < 0) continue;
    const isFirst = at === marks.focus || at === hovered;
    if (!isFirst && !marks.onPath.has(at)) takeWords();
    tried += 1;
    if (isFirst) labels.keep(box);
    if (isFirst || labels.take(box)) {
      placed.push(box);
      drawn += 1;
    }
    if (sight.isCrowd && (drawn >= CROWD.drawn || tried >= CROWD.tried)) break;
  }
  takeWords();
  return placed;
};

export const paintLabels = (pen: Pen, { marks, palette, hovered }: Scene, labels: readonly Label[]): void => {
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.strokeStyle = palette.sheet;
  for (const { node, text, x, y, width, height } of labels) {
    pen.font = font(node !== undefined && node === marks.focus);
    pen.lineWidth = LABEL.halo + (node === undefined ? 1 : 0);
    const isFaint = node !== undefined && marks.nodes[node] === 'dim' && node !== hovered;
    pen.fillStyle = node === undefined ? palette.linkOnTint : isFaint ? palette.text3 : palette.text;
    pen.strokeText(text, x + width / 2, y + height / 2);
    pen.fillText(text, x + width / 2, y + height / 2);
  }
};
