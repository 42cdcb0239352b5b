export { type CitedPlace, citedDocument, citedPage, type DocumentPages } from './citedDocument.js';
