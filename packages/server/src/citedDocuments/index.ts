export { type CitedPlace, citedDocument, citedPage, type DocumentPages, repliedPassages } from './citedDocument.js';
