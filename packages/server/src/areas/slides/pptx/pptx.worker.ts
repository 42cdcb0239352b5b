import { pooled } from '../../../workers/pooled.js';
import '../../../workers/quiet.js';
import { buildPptx } from './buildPptx.js';
import type { PptxRequest } from './pptxDeck.types.js';

export default pooled<PptxRequest, never, Uint8Array>(({ deck, pictures }) => buildPptx(deck, pictures));
