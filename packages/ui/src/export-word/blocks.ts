import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  WidthType,
} from 'docx';
import type { AlignType, List, ListItem, RootContent, Table as TableNode } from 'mdast';
import { equationOf } from './equation.js';
import { DEEPEST, linesOf, MOST_STEPS, type Place, runsOf, type Whole } from './inline.js';
import { BULLETS, CODE, colours, LEVELS, orderedFrom, QUOTE, STEP } from './look.js';
import { wordsOf } from './readText.js';

export type Drawn = Paragraph | Table;

/** Where a block stands. */
export interface Spot extends Place {
  /** Steps from the left. */
  readonly indent: number;
  /** How deep in lists, from 0; -1 outside of them. */
  readonly level: number;
  readonly quoted: boolean;
}

/** Pixels between the margins of an A4 page. */
export const PAGE: Spot = { width: 600, inNote: false, depth: 0, indent: 0, level: -1, quoted: false };

const heads = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;

const sides: Record<NonNullable<AlignType>, (typeof AlignmentType)[keyof typeof AlignmentType]> = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
};

const line = { style: BorderStyle.SINGLE, size: 6, space: 8, color: colours.line };

const standing = ({ indent, quoted }: Spot): IParagraphOptions => ({
  ...(indent > 0 && { indent: { left: STEP * Math.min(MOST_STEPS, indent) } }),
  ...(quoted && { style: QUOTE, border: { left: { ...line, size: 18 } } }),
});

const tableOf = ({ children, align }: TableNode, whole: Whole, spot: Spot): Table => {
  const columns = Math.max(1, ...children.map((row) => row.children.length));
  const place = { ...spot, width: Math.floor(spot.width / columns) };
  const rows = children.map((row, at) => {
    const cells = Array.from({ length: columns }, (_, column) => {
      const side = align?.[column];
      const runs = runsOf(row.children[column]?.children ?? [], whole, place, at === 0 ? { bold: true } : {});
      return new TableCell({
        margins: { top: 40, bottom: 40, left: 100, right: 100 },
        ...(at === 0 && { shading: { type: 'clear', fill: colours.shade } }),
        children: [new Paragraph({ children: runs, spacing: { after: 0 }, ...(side && { alignment: sides[side] }) })],
      });
    });
    return new TableRow({ children: cells, tableHeader: at === 0, cantSplit: true });
  });
  const border = { style: BorderStyle.SINGLE, size: 4, color: colours.line };
  const borders = { top: border, bottom: border, left: border, right: border };
  return new Table({
    rows,
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: { ...borders, insideHorizontal: border, insideVertical: border },
  });
};

const BOX = { true: '☑ ', false: '☐ ' } as const;

const listOf = ({ children, ordered, start }: List, whole: Whole, spot: Spot): Drawn[] => {
  const level = Math.min(LEVELS - 1, spot.level + 1);
  const from = start ?? 1;
  if (ordered) whole.starts.add(from);
  const numbering = { reference: ordered ? orderedFrom(from) : BULLETS, level, instance: whole.nextList() };
  const inner: Spot = { ...spot, level, indent: level + 1, depth: spot.depth + 1 };
  return children.flatMap(({ checked, children: [first, ...rest] }: ListItem): Drawn[] => {
    const box = typeof checked === 'boolean' ? linesOf(BOX[`${checked}`]) : [];
    const words = first?.type === 'paragraph' ? runsOf(first.children, whole, inner) : [];
    const others = first === undefined || first.type === 'paragraph' ? rest : [first, ...rest];
    const head = new Paragraph({
      ...standing({ ...inner, indent: 0 }),
      numbering,
      children: [...box, ...words],
      spacing: { after: 60 },
    });
    return [head, ...blocksOf(others, whole, inner)];
  });
};

/** One block after another, as Word's paragraphs and tables. */
export function blocksOf(nodes: readonly RootContent[], whole: Whole, spot: Spot): Drawn[] {
  if (spot.depth > DEEPEST) return nodes.map((node) => new Paragraph({ children: linesOf(wordsOf(node)) }));
  const inner = { ...spot, depth: spot.depth + 1 };
  const paragraph = (more: IParagraphOptions) => [new Paragraph({ ...standing(spot), ...more })];
  return nodes.flatMap((node): Drawn[] => {
    switch (node.type) {
      case 'paragraph':
        return paragraph({ children: runsOf(node.children, whole, spot) });
      case 'heading':
        return [
          new Paragraph({ heading: heads[node.depth - 1] ?? heads[5], children: runsOf(node.children, whole, spot) }),
        ];
      case 'blockquote':
        return blocksOf(node.children, whole, { ...inner, quoted: true, indent: spot.indent + 1 });
      case 'list':
        return listOf(node, whole, spot);
      case 'code':
        return paragraph({
          style: CODE,
          shading: { type: 'clear', fill: colours.shade },
          children: linesOf(node.value),
        });
      case 'math': {
        const equation = equationOf(node.value);
        return equation === null
          ? paragraph({ style: CODE, children: linesOf(node.value) })
          : paragraph({ alignment: AlignmentType.CENTER, children: [equation] });
      }
      case 'html':
        return paragraph({ children: linesOf(node.value) });
      case 'table':
        // A table that another one, or the end, follows at once is drawn into it.
        return [tableOf(node, whole, spot), new Paragraph({ spacing: { after: 60 } })];
      case 'thematicBreak':
        return paragraph({ border: { bottom: line } });
      default:
        return [];
    }
  });
}
