import { graphLimits } from '@console/api/contract';
import type { Quad, Term } from '@rdfjs/types';
import { plainLine } from '../extraction/foundTriple.js';
import { owlQuads } from './owlQuads.js';
import { MOST_KINDS, MOST_RELATIONS, type ReadSchema } from './schemaFile.types.js';

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const RDFS = 'http://www.w3.org/2000/01/rdf-schema#';
const OWL = 'http://www.w3.org/2002/07/owl#';

/** Triples of a file at most. */
const MOST_TRIPLES = 50_000;
/** Links of a list, and steps down to the classes that one is put together of. */
const MOST_LINKS = 200;

/** What a file says of each thing. */
type Said = ReadonlyMap<string, readonly Quad[]>;

const bySubject = (quads: readonly Quad[]): Said => {
  const said = new Map<string, Quad[]>();
  for (const quad of quads) {
    const there = said.get(quad.subject.value);
    if (there === undefined) said.set(quad.subject.value, [quad]);
    else there.push(quad);
  }
  return said;
};

const objectsOf = (said: Said, subject: string, predicate: string): Term[] =>
  (said.get(subject) ?? []).filter((quad) => quad.predicate.value === predicate).map(({ object }) => object);

/** By its label: a Chinese one, one of no language, an English one, any other; else by the end of its address. */
const nameOf = (said: Said, iri: string, longest: number): string => {
  const labels = objectsOf(said, iri, `${RDFS}label`).flatMap((term) => (term.termType === 'Literal' ? [term] : []));
  const rank = (language: string): number =>
    /^zh\b/i.test(language) ? 0 : language === '' ? 1 : /^en\b/i.test(language) ? 2 : 3;
  const [best] = labels.toSorted((one, other) => rank(one.language) - rank(other.language));
  const local = iri.split(/[#/:]/).findLast((part) => part !== '') ?? '';
  return plainLine(best?.value ?? '', longest) || plainLine(decoded(local), longest);
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const thingsOf = (quads: readonly Quad[], kinds: readonly string[]): string[] => [
  ...new Set(
    quads
      .filter(
        ({ subject, predicate, object }) =>
          predicate.value === `${RDF}type` && kinds.includes(object.value) && subject.termType === 'NamedNode',
      )
      .map(({ subject }) => subject.value),
  ),
];

/** Classes of a domain or a range, also those of a union. Goes round no circle. */
const classesAt = (said: Said, terms: readonly Term[]): string[] => {
  const found = new Set<string>();
  const seen = new Set<string>();
  const open = [...terms];
  while (open.length > 0 && seen.size < MOST_LINKS) {
    const term = open.shift();
    if (term === undefined || seen.has(term.value)) continue;
    seen.add(term.value);
    if (term.termType === 'NamedNode' && term.value !== `${RDF}nil`) found.add(term.value);
    if (term.termType !== 'BlankNode') continue;
    for (const link of [`${OWL}unionOf`, `${RDF}first`, `${RDF}rest`]) open.push(...objectsOf(said, term.value, link));
  }
  return [...found];
};

/** Reads a schema that is written as OWL: its classes, and its object properties with domains and ranges. */
export const readOwl = async (text: string): Promise<ReadSchema> => {
  const read = await owlQuads(text);
  if ('problem' in read) return read;
  const { quads } = read;
  if (quads.length > MOST_TRIPLES) return { problem: 'too_many', at: '' };
  const said = bySubject(quads);
  const classes = thingsOf(quads, [`${OWL}Class`, `${RDFS}Class`]);
  const properties = thingsOf(quads, [`${OWL}ObjectProperty`]);
  if (classes.length === 0) return { problem: 'no_kinds', at: '' };
  if (properties.length === 0) return { problem: 'no_relations', at: '' };
  if (classes.length > MOST_KINDS || properties.length > MOST_RELATIONS) return { problem: 'too_many', at: '' };
  const kind = (iri: string): string => nameOf(said, iri, graphLimits.kind);
  const endOf = (property: string, end: string): string[] => {
    const at = classesAt(said, objectsOf(said, property, `${RDFS}${end}`));
    // The class of all things narrows nothing.
    return at.includes(`${OWL}Thing`) ? [] : at.map(kind);
  };
  const [ontology = ''] = thingsOf(quads, [`${OWL}Ontology`]);
  return {
    schema: {
      schemaName: ontology === '' ? '' : nameOf(said, ontology, 50),
      entityTypes: classes.map(kind),
      relationTypes: properties.map((iri) => ({
        name: nameOf(said, iri, graphLimits.predicate),
        subjectTypes: endOf(iri, 'domain'),
        objectTypes: endOf(iri, 'range'),
      })),
    },
  };
};
