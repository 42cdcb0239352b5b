import type { Crowd, CrowdFrame, CrowdReply, CrowdRequest } from './crowd.js';
import { paintCrowd } from './crowdCanvas.js';
import { startGl } from './crowdGl.js';

interface Painter {
  readonly by: CrowdReply['by'];
  readonly canvas: OffscreenCanvas;
  readonly setCrowd: (crowd: Crowd) => void;
  readonly setPlaces: (places: Float32Array) => void;
  readonly draw: (frame: CrowdFrame) => void;
}

const byCanvas = (): Painter | null => {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  let shown: Crowd | undefined;
  return {
    by: 'canvas',
    canvas,
    setCrowd: (crowd) => {
      shown = crowd;
    },
    setPlaces: (places) => {
      if (shown !== undefined) shown = { ...shown, places };
    },
    draw: (frame) => {
      if (shown !== undefined) paintCrowd(context, shown, frame);
    },
  };
};

const byWebGl = (): Painter | null => {
  const canvas = new OffscreenCanvas(1, 1);
  // Without a graphics card the processor would play one, more slowly than it draws by itself.
  const gl = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true, antialias: true });
  if (gl === null) return null;
  try {
    return { by: 'webgl', canvas, ...startGl(gl) };
  } catch {
    return null;
  }
};

let painter: Painter | null = null;
let crowd: Crowd | undefined;

globalThis.addEventListener('message', ({ data }: MessageEvent<CrowdRequest>) => {
  if ('crowd' in data) {
    crowd = data.crowd;
    painter ??= byWebGl() ?? byCanvas();
    // Lost once, the card is left alone.
    painter?.canvas.addEventListener('contextlost', () => {
      painter = byCanvas();
      if (crowd !== undefined) painter?.setCrowd(crowd);
    });
    painter?.setCrowd(crowd);
    return;
  }
  if ('places' in data) {
    if (crowd !== undefined) crowd = { ...crowd, places: data.places };
    painter?.setPlaces(data.places);
    return;
  }
  if (painter === null) return;
  const { view, width, height, ratio } = data.frame;
  const { canvas, by } = painter;
  const [across, down] = [Math.max(1, Math.round(width * ratio)), Math.max(1, Math.round(height * ratio))];
  if (canvas.width !== across) canvas.width = across;
  if (canvas.height !== down) canvas.height = down;
  painter.draw(data.frame);
  const reply: CrowdReply = { bitmap: canvas.transferToImageBitmap(), view, by };
  globalThis.postMessage(reply, { transfer: [reply.bitmap] });
});
