import type {
  BlockContent,
  Definition,
  DefinitionContent,
  List,
  ListItem,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { AnswerTable, type CellAlign, TableRow } from './AnswerTable.js';
import { Citations, ClaimedWords } from './Citation.js';
import { CodeBlock } from './CodeBlock.js';
import { FootnoteMark, FootnoteText } from './Footnote.js';
import { Formula } from './Formula.js';
import { type Inline, readInline, wordsOf } from './inline.js';
import { Link } from './Link.js';
import { Picture } from './Picture.js';
import { withoutEdges } from './source.js';
import { TaskBox } from './TaskBox.js';

export interface Drawing {
  /** Numbers that may be cited. */
  readonly known: ReadonlySet<number>;
  /** Addresses of the links that name one. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Begins with the rest of a list, whose first item has this number; 0 without numbers. Default null: it doesn't. */
  readonly continues?: number | null;
}

const nobody: ReadonlySet<number> = new Set();
/** Deeper than this only words are drawn. */
const MAX_DEPTH = 40;
const headings = ['h3', 'h3', 'h4', 'h5', 'h6', 'h6'];

const LINES_IN_PART = 24;

/** Code within a list or a quotation. */
const CodeInside = ({ info, value }: { info: string; value: string }) => {
  const { parts, tail } = useMemo(() => {
    const lines = value.split('\n').map((line) => `${line}\n`);
    const pieces: string[] = [];
    for (let from = 0; from < lines.length; from += LINES_IN_PART) {
      pieces.push(lines.slice(from, from + LINES_IN_PART).join(''));
    }
    return { parts: pieces.slice(0, -1), tail: pieces.at(-1) ?? '' };
  }, [value]);
  return <CodeBlock info={info} parts={parts} tail={tail} />;
};

const cursor = <span key="cursor" className="answer-cursor" aria-hidden="true" />;

const drawNode = (node: PhrasingContent, drawing: Drawing, depth: number): ReactNode => {
  if (depth > MAX_DEPTH) return wordsOf(node);
  switch (node.type) {
    case 'strong':
      return <strong>{drawLine(node.children, drawing, true, depth)}</strong>;
    case 'emphasis':
      return <em>{drawLine(node.children, drawing, true, depth)}</em>;
    case 'delete':
      return <del>{drawLine(node.children, drawing, true, depth)}</del>;
    case 'inlineCode':
      return <code>{withoutEdges(node.value)}</code>;
    case 'inlineMath':
      return <Formula source={withoutEdges(node.value)} />;
    case 'link':
    case 'linkReference': {
      const address = node.type === 'link' ? node.url : drawing.addresses.get(node.identifier);
      return (
        <Link href={withoutEdges(address ?? '')} words={wordsOf(node)}>
          {drawLine(node.children, { ...drawing, known: nobody }, false, depth)}
        </Link>
      );
    }
    case 'image':
    case 'imageReference': {
      const address = node.type === 'image' ? node.url : drawing.addresses.get(node.identifier);
      return <Picture src={withoutEdges(address ?? '')} alt={withoutEdges(node.alt ?? '')} />;
    }
    case 'footnoteReference':
      return <FootnoteMark label={node.label ?? node.identifier} />;
    default:
      return wordsOf(node);
  }
};

const drawItem = (item: Inline, drawing: Drawing, depth: number): ReactNode => {
  switch (item.type) {
    case 'text':
      return item.value;
    case 'break':
      return <br />;
    case 'cites':
      return <Citations ns={item.ns} glued={item.glued} />;
    case 'claim':
      return <ClaimedWords ns={item.ns}>{drawItems(item.children, drawing, depth)}</ClaimedWords>;
    case 'footnote':
      return <FootnoteMark label={item.label} />;
    default:
      return drawNode(item.node, drawing, depth + 1);
  }
};

const drawItems = (items: readonly Inline[], drawing: Drawing, depth: number): ReactNode[] =>
  items.map((item, index) =>
    item.type === 'text' ? item.value : <Fragment key={index}>{drawItem(item, drawing, depth)}</Fragment>,
  );

const drawLine = (nodes: readonly PhrasingContent[], drawing: Drawing, marks: boolean, depth: number): ReactNode[] =>
  drawItems(readInline(nodes, drawing.known, marks), drawing, depth);

/** Draws the cells of a table's row. */
export const drawCells = (cells: readonly { children: PhrasingContent[] }[], drawing: Drawing): ReactNode[][] =>
  cells.map(({ children }) => drawLine(children, drawing, false, 0));

type Flow = RootContent | BlockContent | DefinitionContent;

const isLoose = (list: List, item: ListItem): boolean =>
  item.spread === true || list.children.some((other) => other.spread === true);

const drawListItem = (list: List, item: ListItem, drawing: Drawing, withCursor: boolean, depth: number): ReactNode => {
  const loose = isLoose(list, item);
  const box = typeof item.checked === 'boolean' ? <TaskBox key="box" checked={item.checked} /> : null;
  const last = item.children.length - 1;
  const children = item.children.map((child, index) => {
    const here = withCursor && index === last;
    if (child.type !== 'paragraph') return drawFlow(child, index, drawing, here, depth + 1);
    const line = [index === 0 ? box : null, drawLine(child.children, drawing, true, depth), here ? cursor : null];
    return loose ? <p key={index}>{line}</p> : <Fragment key={index}>{line}</Fragment>;
  });
  const bare = item.children[0]?.type === 'paragraph' ? null : box;
  return [bare, ...children, withCursor && last < 0 ? cursor : null];
};

const drawFlow = (node: Flow, key: number, drawing: Drawing, withCursor: boolean, depth: number): ReactNode => {
  if (depth > MAX_DEPTH) return <p key={key}>{wordsOf(node)}</p>;
  switch (node.type) {
    case 'paragraph': {
      return (
        <p key={key}>
          {drawLine(node.children, drawing, true, depth)}
          {withCursor && cursor}
        </p>
      );
    }
    case 'heading':
      return createElement(
        headings[node.depth - 1] ?? 'h6',
        { key },
        drawLine(node.children, drawing, true, depth),
        withCursor && cursor,
      );
    case 'blockquote':
      return <blockquote key={key}>{drawAll(node.children, drawing, withCursor, depth + 1)}</blockquote>;
    case 'list': {
      const items = node.children.map((item, index) => (
        <li key={index} data-task={typeof item.checked === 'boolean' || undefined}>
          {drawListItem(node, item, drawing, withCursor && index === node.children.length - 1, depth + 1)}
        </li>
      ));
      const continues = depth === 0 && key === 0 ? (drawing.continues ?? null) : null;
      return node.ordered === true ? (
        <ol key={key} start={continues ?? node.start ?? 1} data-continues={continues !== null || undefined}>
          {items}
        </ol>
      ) : (
        <ul key={key} data-continues={continues !== null || undefined}>
          {items}
        </ul>
      );
    }
    case 'code':
      return <CodeInside key={key} info={node.lang ?? ''} value={withoutEdges(node.value)} />;
    case 'math':
      return (
        <div key={key}>
          <Formula source={withoutEdges(node.value)} display />
        </div>
      );
    case 'html':
      return (
        <p key={key} className="answer-plain">
          {withoutEdges(node.value)}
        </p>
      );
    case 'table': {
      const align: readonly CellAlign[] = node.align ?? [];
      const [head, ...rows] = node.children;
      return (
        <AnswerTable key={key} head={<TableRow head align={align} cells={drawCells(head?.children ?? [], drawing)} />}>
          {rows.map((row, index) => (
            <TableRow key={index} align={align} cells={drawCells(row.children, drawing)} />
          ))}
        </AnswerTable>
      );
    }
    case 'thematicBreak':
      return <hr key={key} />;
    case 'footnoteDefinition':
      return (
        <FootnoteText key={key} label={node.label ?? node.identifier}>
          {drawAll(node.children, drawing, withCursor, depth + 1)}
        </FootnoteText>
      );
    case 'definition':
    case 'yaml':
      return null;
    case 'listItem':
    case 'tableRow':
    case 'tableCell':
      return <p key={key}>{wordsOf(node)}</p>;
    default:
      return <Fragment key={key}>{drawNode(node, drawing, depth)}</Fragment>;
  }
};

const holdsCursor = new Set(['paragraph', 'heading', 'blockquote', 'list', 'footnoteDefinition']);

const drawAll = (nodes: readonly Flow[], drawing: Drawing, withCursor: boolean, depth: number): ReactNode[] => {
  const last = nodes.at(-1);
  const inside = withCursor && last !== undefined && holdsCursor.has(last.type);
  const drawn = nodes.map((node, index) => drawFlow(node, index, drawing, inside && node === last, depth));
  return withCursor && !inside ? [...drawn, cursor] : drawn;
};

const addressesOf = (root: Root): ReadonlyMap<string, string> =>
  new Map(
    root.children
      .filter((node): node is Definition => node.type === 'definition')
      .toReversed()
      .map(({ identifier, url }) => [identifier, url]),
  );

/**
 * Draws a tree. Nothing of it reaches the page but what is named here: no HTML, no attributes, no unchecked address.
 * @param withCursor It is still being written: a cursor stands behind the last word.
 */
export const drawTree = (root: Root, drawing: Drawing, withCursor: boolean): ReactNode[] =>
  drawAll(root.children, drawing, withCursor, 0);

/** What a tree needs to be drawn. */
export const drawingOf = (root: Root, known: ReadonlySet<number>): Drawing => ({ known, addresses: addressesOf(root) });
