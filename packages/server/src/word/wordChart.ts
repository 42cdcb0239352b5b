import { ImportedXmlComponent, LineRuleType, Paragraph } from 'docx';
import { strFromU8, strToU8, unzipSync, type Unzipped, zipSync } from 'fflate';
import { chartXml, type WordChart } from './chartXml.js';
import { escapeXml, xmlText } from '../text/xml.js';

/** English Metric Units to a pixel of 96 to the inch. */
const EMU = 9525;
const WIDTH = 600 * EMU;

const partOf = (at: number): string => `word/charts/chart${at + 1}.xml`;
const idOf = (at: number): string => `chart${at + 1}`;

/** The place of a chart in its document, which `withCharts` fills. `text`: says the same to those who do not see it. */
const drawing = (at: number, text: string, height: number): ImportedXmlComponent =>
  ImportedXmlComponent.fromXmlString(
    `<w:r xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${WIDTH}" cy="${height * EMU}"/><wp:docPr id="${1000 + at}" name="${idOf(at)}" descr="${escapeXml(text)}"/><wp:cNvGraphicFramePr/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart r:id="${idOf(at)}"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
  );

/** Collects the charts of one document. */
export const wordCharts = () => {
  const charts: WordChart[] = [];
  return {
    /** A paragraph that shows a chart; `height` in pixels of 96 to the inch. */
    paragraph: (chart: WordChart, text: string, height: number): Paragraph => {
      charts.push(chart);
      const shown = new Paragraph({ spacing: { before: 60, after: 160, line: 240, lineRule: LineRuleType.AUTO } });
      shown.addChildElement(drawing(charts.length - 1, text, height));
      return shown;
    },
    /** The document with its charts in it. `bytes` as `Packer` has written them. */
    added: (bytes: Uint8Array): Uint8Array => {
      const parts: Unzipped = unzipSync(bytes);
      const change = (name: string, end: string, more: readonly string[]) => {
        const part = parts[name];
        if (part === undefined) throw new Error(`no ${name}`);
        parts[name] = strToU8(strFromU8(part).replace(end, () => more.join('') + end));
      };
      change(
        '[Content_Types].xml',
        '</Types>',
        charts.map(
          (_, at) =>
            `<Override PartName="/${partOf(at)}" ContentType="application/vnd.openxmlformats-officedocument.drawingml.chart+xml"/>`,
        ),
      );
      change(
        'word/_rels/document.xml.rels',
        '</Relationships>',
        charts.map(
          (_, at) =>
            `<Relationship Id="${idOf(at)}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/chart" Target="charts/chart${at + 1}.xml"/>`,
        ),
      );
      // `docx` writes names as they are.
      const body = parts['word/document.xml'];
      if (body !== undefined) parts['word/document.xml'] = strToU8(xmlText(strFromU8(body)));
      charts.forEach((chart, at) => {
        parts[partOf(at)] = strToU8(chartXml(chart));
      });
      return zipSync(parts);
    },
  };
};
