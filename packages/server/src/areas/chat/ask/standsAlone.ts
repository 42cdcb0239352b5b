import { refersBack } from './refersBack.js';
import { needOf } from './turnNeed.js';
import { wholeDocumentAsked } from './wholeDocument.js';

/**
 * Whether a question means something without the conversation it was asked in, and asks for something that stands in
 * documents, not for a document as a whole.
 */
export const standsAlone = (question: string, follows: boolean): boolean =>
  needOf(question, follows) === 'evidence' &&
  wholeDocumentAsked(question) === null &&
  !(follows && refersBack(question));
