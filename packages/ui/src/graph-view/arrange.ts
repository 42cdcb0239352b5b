import { roundsFor, startForces } from './forces.js';
import type { LayoutReport } from './layout.worker.js';
import type { GraphModel } from './model.js';
import { newPlaces, type Place } from './newPlaces.js';
import { around, pushApart, SPREAD_UP_TO, toPixels } from './spread.js';
import { startPlaces } from './startPlaces.js';

/** So many nodes the page arranges itself, in a moment that nobody sees. */
const HERE = 80;
/** So many neighbours at most sit on an ellipse. */
const SEATS = 28;

const startWorker = (): Worker | null => {
  try {
    return new Worker(new URL('./layout.worker.js', import.meta.url), { type: 'module' });
  } catch {
    // What the page may load forbids it.
    return null;
  }
};

/** Brings the places that the forces found to what is drawn. */
export const finish = (model: GraphModel, found: Float32Array, centre: number | undefined): Float32Array => {
  const places = toPixels(found, model);
  if (model.nodes.length > SPREAD_UP_TO) return places;
  const beside = centre === undefined ? [] : (model.near[centre] ?? []);
  if (centre === undefined || beside.length === 0 || beside.length > SEATS) {
    return pushApart(places, model, new Set());
  }
  return pushApart(around(places, model, centre), model, new Set([centre, ...beside]));
};

export interface Arranging {
  readonly model: GraphModel;
  /** Where nodes are that were drawn before. */
  readonly known: ReadonlyMap<string, Place>;
  /** The node that is looked at, around which a new picture is arranged. */
  readonly centre: number | undefined;
  /** Called at once with where everything is for now, and again whenever that is known better. */
  readonly onPlaces: (places: Float32Array, state: { readonly fresh: boolean; readonly done: boolean }) => void;
}

/** Arranges a graph: at once where that is quick, in a worker where not. Answers with what stops it. */
export const arrange = ({ model, known, centre, onPlaces }: Arranging): (() => void) => {
  const nothing = () => undefined;
  const added = newPlaces(model, known);
  if (added !== null) {
    const isFew = model.nodes.length <= SPREAD_UP_TO && added.held.size < model.nodes.length;
    onPlaces(isFew ? pushApart(added.places, model, added.held) : added.places, { fresh: false, done: true });
    return nothing;
  }
  const places = startPlaces(model);
  const here = () => {
    const forces = startForces({ places, ends: model.ends });
    forces.step(roundsFor(model.nodes.length));
    onPlaces(finish(model, forces.places(), centre), { fresh: true, done: true });
  };
  if (model.nodes.length <= HERE) {
    here();
    return nothing;
  }
  onPlaces(toPixels(places, model), { fresh: true, done: false });
  const worker = startWorker();
  const giveUp = () => {
    if (model.nodes.length <= SPREAD_UP_TO) here();
    else onPlaces(toPixels(places, model), { fresh: true, done: true });
  };
  if (worker === null) {
    giveUp();
    return nothing;
  }
  worker.addEventListener('error', giveUp, { once: true });
  worker.addEventListener('message', ({ data }: MessageEvent<LayoutReport>) => {
    onPlaces(data.done ? finish(model, data.places, centre) : toPixels(data.places, model), {
      fresh: true,
      done: data.done,
    });
    if (data.done) worker.terminate();
  });
  worker.postMessage({ places, ends: model.ends }, []);
  return () => worker.terminate();
};
