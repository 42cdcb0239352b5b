import { withoutEdges } from './source.js';
import type { Element, ElementContent, Root, RootContent, Text } from 'hast';

const MAX_DEPTH = 40;
const citation = /\[(\d{1,3})\]/g;
const sentenceEnd = /[。！？；：!?;\n][”’」』）)]*|[.:](?=\s|$)/g;
const endsSentence = /[。！？；：!?;:]\s*$/u;
const leadingMarks = /^[\s，。！？；：、）”’,.;:!?)\]]+/u;
const closingMark = /^[，。！？；：、）”’》」』,.;:!?)\]}%]/u;
const untouched = new Set(['code', 'pre', 'a', 'button', 'svg', 'math']);
const inline = new Set(['strong', 'em', 'del', 'code', 'a', 'img', 'span', 'input', 'mark', 'cite', 'sup', 'sub']);

const text = (value: string): Text => ({ type: 'text', value });

const element = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

const isFormula = (node: Element): boolean => {
  const names = node.properties['className'];
  return Array.isArray(names) && names.some((name) => name === 'katex' || name === 'math');
};

const textOf = (node: RootContent): string => {
  const parts: string[] = [];
  const waiting: RootContent[] = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.type === 'text') parts.push(next.value);
    else if ('children' in next) waiting.push(...next.children.toReversed());
  }
  return parts.join('');
};

/** Collects the children of one element anew, with the sentence before each citation kept together. */
const createLine = (known: ReadonlySet<number>, marks: boolean) => {
  const out: ElementContent[] = [];
  let sentence = 0;
  /** Where the sentence before begins, while nothing stands behind its full stop: a citation there means it. */
  let finished: number | null = null;
  let group: Element | null = null;
  let claim: Element | null = null;

  const addWords = (words: string): void => {
    if (words === '') return;
    if (group && closingMark.test(words)) group.properties['dataGlued'] = '';
    const ended = group !== null;
    group = null;
    claim = null;
    let from = 0;
    if (ended) {
      const leading = leadingMarks.exec(words)?.[0] ?? '';
      if (leading !== '') out.push(text(leading));
      from = leading.length;
      sentence = out.length;
    }
    const ends = [...words.matchAll(sentenceEnd)].map((match) => match.index + match[0].length);
    const end = ends.at(-1) ?? 0;
    finished = null;
    if (end > from) {
      const before = ends.at(-2) ?? 0;
      const start = sentence;
      if (before > from) out.push(text(words.slice(from, before)));
      if (words.slice(end).trim() === '') finished = before > from ? out.length : start;
      out.push(text(words.slice(Math.max(from, before), end)));
      sentence = out.length;
      from = end;
    }
    if (from < words.length) out.push(text(words.slice(from)));
  };

  const addCitation = (n: number): void => {
    const chip = element('cite', { dataN: n }, []);
    if (group) {
      group.children.push(chip);
      if (claim) claim.properties['dataNs'] = `${String(claim.properties['dataNs'])} ${n}`;
      return;
    }
    const before = out.at(-1);
    if (before?.type === 'text') before.value = before.value.trimEnd();
    const words = out.splice(finished ?? sentence);
    if (marks && words.some((node) => textOf(node).trim() !== '')) {
      claim = element('mark', { dataNs: String(n) }, words);
      out.push(claim);
    } else {
      out.push(...words);
    }
    finished = null;
    group = element('span', { className: ['answer-cites'] }, [chip]);
    out.push(group);
  };

  const addText = (value: string): void => {
    let from = 0;
    for (const match of value.matchAll(citation)) {
      const n = Number(match[1]);
      if (!known.has(n)) continue;
      const words = value.slice(from, match.index);
      if (!(group && words.trim() === '')) addWords(words);
      addCitation(n);
      from = match.index + match[0].length;
    }
    addWords(value.slice(from));
  };

  const addElement = (node: Element): void => {
    if (group) sentence = out.length;
    group = null;
    claim = null;
    finished = null;
    out.push(node);
    if (!inline.has(node.tagName) || endsSentence.test(textOf(node))) sentence = out.length;
  };

  return { out, addText, addElement };
};

/** Turns `[n]` into `cite` and the sentence before it into `mark`, for the numbers that are known. */
export const rehypeCitations = ({ known }: { known: ReadonlySet<number> }) => {
  const rebuild = (children: readonly RootContent[], parent: string, depth: number): ElementContent[] => {
    const line = createLine(known, parent !== 'td' && parent !== 'th');
    const visit = (node: ElementContent): void => {
      if (node.type === 'text') {
        line.addText(node.value);
      } else if (node.type === 'element') {
        if (depth >= MAX_DEPTH) {
          line.addElement(element('span', {}, [text(textOf(node))]));
          return;
        }
        if (!untouched.has(node.tagName) && !isFormula(node)) {
          node.children = rebuild(node.children, node.tagName, depth + 1);
        }
        line.addElement(node);
      }
    };
    for (const child of children) {
      // HTML is shown as it was written, never as what it says.
      if (child.type === 'element') visit(child);
      else if ('value' in child) visit(text(withoutEdges(child.value)));
    }
    return line.out;
  };
  return (tree: Root): void => {
    tree.children = rebuild(tree.children, '', 0);
  };
};

const cursorHolders = new Set(['p', 'ul', 'ol', 'li', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'mark']);

/** Puts the running cursor behind the last word. */
export const rehypeCursor = () => (tree: Root) => {
  let holder: Root | Element = tree;
  for (;;) {
    const last: RootContent | undefined = holder.children.findLast(
      (child) => child.type !== 'text' || child.value.trim() !== '',
    );
    if (last?.type !== 'element' || !cursorHolders.has(last.tagName)) break;
    holder = last;
  }
  holder.children.push(element('span', { className: ['answer-cursor'], ariaHidden: 'true' }, []));
};
