import type { KindLooks } from '../graph-kinds/index.js';
import { arrange } from './arrange.js';
import { type CrowdReply, FEW } from './crowd.js';
import { type CrowdLayer, startCrowd } from './crowdLayer.js';
import { crowdOf } from './crowdOf.js';
import { type Marks, marksOf } from './marks.js';
import { type GraphModel, modelOf } from './model.js';
import type { Place } from './newPlaces.js';
import { paint } from './paint.js';
import { type Palette, paletteOf } from './palette.js';
import type { Scene } from './scene.js';
import { sightOf } from './sight.js';
import type { GraphPath } from './types.js';
import { centreOn, type Extent, firstView, fitView, reveal, type View, zoomAt } from './view.js';

export interface StageOptions {
  readonly crowd: HTMLCanvasElement;
  readonly canvas: HTMLCanvasElement;
  /** The part that is seen has changed, or whether something is still being arranged. */
  readonly onChange: (state: StageState) => void;
}

export interface StageState {
  readonly scale: number;
  readonly arranging: boolean;
  /** What draws a crowd. */
  readonly by: CrowdReply['by'] | undefined;
}

const GLIDE = 240;

const empty = modelOf({ nodes: [], edges: [] });

/** The drawing: it keeps where nodes are and what is seen of them, and draws again when one of both, or a mark, changes. */
export class Stage {
  readonly #options: StageOptions;
  #crowd: CrowdLayer | null = null;
  #model: GraphModel = empty;
  #places: Float32Array = new Float32Array();
  #known = new Map<string, Place>();
  #pinned = new Set<string>();
  #marks: Marks = marksOf(empty, undefined, undefined);
  #looks: KindLooks;
  #palette: Palette;
  #view: View = { x: 0, y: 0, scale: 1 };
  #extent: Extent = { width: 0, height: 0 };
  #hovered: number | undefined;
  #hoveredEdge: number | undefined;
  #state: StageState = { scale: 1, arranging: false, by: undefined };
  #frame = 0;
  #glide = 0;
  // Nothing of the graph has been placed yet.
  #isNew = true;
  // The reader has moved it: what comes later does not.
  #isMoved = false;
  #stop = () => undefined as void;

  constructor(options: StageOptions, looks: KindLooks) {
    this.#options = options;
    this.#looks = looks;
    this.#palette = paletteOf(options.canvas);
  }

  get model(): GraphModel {
    return this.#model;
  }

  get places(): Float32Array {
    return this.#places;
  }

  get view(): View {
    return this.#view;
  }

  get extent(): Extent {
    return this.#extent;
  }

  get pinned(): ReadonlySet<string> {
    return this.#pinned;
  }

