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
import { type ComposeOption, init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

// Only what is drawn with it: all of echarts is twice as much.
register([BarChart, PieChart, HeatmapChart, GridComponent, VisualMapContinuousComponent, SVGRenderer]);

export type DrawnSeries = BarSeriesOption | PieSeriesOption | HeatmapSeriesOption;
export type Option = ComposeOption<DrawnSeries | GridComponentOption | VisualMapComponentOption>;
export { init };
