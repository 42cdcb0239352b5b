import type { Route } from '../../http/serve.js';
import type { JobKinds } from '../../jobs/index.js';
import { MAKE_SLIDES } from './decks/deckWrites.js';
import { releasePictures } from './decks/pictures.store.js';
import { makeSlidesJob } from './making/makeSlides.job.js';
import { slideRoutes } from './slides.routes.js';
import type { SlidesDeps } from './slidesDeps.js';

export { slideMessages } from './slides.messages.js';
export type { SlidesDeps, SlideSources, TitledText } from './slidesDeps.js';

export interface Slides {
  readonly routes: Route[];
  /** For `startJobRunner`. */
  readonly jobs: JobKinds;
  /** Forget what nothing shows any more. */
  readonly removals: readonly (() => Promise<void>)[];
}

/** Decks of slides: planned, written, laid out, kept in their versions, and made into files. */
export const createSlides = (deps: SlidesDeps): Slides => ({
  routes: slideRoutes(deps),
  jobs: { [MAKE_SLIDES]: makeSlidesJob({ ...deps, db: deps.background }) },
  removals: [() => releasePictures(deps.background)],
});
