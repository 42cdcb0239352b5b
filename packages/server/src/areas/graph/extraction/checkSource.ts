import { graphLimits, type TripleMark } from '@console/api/contract';
import { bestQuote } from '../../../retrieval/index.js';
import type { ChunkText } from './chunkText.js';
import { type ExtractionSchema, kindsAllowed, relationNamed } from './extractionSchema.js';
import { type FoldedText, foldText, foldWithPlaces, rangeOf } from '../../../text/foldText.js';
import type { FoundTriple } from './foundTriple.js';

/** Marks that the source and the schema decide on; the others come of the graph. */
export type SourceMark = Extract<
  TripleMark,
  'no_subject' | 'no_object' | 'no_sentence' | 'unclear' | 'off_schema' | 'doubtful'
>;
export const sourceMarks: readonly SourceMark[] = [
  'no_subject',
  'no_object',
  'no_sentence',
  'unclear',
  'off_schema',
  'doubtful',
];

export interface CheckedSource {
  readonly marks: readonly SourceMark[];
  /** Where the words that say it stand in the chunk; null where nothing says it. */
  readonly sentence: { readonly start: number; readonly end: number } | null;
}

/** Below this an extractor does not believe it itself. */
const LEAST_CONFIDENCE = 0.5;
/** Characters of an end that is rather a sentence. */
const LONGEST_END = 60;
/** Folded characters of a sentence at least. */
const SHORTEST_SENTENCE = 4;

const pronouns =
  /^(?:它们?|他们?|她们?|其|此|这些?|那些?|本(?:条|款|章|节|项)|前(?:款|条|项|者|述)|后者|上述|上列|下列|以下|以上|如下|双方|对方|有关(?:方|人员|单位|部门)?|相关(?:方|人员|单位|部门)|it|he|she|they|them|him|her|this|that|these|those|its|their|such|the (?:former|latter|above|following|same)|above|following)$/i;
const pointing =
  /^(?:该|此|这(?:个|些|名|种|类|位)|那(?:个|些|名|种|类|位)|上述|前述|前款|下列|以下|其(?!他)|(?:this|that|these|those|such|said|its|his|her|their)\s)/i;

/** Whether a name only points at something that was named elsewhere. */
export const isUnclear = (name: string): boolean => pronouns.test(name.trim()) || pointing.test(name.trim());

const bareNumber = /^[\s\d.,，:：/-]+$|^[零〇一二两三四五六七八九十百千万亿]+$/;

const looksDoubtful = ({ subject, object, confidence }: FoundTriple): boolean =>
  foldText(subject) === foldText(object) ||
  bareNumber.test(object) ||
  Math.max(subject.length, object.length) > LONGEST_END ||
  confidence < LEAST_CONFIDENCE;

const keepsTo = (schema: ExtractionSchema, { subjectType, predicate, objectType }: FoundTriple): boolean => {
  const relation = relationNamed(schema, predicate);
  return (
    relation !== undefined &&
    kindsAllowed(schema, relation.subjectTypes).includes(subjectType) &&
    kindsAllowed(schema, relation.objectTypes).includes(objectType)
  );
};

/** The sentence that was given, or the one that has both ends. A sentence that has neither says something else. */
const sayingOf = (
  { subject, object, sentence }: FoundTriple,
  chunk: ChunkText,
  folded: FoldedText,
): CheckedSource['sentence'] => {
  const names = (range: { start: number; end: number }) => {
    const words = foldText(chunk.content.slice(range.start, range.end));
    return [subject, object].filter((end) => words.includes(foldText(end))).length;
  };
  const given = foldText(sentence).length < SHORTEST_SENTENCE ? null : rangeOf(sentence.trim(), chunk.content, folded);
  if (given !== null && names(given) > 0) return given;
  const quote = bestQuote(chunk, `${subject} ${object}`);
  return quote.end - quote.start <= graphLimits.sentence && names(quote) === 2 ? quote : null;
};

/** What of a triple its source and the schema do not bear out. The headings that a chunk stands under are part of what it says. */
export const checkSource = (
  triple: FoundTriple,
  chunk: ChunkText,
  schema: ExtractionSchema | null,
  folded: FoldedText = foldWithPlaces(chunk.content),
): CheckedSource => {
  const all = `${foldText(chunk.heading.join(' '))}\n${folded.text}`;
  const says = (end: string): boolean => foldText(end) !== '' && all.includes(foldText(end));
  const sentence = sayingOf(triple, chunk, folded);
  const holds: Readonly<Record<SourceMark, boolean>> = {
    no_subject: !says(triple.subject),
    no_object: !says(triple.object),
    no_sentence: sentence === null,
    unclear: isUnclear(triple.subject) || isUnclear(triple.object),
    off_schema: schema !== null && !keepsTo(schema, triple),
    doubtful: looksDoubtful(triple),
  };
  return { marks: sourceMarks.filter((mark) => holds[mark]), sentence };
};
