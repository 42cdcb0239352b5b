import { type Tokens, tokens } from '../theme/tokens.js';
import { type ChartSeries, colourAt } from './chartTable.js';

/** In the order in which series take them. */
const names = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5'] as const satisfies readonly (keyof Tokens)[];

/** The token of the colour that stands at a place of the order. */
export const colourToken = (at: number): keyof Tokens => names[at % names.length] ?? 'chart1';

export const seriesToken = (series: readonly ChartSeries[], index: number): keyof Tokens =>
  series[index]?.earlier ? 'chartPrevious' : colourToken(colourAt(series, index));

/** The colour of a series, for styles: it follows the theme. */
export const seriesColour = (series: readonly ChartSeries[], index: number): string =>
  tokens[seriesToken(series, index)];

/** What a token is just now, for what draws without stylesheets. */
export const valueOf = (name: keyof Tokens, element: Element): string => {
  const variable = /^var\((.+)\)$/.exec(tokens[name])?.[1];
  return variable === undefined ? tokens[name] : getComputedStyle(element).getPropertyValue(variable).trim();
};
