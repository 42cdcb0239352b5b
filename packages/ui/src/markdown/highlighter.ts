import type { CompiledMode, Emitter, Language } from 'highlight.js';
import hljs from 'highlight.js/lib/core';
import { common } from 'lowlight';

/** A piece of code and its kind: `keyword`, `string` …; null for the rest. */
export interface Token {
  readonly kind: string | null;
  readonly text: string;
}

/** Where a part of some code ended: what the next part begins within. */
export interface Rest {
  readonly mode: Language | CompiledMode;
  /** Kinds that are still open, outermost first. */
  readonly kinds: readonly (string | null)[];
}

export interface Highlighted {
  readonly tokens: readonly Token[];
  readonly rest: Rest;
}

/** Code longer than this stays plain, for lines without an end take long. Characters. */
const MAX_PART = 6000;

/** For the emitter that is made next: the library makes it by itself. */
let kindsBefore: readonly (string | null)[] = [];

const takeKinds = (): (string | null)[] => {
  const kinds = [...kindsBefore];
  kindsBefore = [];
  return kinds;
};

/** Collects tokens in a row; each has the innermost kind. */
class Tokens implements Emitter {
  readonly tokens: Token[] = [];
  readonly kinds: (string | null)[] = takeKinds();

  addText(text: string): void {
    if (text === '') return;
    const kind = this.kinds.at(-1) ?? null;
    const last = this.tokens.at(-1);
    if (last?.kind === kind) this.tokens[this.tokens.length - 1] = { kind, text: last.text + text };
    else this.tokens.push({ kind, text });
  }
  startScope(name: string): void {
    this.kinds.push(name.split('.')[0] ?? null);
  }
  endScope(): void {
    this.kinds.pop();
  }
  openNode(name: string): void {
    this.startScope(name);
  }
  closeNode(): void {
    this.endScope();
  }
  __addSublanguage(inner: Emitter): void {
    if (inner instanceof Tokens) for (const { kind, text } of inner.tokens) this.addInner(kind, text);
  }
  private addInner(kind: string | null, text: string): void {
    if (kind !== null) this.kinds.push(kind);
    this.addText(text);
    if (kind !== null) this.kinds.pop();
  }
  finalize(): void {}
  toHTML(): string {
    return '';
  }
}

const highlighter = hljs.newInstance();
highlighter.configure({ __emitter: Tokens });
for (const [name, language] of Object.entries(common)) highlighter.registerLanguage(name, language);

export const knowsLanguage = (name: string): boolean => highlighter.getLanguage(name) !== undefined;

const CONTINUED = ' continued';

/** Makes a language that begins in the middle of another: the mode is compiled, and knows its outer ones. */
const continueIn = (name: string, mode: Rest['mode']): Language => {
  const language = highlighter.getLanguage(name);
  const middle: Language = Object.create(mode, {
    name: { value: name, writable: true },
    case_insensitive: { value: language?.case_insensitive },
    classNameAliases: { value: language?.classNameAliases, writable: true },
    aliases: { value: undefined },
    rawDefinition: { value: undefined, writable: true },
    compilerExtensions: { value: [] },
  });
  highlighter.registerLanguage(CONTINUED, () => middle);
  return middle;
};

/**
 * Highlights code by parts: each begins where the one before ended, so that a text or comment over many lines keeps its
 * colour, and nothing is read twice.
 * @returns null where the code can't be highlighted.
 */
export const highlightPart = (name: string, code: string, before: Rest | null): Highlighted | null => {
  if (code.length > MAX_PART) return null;
  try {
    kindsBefore = before?.kinds ?? [];
    const middle = before === null ? null : continueIn(name, before.mode);
    const result = highlighter.highlight(code, { language: middle ? CONTINUED : name, ignoreIllegals: true });
    const { _emitter: emitter, _top: top, errorRaised } = result;
    if (!(emitter instanceof Tokens) || top === undefined || errorRaised !== undefined) return null;
    const mode = before !== null && top === middle ? before.mode : top;
    return { tokens: emitter.tokens, rest: { mode, kinds: emitter.kinds } };
  } catch {
    return null;
  } finally {
    kindsBefore = [];
  }
};
