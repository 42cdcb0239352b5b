import sql from 'sql-template-tag';

/**
 * Of a query over chunks alone: those of the parsing that stands. The others are being made, are about to be taken away,
 * or are of a document that was deleted.
 */
export const standing = sql`parsing = (select parsing from documents where id = document_id)`;
