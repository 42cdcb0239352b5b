import { type SaxesAttributeNS, SaxesParser } from 'saxes';

/** An element as it begins, by its name without prefix. */
export interface XmlElement {
  readonly name: string;
  /** Without prefixes. */
  readonly attribute: (name: string) => string | undefined;
}

export interface XmlHandlers {
  readonly open?: (element: XmlElement) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** Deeper than any part of a workbook or of a presentation. */
const DEEPEST = 100;

const attributeOf = (attributes: Readonly<Record<string, SaxesAttributeNS>>, name: string): string | undefined =>
  attributes[name]?.value ?? Object.values(attributes).find(({ local }) => local === name)?.value;

/** Reads XML piece by piece. Throws for what is not well-formed, too deep, or declares entities of its own. */
export const readXml = async (parts: AsyncIterable<Uint8Array>, { open, close, text }: XmlHandlers): Promise<void> => {
  const parser = new SaxesParser({ xmlns: true });
  let depth = 0;
  parser.on('doctype', () => {
    throw new Error('a document type');
  });
  parser.on('opentag', ({ local, attributes }) => {
    depth += 1;
    if (depth > DEEPEST) throw new Error('too deep');
    open?.({ name: local, attribute: (name) => attributeOf(attributes, name) });
  });
  parser.on('closetag', ({ local }) => {
    depth -= 1;
    close?.(local);
  });
  if (text !== undefined) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  let decoder: TextDecoder | undefined;
  for await (const part of parts) {
    const isUtf16 = part[0] === 0xff || part[0] === 0xfe;
    decoder ??= new TextDecoder(isUtf16 ? (part[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8');
    parser.write(decoder.decode(part, { stream: true }));
  }
  parser.close();
};
