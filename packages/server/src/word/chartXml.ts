import { escapeXml } from '../text/xml.js';

/** One line, or one row of bars. */
export interface WordSeries {
  readonly name: string;
  /** One for each label; null where nothing was measured. */
  readonly values: readonly (number | null)[];
  /** The time before: grey and dashed. */
  readonly earlier?: boolean;
}

/** A chart as Word itself draws it: its reader may change how it looks there. */
export interface WordChart {
  /** `bar`: lying, the first label on top. */
  readonly kind: 'line' | 'column' | 'bar';
  readonly labels: readonly string[];
  readonly series: readonly WordSeries[];
  /** How Word writes a value: "0%". */
  readonly format: string;
}

const COLOURS = ['2468E8', '12A594', 'F5A524', '8E4EC6', 'E5484D'];
const EARLIER = '9AA1AD';
const GRID = 'E3E6EB';
const TEXT = '5B6472';

const strings = (values: readonly string[]): string =>
  `<c:strLit><c:ptCount val="${values.length}"/>${values
    .map((value, at) => `<c:pt idx="${at}"><c:v>${escapeXml(value)}</c:v></c:pt>`)
    .join('')}</c:strLit>`;

const numbers = (values: readonly (number | null)[], format: string): string =>
  `<c:numLit><c:formatCode>${escapeXml(format)}</c:formatCode><c:ptCount val="${values.length}"/>${values
    .map((value, at) => (value === null ? '' : `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`))
    .join('')}</c:numLit>`;

const fill = (colour: string): string => `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;

const line = (colour: string, width: number, dash = ''): string =>
  `<a:ln w="${width}" cap="rnd">${fill(colour)}${dash}<a:round/></a:ln>`;

const small = `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="900">${fill(TEXT)}</a:defRPr></a:pPr><a:endParaRPr lang="zh-CN"/></a:p></c:txPr>`;

const seriesOf = ({ kind, labels, format }: WordChart, { name, values, earlier }: WordSeries, at: number): string => {
  const colour = earlier ? EARLIER : (COLOURS[at % COLOURS.length] ?? EARLIER);
  const look =
    kind === 'line'
      ? `<c:spPr>${line(colour, earlier ? 15875 : 22225, earlier ? '<a:prstDash val="sysDash"/>' : '')}</c:spPr><c:marker><c:symbol val="none"/></c:marker>`
      : `<c:spPr>${fill(colour)}</c:spPr><c:invertIfNegative val="0"/>`;
  return `<c:ser><c:idx val="${at}"/><c:order val="${at}"/><c:tx><c:v>${escapeXml(name)}</c:v></c:tx>${look}<c:cat>${strings(labels)}</c:cat><c:val>${numbers(values, format)}</c:val>${kind === 'line' ? '<c:smooth val="0"/>' : ''}</c:ser>`;
};

const LABELS = 1;
const VALUES = 2;
const axes = `<c:axId val="${LABELS}"/><c:axId val="${VALUES}"/>`;

const plotOf = (chart: WordChart): string => {
  const all = chart.series.map((one, at) => seriesOf(chart, one, at)).join('');
  if (chart.kind === 'line')
    return `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${all}<c:marker val="1"/>${axes}</c:lineChart>`;
  const direction = chart.kind === 'bar' ? 'bar' : 'col';
  return `<c:barChart><c:barDir val="${direction}"/><c:grouping val="clustered"/><c:varyColors val="0"/>${all}<c:gapWidth val="60"/>${axes}</c:barChart>`;
};

/** The part of a Word file that a chart is. */
export const chartXml = (chart: WordChart): string => {
  const lying = chart.kind === 'bar';
  const legend =
    chart.series.length > 1 ? `<c:legend><c:legendPos val="t"/><c:overlay val="0"/>${small}</c:legend>` : '';
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">',
    '<c:roundedCorners val="0"/><c:chart><c:autoTitleDeleted val="1"/><c:plotArea><c:layout/>',
    plotOf(chart),
    `<c:catAx><c:axId val="${LABELS}"/><c:scaling><c:orientation val="${lying ? 'maxMin' : 'minMax'}"/></c:scaling><c:delete val="0"/><c:axPos val="${lying ? 'l' : 'b'}"/><c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/><c:spPr>${line(GRID, 9525)}</c:spPr>${small}<c:crossAx val="${VALUES}"/><c:crosses val="autoZero"/><c:auto val="0"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:noMultiLvlLbl val="1"/></c:catAx>`,
    `<c:valAx><c:axId val="${VALUES}"/><c:scaling><c:orientation val="minMax"/><c:min val="0"/></c:scaling><c:delete val="0"/><c:axPos val="${lying ? 'b' : 'l'}"/><c:majorGridlines><c:spPr>${line(GRID, 6350)}</c:spPr></c:majorGridlines><c:numFmt formatCode="${escapeXml(chart.format)}" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/><c:spPr><a:ln><a:noFill/></a:ln></c:spPr>${small}<c:crossAx val="${LABELS}"/><c:crosses val="${lying ? 'max' : 'autoZero'}"/><c:crossBetween val="between"/></c:valAx>`,
    `</c:plotArea>${legend}<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart><c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr></c:chartSpace>`,
  ].join('');
};
