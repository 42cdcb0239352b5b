import { summaries } from './summaries.gen.js';

/** What a call does: the first sentence of what stands above it in the contract, and the rest. */
export const docsOf = (name: string): { summary: string; description?: string } => {
  // A call of an app's own has only its name.
  const words = summaries[name] ?? name;
  const end = words.search(/[.:] (?=[A-Z`])/);
  if (end < 0) return { summary: words };
  return { summary: words.slice(0, end + 1), description: words.slice(end + 2) };
};