  get scene(): Scene {
    return {
      model: this.#model,
      places: this.#places,
      marks: this.#marks,
      looks: this.#looks,
      pinned: this.#pinned,
      hovered: this.#hovered,
      hoveredEdge: this.#hoveredEdge,
      view: this.#view,
      extent: this.#extent,
      sight: sightOf(this.#model, this.#places, this.#view, this.#extent),
      palette: this.#palette,
    };
  }

  /** Another graph, or more or less of the same one. A new picture is arranged around what is looked at. */
  setModel(model: GraphModel, selectedId: string | undefined, path: GraphPath | undefined): void {
    this.#stop();
    this.#isNew = true;
    this.#model = model;
    this.#hovered = undefined;
    this.#hoveredEdge = undefined;
    for (const { id, pinned } of model.nodes) if (pinned === true) this.#pinned.add(id);
    this.#marks = marksOf(model, selectedId, path);
    this.#tellCrowd();
    const centreId = selectedId ?? path?.nodeIds[0];
    this.#stop = arrange({
      model,
      known: this.#known,
      centre: centreId === undefined ? undefined : model.at.get(centreId),
      onPlaces: (places, { fresh, done }) => this.#onPlaces(model, places, fresh, done),
    });
  }

  setMarks(selectedId: string | undefined, path: GraphPath | undefined): void {
    this.#marks = marksOf(this.#model, selectedId, path);
    this.invalidate();
  }

  setLooks(looks: KindLooks): void {
    this.#looks = looks;
    this.#palette = paletteOf(this.#options.canvas);
    this.#tellCrowd();
    this.invalidate();
  }

  resize(extent: Extent): void {
    const isFirst = this.#extent.width === 0;
    this.#extent = extent;
    if (isFirst || !this.#isMoved) this.#show(firstView(this.#places, extent, this.#marks.focus));
    this.invalidate();
  }

  hover(node: number | undefined, edge: number | undefined): void {
    if (node === this.#hovered && edge === this.#hoveredEdge) return;
    this.#hovered = node;
    this.#hoveredEdge = edge;
    this.invalidate();
  }

  pan(across: number, down: number): void {
    this.#moveTo({ ...this.#view, x: this.#view.x + across, y: this.#view.y + down });
  }

  zoom(factor: number, at: { readonly x: number; readonly y: number }): void {
    this.#moveTo(zoomAt(this.#view, this.#view.scale * factor, at.x, at.y));
  }

  /** By a step of the buttons, around the middle. */
  zoomBy(factor: number, still: boolean): void {
    const { width, height } = this.#extent;
    this.#isMoved = true;
    this.#glideTo(zoomAt(this.#view, this.#view.scale * factor, width / 2, height / 2), still);
  }

  fit(still: boolean): void {
    this.#isMoved = false;
    this.#glideTo(fitView(this.#places, this.#extent), still);
  }

  /** Brings a node well into sight. */
  reveal(at: number, still: boolean): void {
    const [x, y] = [this.#places[at * 2] ?? 0, this.#places[at * 2 + 1] ?? 0];
    const near = reveal(this.#view, x, y, this.#extent);
    if (near === this.#view) return;
    const { width, height } = this.#extent;
    const isFar = Math.hypot(near.x - this.#view.x, near.y - this.#view.y) > Math.min(width, height);
    this.#glideTo(isFar ? centreOn(this.#view, x, y, this.#extent) : near, still);
  }

  /** Puts a node to a point of the widget. */
  put(at: number, x: number, y: number): void {
    const id = this.#model.nodes[at]?.id;
    if (id === undefined) return;
    const place = { x: (x - this.#view.x) / this.#view.scale, y: (y - this.#view.y) / this.#view.scale };
    this.#places.set([place.x, place.y], at * 2);
    this.#known.set(id, place);
    this.#isMoved = true;
    this.#crowd?.setPlaces(this.#places);
    this.invalidate();
  }

  pin(id: string, pinned: boolean): void {
    if (pinned) this.#pinned.add(id);
    else this.#pinned.delete(id);
    this.invalidate();
  }

  end(): void {
    this.#stop();
    cancelAnimationFrame(this.#frame);
    cancelAnimationFrame(this.#glide);
    this.#crowd?.end();
  }

  invalidate(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #onPlaces(model: GraphModel, places: Float32Array, fresh: boolean, done: boolean): void {
    // Pinned nodes stay where they were put, also in a picture that is arranged anew.
    for (const [at, { id }] of model.nodes.entries()) {
      const kept = this.#pinned.has(id) ? this.#known.get(id) : undefined;
      if (kept) places.set([kept.x, kept.y], at * 2);
    }
    this.#places = places;
    if (done)
      this.#known = new Map(
        model.nodes.map(({ id }, at) => [id, { x: places[at * 2] ?? 0, y: places[at * 2 + 1] ?? 0 }]),
      );
    this.#crowd?.setPlaces(places);
    if (fresh && this.#isNew) this.#isMoved = false;
    this.#isNew = false;
    if (fresh && !this.#isMoved) this.#show(firstView(places, this.#extent, this.#marks.focus));
    this.#tell({ arranging: !done });
    this.invalidate();
  }

  #tellCrowd(): void {
    const { nodes, edges } = this.#model;
    if (this.#crowd === null && nodes.length <= FEW.nodes && edges.length <= FEW.edges) return;
    this.#crowd ??= startCrowd(this.#options.crowd, (by) => this.#tell({ by }));
    const places = this.#places.length === nodes.length * 2 ? this.#places : new Float32Array(nodes.length * 2);
    this.#crowd.setCrowd(crowdOf(this.#model, places, this.#looks, this.#palette));
  }

  #moveTo(view: View): void {
    cancelAnimationFrame(this.#glide);
    this.#isMoved = true;
    this.#show(view);
  }

  #show(view: View): void {
    this.#view = view;
    this.#tell({ scale: view.scale });
    this.invalidate();
  }

  #glideTo(view: View, still: boolean): void {
    cancelAnimationFrame(this.#glide);
    if (still) {
      this.#show(view);
      return;
    }
    const from = this.#view;
    const start = performance.now();
    const step = () => {
      const part = Math.min(1, (performance.now() - start) / GLIDE);
      const eased = 1 - (1 - part) ** 3;
      const between = (one: number, other: number) => one + (other - one) * eased;
      this.#show({
        x: between(from.x, view.x),
        y: between(from.y, view.y),
        scale: between(from.scale, view.scale),
      });
      if (part < 1) this.#glide = requestAnimationFrame(step);
    };
    step();
  }

  #tell(part: Partial<StageState>): void {
    const next = { ...this.#state, ...part };
    const { scale, arranging, by } = this.#state;
    if (next.scale === scale && next.arranging === arranging && next.by === by) return;
    this.#state = next;
    this.#options.onChange(next);
  }

  #draw(): void {
    this.#frame = 0;
    const { canvas } = this.#options;
    const { width, height } = this.#extent;
    if (width === 0 || height === 0) return;
    const ratio = devicePixelRatio;
    const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== across) canvas.width = across;
    if (canvas.height !== down) canvas.height = down;
    const pen = canvas.getContext('2d');
    if (pen === null) return;
    const { scene } = this;
    if (scene.sight.isCrowd) this.#crowd?.draw({ view: this.#view, width, height, ratio });
    else this.#crowd?.hide();
    const isDimmed = this.#marks.focus !== undefined || this.#marks.onPath.size > 0;
    this.#options.crowd.style.opacity = isDimmed ? '0.5' : '1';
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, width, height);
    paint(pen, scene);
  }
}
