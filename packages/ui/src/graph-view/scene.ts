import type { KindLooks } from '../graph-kinds/index.js';
import type { Marks } from './marks.js';
import type { GraphModel } from './model.js';
import type { Palette } from './palette.js';
import type { Sight } from './sight.js';
import type { Extent, View } from './view.js';

/** All that a drawing says, whatever draws it. */
export interface Scene {
  readonly model: GraphModel;
  readonly places: Float32Array;
  readonly marks: Marks;
  readonly looks: KindLooks;
  readonly pinned: ReadonlySet<string>;
  /** Under the pointer. */
  readonly hovered: number | undefined;
  readonly hoveredEdge: number | undefined;
  readonly view: View;
  readonly extent: Extent;
  readonly sight: Sight;
  readonly palette: Palette;
}

/** Pixels from the left and the top. */
export const placeOf = ({ places, view }: Pick<Scene, 'places' | 'view'>, at: number) => ({
  x: (places[at * 2] ?? 0) * view.scale + view.x,
  y: (places[at * 2 + 1] ?? 0) * view.scale + view.y,
});
