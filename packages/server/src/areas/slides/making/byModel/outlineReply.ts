import * as z from 'zod';
import { listOf, numbers, words } from './lenient.js';

const page = z.object({
  section: words(200),
  title: words(200),
  points: listOf(words(300), 8),
  passages: numbers,
});

/** An outline, as far as a model's reply can be read. */
export const lenientOutline = z.object({ subtitle: words(200), pages: listOf(page, 60) });
