import { sentenceRanges } from '../../../../parsing/sentences.js';
import type { ChunkText } from '../chunkText.js';
import { type ExtractionSchema, relationNamed } from '../extractionSchema.js';
import { type FoundTriple, plainTriple } from '../foundTriple.js';
import { chineseStatements } from './chinese.js';
import { englishStatements } from './english.js';
import { kindOf } from './kinds.js';
import { listStatements, termStatement } from './lists.js';
import { type Statement, withoutNumbering } from './statement.js';
import { type Line, sheetRowStatements, tableStatements } from './tables.js';

const linesOf = (content: string): Line[] => {
  const lines: Line[] = [];
  let start = 0;
  for (const text of content.split('\n')) {
    lines.push({ text, start, end: start + text.length });
    start += text.length + 1;
  }
  return lines;
};

/** What each sentence of a chunk says outright, and each row and item of its tables and lists. */
const statementsOf = ({
  content,
  place,
}: ChunkText): { readonly words: string; readonly said: readonly Statement[] }[] => {
  const lines = linesOf(content);
  const rows = tableStatements(lines);
  const items = listStatements(lines);
  const taken = new Set([...rows, ...items].map(({ line }) => line));
  const ofLines = lines.map((line) => {
    const { text } = line;
    if (place?.kind === 'row' && !text.includes(' | '))
      return { words: text, said: sheetRowStatements(text), start: line.start };
    return { words: text, said: taken.has(line) ? [] : termStatement(text), start: line.start };
  });
  const isTable = (at: number): boolean => {
    const line = lines.find(({ start, end }) => at >= start && at <= end);
    return line !== undefined && (taken.has(line) || line.text.includes(' | ') || place?.kind === 'row');
  };
  const ofTerms = new Set(ofLines.filter(({ said }) => said.length > 0).map(({ start }) => start));
  const ofSentences = sentenceRanges(content).flatMap(({ start, end }) => {
    if (isTable(start) || ofTerms.has(start)) return [];
    const words = content.slice(start, end).trim();
    const plain = withoutNumbering(words);
    return [
      { words, said: /\p{Script=Han}/u.test(plain) ? chineseStatements(plain) : englishStatements(plain), start },
    ];
  });
  const marked = [...rows, ...items].map(({ line, said }) => ({ words: line.text, said, start: line.start }));
  return [...marked, ...ofLines, ...ofSentences].toSorted((one, other) => one.start - other.start);
};

/** The kind that a schema leaves for an end: the guess, or the only one that may be there. */
const kindFor = (name: string, text: string, allowed: readonly string[]): string => {
  const guess = kindOf(name, text);
  return allowed.includes(guess) || allowed.length !== 1 ? guess : (allowed[0] ?? guess);
};

/**
 * What a chunk says outright, without a model: definitions, parts, numbers with units, tables and lists, in the ways that the
 * modules beside this one know. With a schema, only its relations.
 */
export const extractText = (chunk: ChunkText, schema: ExtractionSchema | null): FoundTriple[] => {
  const found = new Map<string, FoundTriple>();
  for (const { words, said } of statementsOf(chunk)) {
    for (const one of said) {
      const relation = schema === null ? null : relationNamed(schema, one.predicate, one.said);
      if (relation === undefined) continue;
      const triple = plainTriple({
        subject: one.subject,
        subjectType: kindFor(one.subject, chunk.content, relation?.subjectTypes ?? []),
        predicate: relation?.name ?? one.predicate,
        object: one.object,
        objectType: kindFor(one.object, chunk.content, relation?.objectTypes ?? []),
        condition: '',
        sentence: words,
        confidence: one.confidence,
      });
      if (triple === null) continue;
      const key = JSON.stringify([triple.subject, triple.predicate, triple.object]);
      if (!found.has(key)) found.set(key, triple);
    }
  }
  return [...found.values()];
};
