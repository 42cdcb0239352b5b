import { extractionPrompt, roughTokens } from '../extraction/askModel.js';
import type { ExtractionSchema } from '../extraction/extractionSchema.js';
import type { WantedSize } from './wantedFiles.js';

/** What a model writes for what it is given: the facts of a text with their sentences and kinds are longer than it. */
const WRITTEN = 1.5;

/** About how many tokens a model is given and writes for as much text. */
export const roughCost = ({ chunkCount, wide, narrow }: WantedSize, schema: ExtractionSchema | null): number => {
  const around = extractionPrompt({ heading: [], content: '' }, schema).map(({ content }) => content);
  const content = wide * 0.7 + narrow * 0.3;
  return Math.ceil(chunkCount * roughTokens(around.join('')) + content * (1 + WRITTEN));
};
