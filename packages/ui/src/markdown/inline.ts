import type { PhrasingContent } from 'mdast';
import { withoutEdges } from './source.js';

/** What stands in a line, ready to be drawn. */
export type Inline =
  | { readonly type: 'text'; value: string }
  /** Citations side by side. `glued`: a closing mark follows, which stays on their line. */
  | { readonly type: 'cites'; readonly ns: number[]; glued: boolean }
  /** The words that citations stand for. */
  | { readonly type: 'claim'; readonly ns: number[]; readonly children: Inline[] }
  | { readonly type: 'footnote'; readonly label: string }
  | { readonly type: 'break' }
  | { readonly type: 'node'; readonly node: PhrasingContent };

const reference = /\[(?:(\d{1,3})|\^([^\]\s[^]{1,64}))\]/g;
const sentenceEnd = /[。！？；：!?;\n][”’」』）)]*|[.:](?=\s|$)/g;
const endsSentence = /[。！？；：!?;:]\s*$/u;
const leadingMarks = /^[\s，。！？；：、）”’,.;:!?)\]]+/u;
const closingMark = /^[，。！？；：、）”’》」』,.;:!?)\]}%]/u;
const lineBetweenHan =
  /(?<=[\p{Script=Han}\u3000-\u303f\uff00-\uffef])[ \t]*\n[ \t]*(?=[\p{Script=Han}\u3000-\u303f\uff00-\uffef])/gu;
const lineBreak = /^<br\s*\/?>$/i;
const endOfAddress = /[，。；：！？、（）【】《》「」『』“”‘’…\s]/;

/** An address written as plain text, cut where Chinese words go on without a space. */
const cutAddress = (node: PhrasingContent): { node: PhrasingContent; rest: string } => {
  const [words, ...others] = node.type === 'link' ? node.children : [];
  if (node.type !== 'link' || words?.type !== 'text' || others.length > 0) return { node, rest: '' };
  const at = node.url.endsWith(words.value) ? words.value.search(endOfAddress) : -1;
  if (at <= 0) return { node, rest: '' };
  const rest = words.value.slice(at);
  const children = [{ ...words, value: words.value.slice(0, at) }];
  return { node: { ...node, url: node.url.slice(0, node.url.length - rest.length), children }, rest };
};

/** The words of a node, however deep it is. */
export const wordsOf = (node: object): string => {
  const parts: string[] = [];
  const waiting: object[] = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('value' in next && typeof next.value === 'string') parts.push(withoutEdges(next.value));
    else if ('alt' in next && typeof next.alt === 'string') parts.push(next.alt);
    if ('children' in next && Array.isArray(next.children)) {
      for (let index = next.children.length - 1; index >= 0; index -= 1) waiting.push(next.children[index]);
    }
  }
  return parts.join('');
};

const wordsOfInline = (item: Inline): string => {
  if (item.type === 'text') return item.value;
  if (item.type === 'claim') return item.children.map(wordsOfInline).join('');
  return item.type === 'node' ? wordsOf(item.node) : '';
};

/** Collects a line anew, with the sentence before each citation kept together. */
const createLine = (known: ReadonlySet<number>, marks: boolean) => {
  const out: Inline[] = [];
  let sentence = 0;
  /** Where the sentence before begins, while nothing stands behind its full stop: a citation there means it. */
  let finished: number | null = null;
  let group: Extract<Inline, { type: 'cites' }> | null = null;
  let claim: Extract<Inline, { type: 'claim' }> | null = null;

  const addWords = (words: string): void => {
    if (words === '') return;
    if (group && closingMark.test(words)) group.glued = true;
    const ended = group !== null;
    group = null;
    claim = null;
    let from = 0;
    if (ended) {
      const leading = leadingMarks.exec(words)?.[0] ?? '';
      if (leading !== '') out.push({ type: 'text', value: leading });
      from = leading.length;
      sentence = out.length;
    }
    const ends = [...words.matchAll(sentenceEnd)].map((match) => match.index + match[0].length);
    const end = ends.at(-1) ?? 0;
    finished = null;
    if (end > from) {
      const before = ends.at(-2) ?? 0;
      const first = sentence;
      if (before > from) out.push({ type: 'text', value: words.slice(from, before) });
      if (words.slice(end).trim() === '') finished = before > from ? out.length : first;
      out.push({ type: 'text', value: words.slice(Math.max(from, before), end) });
      sentence = out.length;
      from = end;
    }
    if (from < words.length) out.push({ type: 'text', value: words.slice(from) });
  };

  const addCitation = (n: number): void => {
    if (group) {
      group.ns.push(n);
      claim?.ns.push(n);
      return;
    }
    const before = out.at(-1);
    if (before?.type === 'text') before.value = before.value.trimEnd();
    const words = out.splice(finished ?? sentence);
    if (marks && words.some((item) => wordsOfInline(item).trim() !== '')) {
      claim = { type: 'claim', ns: [n], children: words };
      out.push(claim);
    } else {
      out.push(...words);
    }
    finished = null;
    group = { type: 'cites', ns: [n], glued: false };
    out.push(group);
  };

  const addOther = (item: Inline, endsHere: boolean): void => {
    if (group) sentence = out.length;
    group = null;
    claim = null;
    finished = null;
    out.push(item);
    if (endsHere) sentence = out.length;
  };

  const addText = (value: string): void => {
    let from = 0;
    for (const match of value.matchAll(reference)) {
      const n = match[1] === undefined ? null : Number(match[1]);
      if (n !== null && !known.has(n)) continue;
      const words = value.slice(from, match.index);
      if (!(n !== null && group && words.trim() === '')) addWords(words);
      if (n !== null) addCitation(n);
      else addOther({ type: 'footnote', label: match[2] ?? '' }, false);
      from = match.index + match[0].length;
    }
    addWords(value.slice(from));
  };

  return { out, addText, addOther };
};

/**
 * Finds the citations and footnotes of a line.
 * @param known Numbers that may be cited; others stay text.
 * @param marks Mark the sentence that a citation stands for.
 */
export const readInline = (
  nodes: readonly PhrasingContent[],
  known: ReadonlySet<number>,
  marks: boolean,
): readonly Inline[] => {
  const line = createLine(known, marks);
  for (const node of nodes) {
    if (node.type === 'text') line.addText(withoutEdges(node.value).replace(lineBetweenHan, ''));
    else if (node.type === 'break' || (node.type === 'html' && lineBreak.test(node.value)))
      line.addOther({ type: 'break' }, true);
    // HTML is shown as it was written, never as what it says.
    else if (node.type === 'html') line.addText(withoutEdges(node.value));
    else {
      const address = cutAddress(node);
      line.addOther({ type: 'node', node: address.node }, endsSentence.test(wordsOf(address.node)));
      if (address.rest !== '') line.addText(address.rest);
    }
  }
  return line.out;
};
