import type { MeasuredChart, MeasuredPicture, MeasuredTable, SlideChart } from '@console/base/slides';
import type pptxgen from 'pptxgenjs';
import type { Language } from '../../../http/messages.js';
import { hex, inches } from './pptxText.js';
import { plainXmlText } from './xmlText.js';

const none = { type: 'none' } as const;
const HAIRLINE = 0.75;
const HEAD_LINE = 1.5;

/** A table of the program's own: its columns and rows as they were measured. */
export const addTable = (slide: pptxgen.Slide, table: MeasuredTable, text: string): void => {
  const last = table.rows.length - 1;
  const margins: pptxgen.Margin = [0, inches(table.padding), 0, inches(table.padding)];
  const rows = table.rows.map(({ cells, head }, at) =>
    cells.map((cell): pptxgen.TableCell => {
      const line =
        at === last
          ? none
          : { type: 'solid' as const, pt: head ? HEAD_LINE : HAIRLINE, color: hex(head ? text : table.rule) };
      const borders: pptxgen.TableCellProps['border'] = [none, none, line, none];
      // The library takes the spacing of cells as it takes that of texts; its types do not say so.
      const options = {
        align: cell.align,
        valign: 'middle' as const,
        bold: cell.bold,
        color: hex(cell.colour),
        fontFace: cell.font,
        fontSize: cell.size,
        lineSpacing: table.lineHeight,
        // Inches from the top clockwise: upright the text stands in the middle of its row.
        margin: margins,
        border: borders,
        lang: 'zh-CN',
      };
      return { text: cell.text, options };
    }),
  );
  slide.addTable(rows, {
    x: inches(table.x),
    y: inches(table.y),
    w: inches(table.width),
    colW: table.columns.map(inches),
    rowH: table.rows.map(({ height }) => inches(height)),
    autoPage: false,
    objectName: 'Table',
  });
};

const isWhole = ({ series }: SlideChart): boolean =>
  series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)));

/** How numbers of a chart are written; the unit stands behind those that no axis explains. */
const formatOf = (chart: SlideChart): string => {
  const number = isWhole(chart) ? '#,##0' : '#,##0.0#';
  const unit = chart.unit.replaceAll(/["\\]/g, '');
  return chart.kind === 'pie' && unit !== '' ? `${number}"${unit}"` : number;
};

/** More numbers than that on a chart hide what they stand on. */
const MOST_LABELS = 24;

const describe = ({ chart }: MeasuredChart, language: Language): string => {
  const kinds =
    language === 'zh-CN'
      ? { bar: '柱形图', line: '折线图', pie: '饼图' }
      : { bar: 'Bar chart', line: 'Line chart', pie: 'Pie chart' };
  const names = [...chart.series.map(({ name }) => name), chart.unit].filter((one) => one !== '');
  return plainXmlText([kinds[chart.kind], ...names].join(language === 'zh-CN' ? '，' : ', '));
};

const commonOptions = (item: MeasuredChart, language: Language): pptxgen.IChartOpts => {
  const { chart, colours, text } = item;
  const font = { color: hex(text.colour), face: text.font, size: text.size };
  const shown = chart.series.length * chart.categories.length <= MOST_LABELS;
  return {
    x: inches(item.x),
    y: inches(item.y),
    w: inches(item.width),
    h: inches(item.height),
    chartColors: colours.map(hex),
    altText: describe(item, language),
    objectName: 'Chart',
    lang: 'zh-CN',
    showLegend: chart.kind === 'pie' || chart.series.length > 1,
    legendPos: chart.kind === 'pie' ? 'r' : 't',
    legendColor: font.color,
    legendFontFace: font.face,
    legendFontSize: font.size,
    showValue: shown,
    dataLabelColor: chart.kind === 'pie' ? hex(item.ground) : font.color,
    dataLabelFontFace: font.face,
    dataLabelFontSize: font.size,
    dataLabelFormatCode: formatOf(chart),
  };
};

/** A chart of the program's own, whose numbers can be changed in it. */
export const addChart = (slide: pptxgen.Slide, item: MeasuredChart, language: Language): void => {
  const { chart, text, rule } = item;
  const labels = chart.categories.map(plainXmlText);
  const data = chart.series.map(({ name, values }) => ({
    name: plainXmlText(name) || ' ',
    labels,
    // The library writes nothing for what is no number, as Office itself does where nothing is known.
    values: values.map((value) => value ?? Number.NaN),
  }));
  const common = commonOptions(item, language);
  if (chart.kind === 'pie') {
    slide.addChart('pie', data.slice(0, 1), { ...common, showPercent: false, showLeaderLines: false });
    return;
  }
  const font = { color: hex(text.colour), face: text.font, size: text.size };
  slide.addChart(chart.kind, data, {
    ...common,
    barDir: 'col',
    barGapWidthPct: 60,
    lineSize: 2.25,
    ...(chart.kind === 'bar' ? { dataLabelPosition: 'outEnd' } : { dataLabelPosition: 't' }),
    catAxisLabelColor: font.color,
    catAxisLabelFontFace: font.face,
    catAxisLabelFontSize: font.size,
    catAxisLineColor: hex(rule),
    valAxisLabelColor: font.color,
    valAxisLabelFontFace: font.face,
    valAxisLabelFontSize: font.size,
    valAxisLabelFormatCode: formatOf(chart),
    valAxisLineShow: false,
    valGridLine: { color: hex(rule), size: 0.5 },
    catGridLine: { style: 'none' },
    showValAxisTitle: chart.unit.trim() !== '',
    valAxisTitle: plainXmlText(chart.unit),
    valAxisTitleColor: font.color,
    valAxisTitleFontFace: font.face,
    valAxisTitleFontSize: font.size,
  });
};

const isPng = (data: Uint8Array): boolean => data[0] === 0x89 && data[1] === 0x50;
const isJpeg = (data: Uint8Array): boolean => data[0] === 0xff && data[1] === 0xd8;

/** A picture with the words for who cannot see it. Where it is missing, its words stand in its place. */
export const addPicture = (
  slide: pptxgen.Slide,
  item: MeasuredPicture,
  data: Uint8Array | undefined,
  colour: string,
): void => {
  const place = { x: inches(item.x), y: inches(item.y), w: inches(item.width), h: inches(item.height) };
  const alt = plainXmlText(item.alt);
  if (data !== undefined && (isPng(data) || isJpeg(data))) {
    const type = isPng(data) ? 'image/png' : 'image/jpeg';
    const base64 = Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('base64');
    slide.addImage({ ...place, data: `${type};base64,${base64}`, altText: alt, objectName: 'Picture' });
    return;
  }
  slide.addText(alt, {
    ...place,
    align: 'center',
    valign: 'middle',
    color: hex(colour),
    line: { color: hex(colour), width: 0.75 },
    objectName: 'Picture',
  });
};
