import { ready } from '@console/base';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/index.js';
import { looks, manyNodes, path, sixty } from './graph.fixtures.js';
import { GraphView } from './GraphView.js';
import type { GraphViewProps } from './props.js';
import type { GraphHandle } from './types.js';

beforeEach(() => page.viewport(1440, 1100));
afterEach(cleanup);

const Shown = (props: Partial<GraphViewProps>) => (
  <ConsoleProvider>
    <main style={{ display: 'flex', width: 800, height: 600 }}>
      <GraphView label="图谱" graph={ready(sixty)} looks={looks} onSelect={vi.fn()} {...props} />
    </main>
  </ConsoleProvider>
);

const pixelsOf = async (blob: Blob) => {
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const pen = canvas.getContext('2d');
  pen?.drawImage(bitmap, 0, 0);
  const { data } = pen?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: new Uint8ClampedArray() };
  const at = (x: number, y: number) =>
    Array.from(data.slice((y * bitmap.width + x) * 4, (y * bitmap.width + x) * 4 + 4));
  const has = (red: number, green: number, blue: number) => {
    for (let one = 0; one < data.length; one += 4) {
      if (data[one] === red && data[one + 1] === green && data[one + 2] === blue) return true;
    }
    return false;
  };
  return { width: bitmap.width, height: bitmap.height, at, has };
};

it('gives a picture of what is shown, at twice its size, on the ground of the theme', async () => {
  const handle = createRef<GraphHandle>();
  await render(<Shown handle={handle} selectedId="n0" path={path} />);
  const picture = await handle.current?.picture();
  expect(picture?.type).toBe('image/png');
  const { width, height, at, has } = await pixelsOf(picture ?? new Blob());
  expect([width, height]).toEqual([1600, 1200]);
  expect(at(2, 2)).toEqual([255, 255, 255, 255]);
  // The triangle that is looked at, and the line of the path.
  expect(has(0x0c, 0x94, 0x88)).toBe(true);
  expect(has(0x43, 0x85, 0xff)).toBe(true);
});

it('is arranged around where a way begins as well, where no node is looked at', async () => {
  const star = {
    nodes: sixty.nodes.slice(0, 6),
    edges: sixty.nodes.slice(1, 6).map(({ id }) => ({ id: `to ${id}`, sourceId: 'n0', targetId: id, predicate: '含' })),
  };
  const handle = createRef<GraphHandle>();
  const way = { nodeIds: ['n0', 'n1'], edgeIds: ['to n1'] };
  await render(<Shown handle={handle} graph={ready(star)} path={way} />);
  const { width, height, at } = await pixelsOf((await handle.current?.picture()) ?? new Blob());
  const drawn = Array.from({ length: width }, (_, x) => x).filter((x) =>
    Array.from({ length: height }, (_, y) => at(x, y)).some(([red = 255]) => red < 200),
  );
  // The ellipse of its neighbours, 372 across, at twice its size.
  expect((drawn.at(-1) ?? 0) - (drawn[0] ?? 0)).toBeGreaterThan(700);
});

it('has the picture of a crowd whole, though it is drawn elsewhere', async () => {
  const handle = createRef<GraphHandle>();
  await render(<Shown handle={handle} graph={ready(manyNodes(600, 2))} />);
  const { has } = await pixelsOf((await handle.current?.picture()) ?? new Blob());
  expect(has(0x33, 0x77, 0xf5)).toBe(true);
});

it('is pressed where a node stands, and dragging one pins it there', async () => {
  const onSelect = vi.fn();
  const onPin = vi.fn();
  const one = { nodes: sixty.nodes.slice(0, 1), edges: [] };
  const screen = await render(<Shown graph={ready(one)} onSelect={onSelect} onPin={onPin} />);
  const view = screen.getByRole('application');
  const element = view.element();
  const { left, top, width, height } = element.getBoundingClientRect();
  // The only node stands in the middle of what the keys at the foot leave free.
  const [x, y] = [width / 2, height / 2 - 26];
  await view.click({ position: { x, y } });
  expect(onSelect).toHaveBeenLastCalledWith({ id: 'n0' });
  const to = (type: string, dx: number, dy: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        pointerType: 'touch',
        clientX: left + x + dx,
        clientY: top + y + dy,
      }),
    );
  vi.spyOn(element, 'setPointerCapture').mockImplementation(() => undefined);
  to('pointerdown', 0, 0);
  to('pointermove', 60, 40);
  to('pointerup', 60, 40);
  expect(onPin).toHaveBeenCalledWith({ id: 'n0', pinned: true });
  expect(onSelect).toHaveBeenCalledTimes(1);
  to('pointerdown', 60, 40);
  to('pointerup', 60, 40);
  expect(onSelect).toHaveBeenCalledTimes(2);
});
