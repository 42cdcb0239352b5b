import {
  BarChart,
  type BarSeriesOption,
  HeatmapChart,
  type HeatmapSeriesOption,
  PieChart,
  type PieSeriesOption,
} from 'echarts/charts';
import {
  GridComponent,
  type GridComponentOption,
  VisualMapContinuousComponent,
  type VisualMapComponentOption,
} from 'echarts/components';
import { type ComposeOption, type EChartsType, init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

export type DrawnSeries = BarSeriesOption | PieSeriesOption | HeatmapSeriesOption;
export type Option = ComposeOption<DrawnSeries | GridComponentOption | VisualMapComponentOption>;

/**
 * Begins a drawing in an element. Registers what it is drawn with, which is not all of echarts: that is twice as much. Done
 * here and not as the module is loaded, for a bundler may leave out a module of which nothing of its own is used.
 */
export const beginDrawing = (place: HTMLElement): EChartsType => {
  register([BarChart, PieChart, HeatmapChart, GridComponent, VisualMapContinuousComponent, SVGRenderer]);
  return init(place, null, { renderer: 'svg' });
};
