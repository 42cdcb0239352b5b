import { type Crowd, type CrowdFrame, growAt, NODE } from './crowd.js';
import { paintShape } from './paintShape.js';

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Under this radius every shape is a dot. */
const DOT = 3;

/** Draws a crowd without WebGL. */
export const paintCrowd = (pen: Pen, crowd: Crowd, { view, width, height, ratio }: CrowdFrame): void => {
  const { places, ends, kinds, looks, line, ground } = crowd;
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.clearRect(0, 0, width, height);
  const x = (at: number) => (places[at * 2] ?? 0) * view.scale + view.x;
  const y = (at: number) => (places[at * 2 + 1] ?? 0) * view.scale + view.y;
  pen.strokeStyle = line;
  pen.lineWidth = 1;
  pen.beginPath();
  for (let at = 0; at < ends.length; at += 2) {
    const [source, target] = [ends[at] ?? 0, ends[at + 1] ?? 0];
    const [fromX, fromY, toX, toY] = [x(source), y(source), x(target), y(target)];
    if (Math.max(fromX, toX) < 0 || Math.min(fromX, toX) > width) continue;
    if (Math.max(fromY, toY) < 0 || Math.min(fromY, toY) > height) continue;
    pen.moveTo(fromX, fromY);
    pen.lineTo(toX, toY);
  }
  pen.stroke();
  const radius = NODE.plain * growAt(view.scale);
  for (let at = 0; at < kinds.length; at += 1) {
    const look = looks[kinds[at] ?? 0];
    const [across, down] = [x(at), y(at)];
    if (!look || across < -radius || across > width + radius || down < -radius || down > height + radius) continue;
    if (radius < DOT) {
      pen.fillStyle = look.colour;
      pen.fillRect(across - radius, down - radius, radius * 2, radius * 2);
      continue;
    }
    pen.setTransform(ratio, 0, 0, ratio, across * ratio, down * ratio);
    paintShape(pen, { ...look, radius, ground });
  }
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
};
