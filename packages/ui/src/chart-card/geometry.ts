import type { ChartKind, ChartTable, Part, Place } from './chartTable.js';
import { wordWidth } from './scale.js';

/** Room around the plot for the names of its axes, in pixels. */
export const edges = { left: 48, right: 8, top: 16, bottom: 24 } as const;

/** How much of a pie's radius is hollow. */
export const HOLLOW = 0.58;

const PIE_EDGE = 8;

export interface PlotSize {
  width: number;
  height: number;
}

/** All that is needed to know what stands where. */
export interface Plot {
  kind: ChartKind;
  table: ChartTable;
  /** Of a pie, in the order in which they are drawn. */
  parts: readonly Part[];
  size: PlotSize;
}

export const pieRadius = ({ width, height }: PlotSize): number => Math.max(0, Math.min(width, height) / 2 - PIE_EDGE);

const ROW_GAP = 12;
/** A row's name may take this share of the width. */
const MOST_NAME = 0.3;

/** Room at the left, in pixels: of a heat map for the names of its rows, of all others for numbers. */
export const leftOf = ({ kind, table, size }: Plot): number => {
  if (kind !== 'heat') return edges.left;
  const longest = Math.max(0, ...table.series.map(({ name }) => wordWidth(name)));
  return Math.max(edges.left, Math.min(longest + ROW_GAP, Math.floor(size.width * MOST_NAME)));
};

const plotWidth = (plot: Plot): number => Math.max(1, plot.size.width - leftOf(plot) - edges.right);

/** How wide the place of one label is, where each has one: bars, cells. */
export const bandWidth = (plot: Plot): number => plotWidth(plot) / Math.max(1, plot.table.labels.length);

/** Where the middle of a label stands, in pixels from the left. */
export const xOf = (plot: Plot, at: number): number => {
  const { kind, table, parts, size } = plot;
  if (kind === 'line') return edges.left + (at / Math.max(1, table.labels.length - 1)) * plotWidth(plot);
  if (kind !== 'pie') return leftOf(plot) + (at + 0.5) * bandWidth(plot);
  const before = parts.slice(0, at).reduce((sum, { share }) => sum + share, 0);
  const middle = 2 * Math.PI * (before + (parts[at]?.share ?? 0) / 2);
  return size.width / 2 + Math.sin(middle) * pieRadius(size);
};

const within = (value: number, count: number): number => Math.min(count - 1, Math.max(0, value));

const partAt = ({ parts, size }: Plot, x: number, y: number): Place | undefined => {
  const across = x - size.width / 2;
  const down = y - size.height / 2;
  const far = Math.hypot(across, down);
  if (far > pieRadius(size) || far < HOLLOW * pieRadius(size)) return undefined;
  const turn = (Math.atan2(across, -down) / (2 * Math.PI) + 1) % 1;
  let end = 0;
  const at = parts.findIndex(({ share }) => (end += share) > turn);
  return at < 0 ? undefined : { at, series: 0 };
};

/** What lies under the pointer: the label that is nearest, of a heat map the cell, of a pie the part. */
export const placeAt = (plot: Plot, x: number, y: number): Place | undefined => {
  const { kind, table, size } = plot;
  if (kind === 'pie') return partAt(plot, x, y);
  const count = table.labels.length;
  if (count === 0) return undefined;
  const inside = x - leftOf(plot);
  const exact = kind === 'line' ? (inside / plotWidth(plot)) * (count - 1) : inside / bandWidth(plot) - 0.5;
  const at = within(Math.round(exact), count);
  if (kind !== 'heat') return { at, series: 0 };
  const rowHeight = (size.height - edges.top - edges.bottom) / table.series.length;
  return { at, series: within(Math.floor((y - edges.top) / rowHeight), table.series.length) };
};

/** Where an arrow key leads from a place, or from none; undefined for any other key. */
export const moved = ({ kind, table, parts }: Plot, key: string, from: Place | undefined): Place | undefined => {
  const last = (kind === 'pie' ? parts : table.labels).length - 1;
  const rows = kind === 'heat' ? table.series.length : 1;
  if (last < 0) return undefined;
  const { at, series } = from ?? { at: key === 'ArrowLeft' ? last + 1 : -1, series: 0 };
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    return { at: within(at + (key === 'ArrowLeft' ? -1 : 1), last + 1), series };
  }
  if (key === 'Home' || key === 'End') return { at: key === 'Home' ? 0 : last, series };
  if (kind !== 'heat' || (key !== 'ArrowUp' && key !== 'ArrowDown')) return undefined;
  if (from === undefined) return { at: 0, series: 0 };
  return { at, series: within(series + (key === 'ArrowUp' ? -1 : 1), rows) };
};
