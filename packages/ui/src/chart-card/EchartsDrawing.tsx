import { theme } from 'antd';
import type { EChartsType } from 'echarts/core';
import { useEffect, useRef } from 'react';
import { valueOf } from './colours.js';
import { beginDrawing } from './echartsCore.js';
import type { DrawingProps } from './LineDrawing.js';
import { optionOf } from './optionOf.js';

/** The number of a cell among those that have a value. */
const cellIndex = ({ plot: { table }, chosen }: DrawingProps): number => {
  if (chosen === undefined || table.series[chosen.series]?.values[chosen.at] === null) return -1;
  const measured = (values: readonly (number | null)[]) => values.filter((value) => value !== null).length;
  const before = table.series.slice(0, chosen.series).reduce((sum, { values }) => sum + measured(values), 0);
  return before + measured(table.series[chosen.series]?.values.slice(0, chosen.at) ?? []);
};

/** Every kind of chart but lines, by echarts, which is loaded with this. */
export default function EchartsDrawing({ plot, chosen }: DrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(null);
  // Changes with the theme, whose values the drawing has to be given: it reads no stylesheet.
  const { token } = theme.useToken();

  useEffect(() => {
    if (!place.current) return;
    const made = beginDrawing(place.current);
    chart.current = made;
    return () => made.dispose();
  }, []);

  const { width, height } = plot.size;
  useEffect(() => chart.current?.resize({ width, height }), [width, height]);

  useEffect(() => {
    const element = place.current;
    if (element)
      chart.current?.setOption(
        optionOf(plot, (name) => valueOf(name, element)),
        { notMerge: true },
      );
  }, [plot, token]);

  const index = plot.kind === 'pie' ? (chosen?.at ?? -1) : cellIndex({ plot, chosen });
  useEffect(() => {
    if ((plot.kind !== 'pie' && plot.kind !== 'heat') || index < 0) return;
    const drawn = chart.current;
    drawn?.dispatchAction({ type: 'highlight', seriesIndex: 0, dataIndex: index });
    return () => {
      if (!drawn?.isDisposed()) drawn?.dispatchAction({ type: 'downplay', seriesIndex: 0, dataIndex: index });
    };
  }, [plot, token, index]);

  return <div ref={place} aria-hidden="true" style={{ width, height, pointerEvents: 'none' }} />;
}
