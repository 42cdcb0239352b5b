import { AlignmentType, BorderStyle, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import { GREY } from './wordStyles.js';

/** Twentieths of a point between the margins of an A4 page. */
const WIDTH = 9026;
const NAME = 3200;
const SECOND = 2000;

const edge = { style: BorderStyle.SINGLE, size: 4, color: 'D9DDE3' };
const noEdge = { style: BorderStyle.NONE, size: 0, color: 'auto' };

const cell = (text: string, { number, head }: { number: boolean; head: boolean }) =>
  new TableCell({
    borders: { top: noEdge, left: noEdge, right: noEdge, bottom: edge },
    margins: { top: 50, bottom: 50, left: 60, right: 60 },
    children: [
      new Paragraph({
        alignment: number ? AlignmentType.RIGHT : AlignmentType.LEFT,
        spacing: { after: 0 },
        children: [new TextRun({ text, ...(head && { color: GREY, size: 19 }) })],
      }),
    ],
  });

const widthsOf = (columns: number, texts: number): number[] => {
  const wide = texts === 1 ? [NAME] : [NAME, SECOND];
  const rest = (WIDTH - wide.reduce((sum, width) => sum + width, 0)) / (columns - wide.length);
  return Array.from({ length: columns }, (_, at) => wide[at] ?? Math.floor(rest));
};

/** A table between hairlines, whose head comes again on each page. `texts`: columns of words before those of numbers. */
export const wordTable = (head: readonly string[], rows: readonly (readonly string[])[], texts: 1 | 2 = 1): Table => {
  const cells = (row: readonly string[], isHead: boolean) =>
    row.map((text, at) => cell(text, { number: at >= texts, head: isHead }));
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: widthsOf(head.length, texts),
    borders: { top: edge, bottom: edge, left: noEdge, right: noEdge, insideHorizontal: edge, insideVertical: noEdge },
    rows: [
      new TableRow({ tableHeader: true, cantSplit: true, children: cells(head, true) }),
      ...rows.map((row) => new TableRow({ cantSplit: true, children: cells(row, false) })),
    ],
  });
};
