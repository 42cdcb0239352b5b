/** What is wrong with the look of a piece of SQL; `at` is the word or sign that it is about. */
export interface Misshapen {
  readonly problem: 'comment' | 'several' | 'subquery' | 'clause' | 'parentheses' | 'text' | 'list';
  readonly at: string;
}

const subqueries = new Set(['select', 'with', 'union', 'intersect', 'except', 'values', 'pivot', 'unpivot', 'lambda']);
/** Windows give a number to each row, and not one to all. */
const NEVER = new Set(['over']);
/** Words that would end an expression and go on with the query around it. */
const clauses = new Set([
  'from',
  'where',
  'group',
  'having',
  'order',
  'limit',
  'offset',
  'qualify',
  'window',
  'join',
  'as',
  'sample',
  'using',
]);

const TOKEN = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--|\/\*|\*\/|[\p{L}_][\p{L}\p{N}_$]*|[;$(),'"[\]{}]/gu;
const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/**
 * Looks whether a text is one expression and nothing more, so that it stays one wherever it is put: no second statement, no
 * comment, no query within it, and no bracket closed that it has not opened. The grammar is checked by the engine's guard.
 */
export const misshapenIn = (text: string): Misshapen | null => {
  const open: string[] = [];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const word = token.toLowerCase();
    if (token === ';') return { problem: 'several', at: token };
    if (token === '--' || token === '/*' || token === '*/') return { problem: 'comment', at: token };
    // A quote that is never closed, or one before which a letter changes what is meant by it.
    if (token === "'" || token === '"' || token === '$') return { problem: 'text', at: token };
    if (token.startsWith("'") && /[\p{L}\p{N}_&]/u.test(text[index - 1] ?? '')) {
      return { problem: 'text', at: text.slice(index - 1, index + 1) };
    }
    if (subqueries.has(word)) return { problem: 'subquery', at: token };
    if (NEVER.has(word) || (open.length === 0 && clauses.has(word))) return { problem: 'clause', at: token };
    if (token === ',' && open.length === 0) return { problem: 'list', at: token };
    const closed = closing[token];
    if (closed !== undefined) open.push(closed);
    else if (/^[)\]}]$/.test(token) && open.pop() !== token) return { problem: 'parentheses', at: token };
  }
  return open.length === 0 ? null : { problem: 'parentheses', at: open.at(-1) ?? ')' };
};
