import type { Document } from '@console/api/contract';

/** Milliseconds between looks at a document that is being parsed. */
const INTERVAL = 2000;

export const isParsing = ({ status }: Pick<Document, 'status'>): boolean =>
  status === 'waiting' || status === 'parsing';

const isBeingMade = ({ summary }: Pick<Document, 'summary'>): boolean => summary?.status === 'making';

/** How often to look again: while it is being parsed or summed up, and not otherwise. */
export const whileParsing = (document: Pick<Document, 'status' | 'summary'> | undefined): number =>
  document !== undefined && (isParsing(document) || isBeingMade(document)) ? INTERVAL : 0;

export const whileAnyParsing = (page: { list: Pick<Document, 'status'>[] } | undefined): number =>
  page?.list.some(isParsing) ? INTERVAL : 0;
