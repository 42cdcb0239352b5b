import type { EditedSection } from '@console/ui/plan-editor';
import type { usePlanWords } from './planWords.js';

/**
 * Each section that says something as Markdown, below its title and with the sources that it cites: their numbers begin anew in
 * each.
 */
export const writtenSections = (
  sections: readonly EditedSection[],
  words: Pick<ReturnType<typeof usePlanWords>, 'sources' | 'source'>,
): string[] =>
  sections.flatMap(({ title, content, references }) => {
    if (content.trim() === '') return [];
    const cited = references
      .filter(({ n }) => content.includes(`[${n}]`))
      .toSorted((one, other) => one.n - other.n)
      .map(({ n, documentName, knowledgeBaseName, positions }) => {
        const [page] = positions[0] ?? [];
        return `- [${n}] ${words.source(documentName, knowledgeBaseName, page)}`;
      });
    return `## ${title}\n\n${content}${cited.length === 0 ? '' : `\n\n**${words.sources}**\n\n${cited.join('\n')}`}`;
  });
