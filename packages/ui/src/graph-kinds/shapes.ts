import type { NodeShapeName } from './kinds.js';

const SHEET = 0.7;

const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;

const around = (corners: number, radius: number, turn: number): string =>
  polygon(
    Array.from({ length: corners }, (_, at) => {
      const angle = ((at + turn) / corners) * 2 * Math.PI - Math.PI / 2;
      return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
    }),
  );

const paths: Readonly<Record<NodeShapeName, (r: number) => string>> = {
  triangle: (r) =>
    polygon([
      [0, -1.15 * r],
      [1.15 * r, 0.85 * r],
      [-1.15 * r, 0.85 * r],
    ]),
  circle: (r) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
  square: (r) => {
    const side = 1.9 * r;
    const bend = 0.45 * r;
    const line = side - 2 * bend;
    const turn = (x: number, y: number) => `a${bend} ${bend} 0 0 1 ${x} ${y}`;
    return `M${-side / 2 + bend} ${-side / 2}h${line}${turn(bend, bend)}v${line}${turn(-bend, bend)}h${-line}${turn(-bend, -bend)}v${-line}${turn(bend, -bend)}Z`;
  },
  diamond: (r) => around(4, 1.2 * r, 0),
  hexagon: (r) => around(6, 1.1 * r, 0.5),
  sheet: (r) => {
    const [w, h, fold] = [1.6 * r, 1.93 * r, 0.55 * r];
    return `M${-w / 2} ${-h / 2}h${w - fold}l${fold} ${fold}v${h - fold}h${-w}Z`;
  },
};

/** How thick a shape's outline is. It rounds the corners of a triangle, and is all that there is of a sheet. */
export const outlineOf = (shape: NodeShapeName): number => (shape === 'triangle' ? 2 : shape === 'sheet' ? 1.75 : 0);

/** Whether a shape is drawn as an outline around the ground. */
export const isHollow = (shape: NodeShapeName): boolean => shape === 'sheet';

/** A shape around 0, 0 as the data of a path, for SVG and canvas alike. All of a radius look equally large. */
export const shapePath = (shape: NodeShapeName, radius: number): string =>
  paths[shape](shape === 'triangle' ? radius - 1 + SHEET / 2 : radius);
