import type { TripleEntity, TripleRelationship } from '@console/api/contract';
import { escapeXml } from '../../../text/xml.js';
import { streamOf } from '../../../files/streamOf.js';

const keys = [
  ['node', 'name'],
  ['node', 'kind'],
  ['node', 'aliases'],
  ['edge', 'relation'],
  ['edge', 'condition'],
  ['edge', 'state'],
  ['edge', 'sentence'],
  ['edge', 'source'],
] as const;

const head = `<?xml version="1.0" encoding="UTF-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns">
${keys.map(([of, name]) => `<key id="${name}" for="${of}" attr.name="${name}" attr.type="string"/>`).join('\n')}
<graph id="graph" edgedefault="directed">
`;

const data = (parts: Readonly<Record<string, string>>): string =>
  Object.entries(parts)
    .flatMap(([key, text]) => (text === '' ? [] : `<data key="${key}">${escapeXml(text)}</data>`))
    .join('');

const nodeXml = ({ id, name, entityType, aliases }: TripleEntity): string =>
  `<node id="${escapeXml(id)}">${data({ name, kind: entityType, aliases: aliases.join('; ') })}</node>\n`;

const edgeXml = ({ id, subject, object, predicate, condition, state, evidence }: TripleRelationship): string => {
  const parts = data({
    relation: predicate,
    condition,
    state,
    sentence: evidence?.content ?? '',
    source: evidence?.documentName ?? '',
  });
  return `<edge id="${escapeXml(id)}" source="${escapeXml(subject.id)}" target="${escapeXml(object.id)}">${parts}</edge>\n`;
};

/** Characters that are sent at once. */
const PART = 64 * 1024;

/** A graph in GraphML, as Gephi, yEd, Cytoscape and networkx read it, written while it is read. */
export const writeGraphml = (
  entities: AsyncIterable<TripleEntity>,
  relationships: AsyncIterable<TripleRelationship>,
): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  const write = async function* () {
    let text = head;
    for await (const entity of entities) {
      text += nodeXml(entity);
      if (text.length < PART) continue;
      yield encoder.encode(text);
      text = '';
    }
    for await (const relationship of relationships) {
      text += edgeXml(relationship);
      if (text.length < PART) continue;
      yield encoder.encode(text);
      text = '';
    }
    yield encoder.encode(`${text}</graph>\n</graphml>\n`);
  };
  return streamOf(write());
};
