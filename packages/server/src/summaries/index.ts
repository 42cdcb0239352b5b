export { joinSummaries, plainSummary, summarisePart } from './askSummary.js';
export {
  type ExtractedLine,
  firstLines,
  LOOKED_AT,
  type OutlineEntry,
  outlineOf,
  type SourceChunk,
  titleOf,
} from './extract.js';
export { leadingChunks } from './leading.js';
export { MOST_PARTS, partsOf } from './parts.js';
export { wholeOf } from './wholeOf.js';
