import { describe, expect, it } from 'vitest';
import { sixty } from './graph.fixtures.js';
import { inWords } from './inWords.js';
import { startLabels } from './labels.js';
import { fitText } from './labelText.js';
import { graphEn, graphZh } from './locale.js';
import { marksOf } from './marks.js';
import { modelOf } from './model.js';
import { towards } from './towards.js';
import { fitView, reveal, zoomAt } from './view.js';

const model = modelOf(sixty);

describe('names', () => {
  it('stand where no other one does; who comes first has the place', () => {
    const labels = startLabels();
    expect(labels.take({ x: 0, y: 0, width: 100, height: 16 })).toBe(true);
    expect(labels.take({ x: 99, y: 15, width: 50, height: 16 })).toBe(false);
    expect(labels.take({ x: 100, y: 0, width: 500, height: 16 })).toBe(true);
    expect(labels.take({ x: 550, y: 8, width: 100, height: 16 })).toBe(false);
    expect(labels.take({ x: -40, y: -16, width: 200, height: 16 })).toBe(true);
  });

  it('are cut where there is no room, and told whole where there is', () => {
    const widthOf = (text: string) => [...text].length * 12;
    expect(fitText('三级裁判员', 60, widthOf)).toBe('三级裁判员');
    expect(fitText('三级裁判员管理办法', 60, widthOf)).toBe('三级裁判…');
  });
});

describe('arrow keys', () => {
  const cross = modelOf({
    nodes: ['中', '右', '左', '下', '远'].map((name) => ({ id: name, name, entityType: '角色', relationCount: 1 })),
    edges: ['右', '左', '下', '远'].map((to) => ({ id: to, sourceId: '中', targetId: to, predicate: '到' })),
  });
  const places = Float32Array.from([0, 0, 100, 10, -100, 0, 5, 100, 300, 0]);

  it('go to the neighbour in their direction, the near one first', () => {
    expect(towards(cross, places, 0, 'ArrowRight')).toBe(1);
    expect(towards(cross, places, 0, 'ArrowLeft')).toBe(2);
    expect(towards(cross, places, 0, 'ArrowDown')).toBe(3);
    expect(towards(cross, places, 1, 'ArrowLeft')).toBe(0);
  });

  it('go nowhere where no neighbour lies', () => {
    expect(towards(cross, places, 0, 'ArrowUp')).toBeUndefined();
    expect(towards(cross, places, 1, 'ArrowRight')).toBeUndefined();
  });
});

it('says of a node what it is and what it is joined to, from its side', () => {
  expect(inWords(model, 3, graphZh, false)).toBe(
    '资格 国家级裁判员，4 条关系，图中相邻：被晋级为 一级裁判员、晋级为 国际级裁判员',
  );
  expect(inWords(model, 3, graphEn, true)).toMatch(/^资格 国家级裁判员, 4 relations, .*pinned$/);
  expect(inWords(model, 0, graphZh, false)).toMatch(/ 等 12 个$/);
});

describe('what is looked at', () => {
  it('stands out with its neighbours and the path, and all else steps back', () => {
    const { nodes, litEdges } = marksOf(model, 'n0', { nodeIds: ['n0', 'n1', 'n10'], edgeIds: [] });
    expect(nodes[0]).toBe('focus');
    expect(nodes[1]).toBe('path');
    expect(nodes[10]).toBe('path');
    expect(nodes[21]).toBe('near');
    expect(nodes[5]).toBe('dim');
    expect(litEdges).toHaveLength(12);
  });

  it('is nothing at first, and then nothing steps back', () => {
    expect(new Set(marksOf(model, undefined, undefined).nodes)).toEqual(new Set(['plain']));
    expect(new Set(marksOf(model, 'gone', undefined).nodes)).toEqual(new Set(['plain']));
  });
});

describe('what is seen', () => {
  const extent = { width: 800, height: 600 };

  it('is all of it, never larger than it is', () => {
    expect(fitView(Float32Array.from([0, 0, 100, 0]), extent).scale).toBe(1);
    const { scale, x, y } = fitView(Float32Array.from([0, 0, 10_000, 5000]), extent);
    for (const [px, py] of [
      [0, 0],
      [10_000, 5000],
    ] as const) {
      expect(px * scale + x).toBeGreaterThanOrEqual(0);
      expect(px * scale + x).toBeLessThanOrEqual(800);
      expect(py * scale + y).toBeGreaterThanOrEqual(0);
      expect(py * scale + y).toBeLessThanOrEqual(600);
    }
  });

  it('stands still under the pointer while it is zoomed, within limits', () => {
    const view = { x: 10, y: 20, scale: 1 };
    const next = zoomAt(view, 2, 110, 120);
    expect(100 * next.scale + next.x).toBe(110);
    expect(100 * next.scale + next.y).toBe(120);
    expect(zoomAt(view, 1000, 0, 0).scale).toBe(4);
  });

  it('moves only where what is gone to is out of sight', () => {
    const view = { x: 0, y: 0, scale: 1 };
    expect(reveal(view, 400, 300, extent)).toBe(view);
    expect(reveal(view, 900, 300, extent)).toEqual({ x: -160, y: 0, scale: 1 });
  });
});
