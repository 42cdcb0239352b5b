import type { Quad } from '@rdfjs/types';
import { Parser } from 'n3';
import { RdfXmlParser } from 'rdfxml-streaming-parser';

/** An XML file begins with its declaration, a document type, a comment, or RDF itself; Turtle with none of them. */
const XML = /^\uFEFF?\s*<(?:\?xml|!|(?:[\w-]+:)?RDF\b)/;

/** Where it stopped, as a line from 1; empty where the parser does not say. */
const lineIn = (error: unknown): string =>
  error instanceof Error ? (/line (\d+)|(?:^|:)(\d+):\d+/i.exec(error.message)?.slice(1).find(Boolean) ?? '') : '';

export type OwlQuads =
  | { readonly quads: readonly Quad[] }
  | { readonly problem: 'not_turtle' | 'not_xml'; readonly at: string };

const quadsInXml = (text: string): Promise<OwlQuads> =>
  new Promise((resolve) => {
    const quads: Quad[] = [];
    // What is named relative to the file is told apart by its end alone.
    const parser = new RdfXmlParser({ baseIRI: 'http://localhost/', trackPosition: true });
    parser.on('data', (quad: Quad) => quads.push(quad));
    parser.on('error', (error: unknown) => resolve({ problem: 'not_xml', at: lineIn(error) }));
    parser.on('end', () => resolve({ quads }));
    parser.end(text);
  });

/** What an ontology says, in Turtle or RDF/XML: the two that editors of ontologies save. */
export const owlQuads = async (text: string): Promise<OwlQuads> => {
  if (XML.test(text)) return quadsInXml(text);
  try {
    return { quads: new Parser({ format: 'text/turtle' }).parse(text) };
  } catch (error) {
    return { problem: 'not_turtle', at: lineIn(error) };
  }
};
