import { createHash } from 'node:crypto';

/** Titles of books in Chinese stand in such, and names are written with them or without. */
const dropped = /[\s\p{Cc}\p{Cf}"'`´“”„‟‘’‚‛«»‹›「」『』《》〈〉〝〞]/gu;

/** How a name is compared: one width and one case, without blanks and without quotes of any kind. */
export const normalName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().normalize('NFKC').replace(dropped, '');

/** An end of a triple by its words. */
export interface NamedEnd {
  readonly name: string;
  readonly entityType: string;
}

/** What a triple says by its words. */
export interface TripleWords {
  readonly subject: NamedEnd;
  readonly predicate: string;
  readonly object: NamedEnd;
  readonly condition: string;
}

const md5 = (parts: readonly string[]): string => createHash('md5').update(JSON.stringify(parts)).digest('hex');

const ofEnd = ({ name, entityType }: NamedEnd): string[] => [normalName(entityType), normalName(name)];

/** The same for triples that say something of the same subject by the same relation. */
export const subjectKey = ({ subject, predicate }: Pick<TripleWords, 'subject' | 'predicate'>): string =>
  md5([...ofEnd(subject), normalName(predicate)]);

/** The same for triples that say the same. */
export const tripleKey = ({ subject, predicate, object, condition }: TripleWords): string =>
  md5([...ofEnd(subject), normalName(predicate), ...ofEnd(object), normalName(condition)]);
