import { type Forces, roundsFor, startForces } from './forces.js';

/** Where all nodes are by now. */
export interface LayoutReport {
  readonly places: Float32Array;
  readonly done: boolean;
}

/** Milliseconds between two reports. */
const PAUSE = 300;

globalThis.addEventListener('message', ({ data }: MessageEvent<Forces>) => {
  const forces = startForces(data);
  const rounds = roundsFor(data.places.length / 2);
  let told = performance.now();
  for (let round = 1; round <= rounds; round += 1) {
    forces.step(1);
    const done = round === rounds;
    if (!done && performance.now() - told < PAUSE) continue;
    told = performance.now();
    const report: LayoutReport = { places: forces.places(), done };
    globalThis.postMessage(report, { transfer: [report.places.buffer] });
  }
});
