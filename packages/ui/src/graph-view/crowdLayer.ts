import type { Crowd, CrowdFrame, CrowdReply, CrowdRequest } from './crowd.js';
import { paintCrowd } from './crowdCanvas.js';
import type { View } from './view.js';

export interface CrowdLayer {
  readonly setCrowd: (crowd: Crowd) => void;
  readonly setPlaces: (places: Float32Array) => void;
  /** Draws that as soon as it can. Until then what is drawn is moved along. */
  readonly draw: (frame: CrowdFrame) => void;
  readonly hide: () => void;
  readonly end: () => void;
}

const startWorker = (): Worker | null => {
  if (typeof OffscreenCanvas === 'undefined') return null;
  try {
    return new Worker(new URL('./crowd.worker.js', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
};

/** Moves what was drawn for one view to where another one has it. */
const moved = (drawn: View, now: View): string => {
  const grow = now.scale / drawn.scale;
  return `translate(${now.x - drawn.x * grow}px, ${now.y - drawn.y * grow}px) scale(${grow})`;
};

const onPage = (canvas: HTMLCanvasElement): CrowdLayer => {
  const context = canvas.getContext('2d');
  let shown: Crowd | undefined;
  return {
    setCrowd: (crowd) => {
      shown = crowd;
    },
    setPlaces: (places) => {
      if (shown) shown = { ...shown, places };
    },
    draw: (frame) => {
      canvas.width = Math.round(frame.width * frame.ratio);
      canvas.height = Math.round(frame.height * frame.ratio);
      canvas.hidden = false;
      if (context && shown) paintCrowd(context, shown, frame);
    },
    hide: () => {
      canvas.hidden = true;
    },
    end: () => undefined,
  };
};

/** A crowd drawn in a worker, one picture at a time, so that the page is never held up by it. */
export const startCrowd = (canvas: HTMLCanvasElement, onDrawn: (by: CrowdReply['by']) => void): CrowdLayer => {
  const worker = startWorker();
  if (worker === null) return onPage(canvas);
  const context = canvas.getContext('bitmaprenderer');
  let isBusy = false;
  let wanted: CrowdFrame | undefined;
  let now: View | undefined;
  let drawn: View | undefined;
  const tell = (request: CrowdRequest) => worker.postMessage(request, []);
  const next = () => {
    if (isBusy || wanted === undefined) return;
    isBusy = true;
    tell({ frame: wanted });
    wanted = undefined;
  };
  worker.addEventListener('message', ({ data }: MessageEvent<CrowdReply>) => {
    isBusy = false;
    drawn = data.view;
    canvas.width = data.bitmap.width;
    canvas.height = data.bitmap.height;
    context?.transferFromImageBitmap(data.bitmap);
    canvas.style.transform = moved(drawn, now ?? drawn);
    onDrawn(data.by);
    next();
  });
  return {
    setCrowd: (crowd) => tell({ crowd }),
    setPlaces: (places) => tell({ places }),
    draw: (frame) => {
      now = frame.view;
      if (drawn !== undefined) canvas.style.transform = moved(drawn, now);
      canvas.hidden = false;
      wanted = frame;
      next();
    },
    hide: () => {
      canvas.hidden = true;
      wanted = undefined;
    },
    end: () => worker.terminate(),
  };
};
