import { Parser } from 'htmlparser2';

/** A piece of HTML; text has its entities read. */
export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string };

/** Elements whose content is no text for people, or which browsers read by other rules. */
const swallowed =
  /^(?:script|style|iframe|object|embed|applet|noscript|noembed|noframes|template|textarea|title|xmp|plaintext|svg|math|select|head)$/;

/**
 * Takes HTML apart as it comes, whatever its size and depth. Whatever is opened is closed, empty elements too; comments
 * and elements that hold no text are passed over.
 */
export const readHtml = (html: string, onToken: (token: HtmlToken) => void): void => {
  let inside = 0;
  /** Names that are open. Of a tag that the input ends in the middle of, the parser tells the close alone. */
  const opened: string[] = [];
  const parser = new Parser({
    ontext: (text) => {
      if (inside === 0) onToken({ kind: 'text', text });
    },
    onopentag: (name, attributes) => {
      opened.push(name);
      if (swallowed.test(name)) inside += 1;
      else if (inside === 0) onToken({ kind: 'open', name, attributes: new Map(Object.entries(attributes)) });
    },
    onclosetag: (name) => {
      if (opened.at(-1) !== name) return;
      opened.pop();
      if (swallowed.test(name)) inside -= 1;
      else if (inside === 0) onToken({ kind: 'close', name });
    },
  });
  parser.end(html);
};
