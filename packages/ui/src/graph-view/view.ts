/** What part of the plane is seen: a point of it comes to `point × scale + offset`, in pixels of the widget. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

export const SCALES = { least: 0.02, most: 4, step: 1.25 } as const;

/** Room around the whole; at the foot stand the keys and the zoom. */
const MARGIN = { across: 60, top: 32, foot: 84 } as const;

export const clampScale = (scale: number): number => Math.min(SCALES.most, Math.max(SCALES.least, scale));

/** All of it in sight, in the middle, and never larger than it is. */
export const fitView = (places: Float32Array, { width, height }: Extent): View => {
  if (places.length === 0) return { x: width / 2, y: height / 2, scale: 1 };
  let [left, right, top, bottom] = [places[0] ?? 0, places[0] ?? 0, places[1] ?? 0, places[1] ?? 0];
  for (let at = 0; at < places.length; at += 2) {
    const [x, y] = [places[at] ?? 0, places[at + 1] ?? 0];
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  const across = Math.max(1, width - MARGIN.across * 2) / Math.max(1, right - left);
  const down = Math.max(1, height - MARGIN.top - MARGIN.foot) / Math.max(1, bottom - top);
  const scale = clampScale(Math.min(1, across, down));
  return {
    scale,
    x: width / 2 - ((left + right) / 2) * scale,
    y: (height + MARGIN.top - MARGIN.foot) / 2 - ((top + bottom) / 2) * scale,
  };
};

/** Under this share of its size, what is looked at is shown at its size, and the rest is panned to. */
const LEGIBLE = 0.7;

/** What is seen first: all of it, or where that is too small to read, the node that is looked at. */
export const firstView = (places: Float32Array, extent: Extent, focus: number | undefined): View => {
  const whole = fitView(places, extent);
  if (focus === undefined || whole.scale >= LEGIBLE) return whole;
  return centreOn({ ...whole, scale: 1 }, places[focus * 2] ?? 0, places[focus * 2 + 1] ?? 0, extent);
};

/** Another scale, with the plane standing still under a point of the widget. */
export const zoomAt = (view: View, scale: number, x: number, y: number): View => {
  const next = clampScale(scale);
  const grow = next / view.scale;
  return { scale: next, x: x - (x - view.x) * grow, y: y - (y - view.y) * grow };
};

/** The same scale, with a point of the plane in the middle. */
export const centreOn = (view: View, x: number, y: number, { width, height }: Extent): View => ({
  ...view,
  x: width / 2 - x * view.scale,
  y: height / 2 - y * view.scale,
});

/** Moves as little as brings a point of the plane well into sight; the same view where it is. */
export const reveal = (view: View, x: number, y: number, { width, height }: Extent): View => {
  const [across, down] = [x * view.scale + view.x, y * view.scale + view.y];
  const within = (value: number, least: number, most: number) =>
    Math.min(Math.max(value, least), Math.max(least, most));
  const dx = within(across, MARGIN.across, width - MARGIN.across) - across;
  const dy = within(down, MARGIN.top, height - MARGIN.foot) - down;
  return dx === 0 && dy === 0 ? view : { ...view, x: view.x + dx, y: view.y + dy };
};
