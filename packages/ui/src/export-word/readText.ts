import type { Definition, FootnoteDefinition, Image, ImageReference, Nodes, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { normalizeFormulas } from '../markdown/pieces.js';

/** A text, and what its parts refer to. */
export interface ReadText {
  readonly blocks: readonly RootContent[];
  /** Addresses by what they are called. */
  readonly definitions: ReadonlyMap<string, Definition>;
  /** Footnotes by what they are called. */
  readonly notes: ReadonlyMap<string, FootnoteDefinition>;
  /** Footnotes in the order in which they are first referred to. */
  readonly noted: readonly string[];
  /** Addresses of pictures, each once. */
  readonly pictures: readonly string[];
}

const reader = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(remarkMath).freeze();

/** A text that no reader can digest stands there as it was written, a paragraph a line. */
const asWritten = (markdown: string): Root => ({
  type: 'root',
  children: markdown.split(/\n+/).map((value) => ({ type: 'paragraph', children: [{ type: 'text', value }] })),
});

const treeOf = (markdown: string): Root => {
  try {
    return reader.parse(normalizeFormulas(markdown));
  } catch {
    return asWritten(markdown);
  }
};

/** All nodes from the first to the last. By hand, for a text may be nested more deeply than calls may be. */
const nodesOf = (root: Nodes): Nodes[] => {
  const all: Nodes[] = [];
  const open: Nodes[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    all.push(node);
    if ('children' in node) open.push(...node.children.toReversed());
  }
  return all;
};

/** All the words in a part of a text, without how they look. */
export const wordsOf = (node: Nodes): string =>
  nodesOf(node)
    .map((one) => ('value' in one ? one.value : 'alt' in one ? (one.alt ?? '') : ''))
    .join('');

/** Reads markdown, and gathers what its parts refer to. */
export const readText = (markdown: string): ReadText => {
  const root = treeOf(markdown);
  const definitions = new Map<string, Definition>();
  const notes = new Map<string, FootnoteDefinition>();
  const noted = new Set<string>();
  const images: (Image | ImageReference)[] = [];
  for (const node of nodesOf(root)) {
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
    if (node.type === 'footnoteDefinition' && !notes.has(node.identifier)) notes.set(node.identifier, node);
    if (node.type === 'footnoteReference') noted.add(node.identifier);
    if (node.type === 'image' || node.type === 'imageReference') images.push(node);
  }
  const pictures = images.flatMap((image) => {
    const url = image.type === 'image' ? image.url : definitions.get(image.identifier)?.url;
    return url === undefined || url === '' ? [] : [url];
  });
  return { blocks: root.children, definitions, notes, noted: [...noted], pictures: [...new Set(pictures)] };
};
