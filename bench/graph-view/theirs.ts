import * as echarts from 'echarts';
import Graph from 'graphology';
import Sigma from 'sigma';
import { colours, edges, kinds, nodes } from './graph.js';

/** A drawing that was begun. */
export interface Drawing {
  readonly isDrawn: () => boolean;
  /** What is dragged to pan. */
  readonly target: () => HTMLElement;
  readonly end: () => void;
}

const colourOf = (entityType: string) => colours[kinds.indexOf(entityType)] ?? '#000000';

/** Sigma as it comes, told all places. */
export const bySigma = (host: HTMLElement): Drawing => {
  const graph = new Graph({ multi: true });
  for (const { id, name, entityType, x, y } of nodes) {
    graph.addNode(id, { x, y, size: 3, label: name, color: colourOf(entityType) });
  }
  for (const { id, sourceId, targetId } of edges) graph.addEdgeWithKey(id, sourceId, targetId, { color: '#cfd5df' });
  let isDrawn = false;
  const drawing = new Sigma(graph, host);
  drawing.once('afterRender', () => {
    isDrawn = true;
  });
  drawing.scheduleRender();
  return {
    isDrawn: () => isDrawn,
    target: () => host.querySelector<HTMLElement>('.sigma-mouse') ?? host,
    end: () => drawing.kill(),
  };
};

/** The graph of echarts, told all places. */
export const byEcharts = (host: HTMLElement): Drawing => {
  let isDrawn = false;
  const drawing = echarts.init(host);
  drawing.on('finished', () => {
    isDrawn = true;
  });
  drawing.setOption({
    animation: false,
    series: [
      {
        type: 'graph',
        layout: 'none',
        roam: true,
        symbolSize: 5,
        data: nodes.map(({ id, name, x, y, entityType }) => ({
          id,
          name,
          x,
          y,
          itemStyle: { color: colourOf(entityType) },
        })),
        links: edges.map(({ sourceId, targetId }) => ({ source: sourceId, target: targetId })),
      },
    ],
  });
  return {
    isDrawn: () => isDrawn,
    target: () => host.querySelector('canvas') ?? host,
    end: () => drawing.dispose(),
  };
};
