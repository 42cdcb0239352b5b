import { graphLimits } from '@console/api/contract';
import { normalName } from '../../../graph/names.js';
import { wellFormed } from '../../../parsing/characters.js';

/** A triple as an extractor found it. */
export interface FoundTriple {
  readonly subject: string;
  /** Empty: its kind is not known. */
  readonly subjectType: string;
  readonly predicate: string;
  readonly object: string;
  readonly objectType: string;
  readonly condition: string;
  /** The words that say it, as the extractor has them. */
  readonly sentence: string;
  /** 0 to 1. */
  readonly confidence: number;
}

/** Text of others on one line: no markup, nothing that cannot be seen, and no longer than it may be. */
export const plainLine = (text: string, longest: number): string => {
  const line = wellFormed(text)
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replace(/<[/!?]?[a-z][^<>]{0,500}>/gi, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return line.length <= longest
    ? line
    : line
        .slice(0, longest)
        .replace(/\p{Cs}$/u, '')
        .trim();
};

/** The same triple as it may be kept; null where it has no subject, relation or object, or one of nothing but quotes. */
export const plainTriple = (found: FoundTriple): FoundTriple | null => {
  const triple = {
    subject: plainLine(found.subject, graphLimits.name),
    subjectType: plainLine(found.subjectType, graphLimits.kind),
    predicate: plainLine(found.predicate, graphLimits.predicate),
    object: plainLine(found.object, graphLimits.name),
    objectType: plainLine(found.objectType, graphLimits.kind),
    condition: plainLine(found.condition, graphLimits.condition),
    // It is looked for in the source, whose own words are kept.
    sentence: found.sentence.slice(0, graphLimits.sentence),
    confidence: Math.min(1, Math.max(0, found.confidence)),
  };
  return [triple.subject, triple.predicate, triple.object].some((part) => normalName(part) === '') ? null : triple;
};
