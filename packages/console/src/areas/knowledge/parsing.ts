import type { Document } from '@console/api/contract';

/** Milliseconds between looks at a document that is being parsed. */
const INTERVAL = 2000;

export const isParsing = ({ status }: Pick<Document, 'status'>): boolean =>
  status === 'waiting' || status === 'parsing';

/** How often to look again: while it is being parsed, and not otherwise. */
export const whileParsing = (document: Pick<Document, 'status'> | undefined): number =>
  document !== undefined && isParsing(document) ? INTERVAL : 0;

export const whileAnyParsing = (page: { list: Pick<Document, 'status'>[] } | undefined): number =>
  page?.list.some(isParsing) ? INTERVAL : 0;
