import { unzipSync } from 'fflate';

/** A Word document opened again. */
export interface OpenedWord {
  readonly type: string;
  readonly names: readonly string[];
  /** One of its parts: "word/document.xml". */
  readonly part: (name: string) => Document;
  /** What a person reads, a paragraph a line, with its style in front where it has one: "Heading1: 规则". */
  readonly lines: readonly string[];
}

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const all = (node: Document | Element, name: string) => [...node.getElementsByTagNameNS(W, name)];
const value = (node: Element | undefined): string => node?.getAttributeNS(W, 'val') ?? '';

const textOf = (paragraph: Element): string =>
  [...paragraph.getElementsByTagNameNS(W, '*')]
    .map(({ localName, textContent }) => {
      if (localName === 't') return textContent;
      return localName === 'br' ? '⏎' : localName === 'footnoteReference' ? '†' : '';
    })
    .join('');

const lineOf = (paragraph: Element): string => {
  const [style] = all(paragraph, 'pStyle');
  const [level] = all(paragraph, 'ilvl');
  const head = value(style) === '' || value(style) === 'ListParagraph' ? '' : `${value(style)}: `;
  return `${level ? `${'  '.repeat(Number(value(level)))}• ` : ''}${head}${textOf(paragraph)}`;
};

export const openWord = async (file: Blob): Promise<OpenedWord> => {
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const part = (name: string): Document => {
    const parsed = new DOMParser().parseFromString(new TextDecoder().decode(files[name]), 'application/xml');
    const wrong = parsed.querySelector('parsererror');
    if (wrong !== null) throw new Error(`${name}: ${wrong.textContent}`);
    return parsed;
  };
  return { type: file.type, names: Object.keys(files), part, lines: all(part('word/document.xml'), 'p').map(lineOf) };
};
