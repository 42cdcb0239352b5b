/** What Word, and what writes as Word does, puts on the clipboard. */
const FROM_WORD = /urn:schemas-microsoft-com:office|class="?Mso|mso-(?:list|style|bidi|fareast)/i;

export const isFromWord = (html: string): boolean => FROM_WORD.test(html);

/** The part that was marked, without what the clipboard puts around it. */
const marked = (html: string): string => {
  const [, inside] = /<!--\s*StartFragment\s*-->([\s\S]*?)<!--\s*EndFragment\s*-->/i.exec(html) ?? [];
  return inside ?? html;
};

/** `l0 level2`: of which list of the document, and how deep. */
const LIST = /mso-list:\s*(?<list>l\d+)\s+level(?<level>\d+)(?:\s+(?<run>lfo\d+))?/i;
const MARK = /mso-list:\s*ignore/i;
const ORDERED = /^[(（]?(?:\d+|[a-z]{1,4}|[一二三四五六七八九十百]+)[.)、．）]/i;

interface Line {
  readonly paragraph: Element;
  readonly list: string;
  readonly level: number;
  readonly ordered: boolean;
}

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** What a paragraph of Word is in a list; null where it is in none. Takes its number or its dot away. */
const lineOf = (paragraph: Element): Line | null => {
  const { list, level, run } = LIST.exec(styleOf(paragraph))?.groups ?? {};
  if (list === undefined || level === undefined) return null;
  const marks = [...paragraph.querySelectorAll('span')].filter((span) => MARK.test(styleOf(span)));
  const mark = marks
    .map((span) => span.textContent)
    .join('')
    .trim();
  for (const span of marks) span.remove();
  return { paragraph, list: `${list} ${run ?? ''}`, level: Number(level), ordered: ORDERED.test(mark) };
};

interface Open {
  readonly element: Element;
  readonly level: number;
  readonly list: string;
}

/** Paragraphs that only look like a list become one. */
const makeLists = (body: Element): void => {
  let open: Open[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const line = lineOf(paragraph);
    if (line === null) continue;
    // Whatever stands between two of them ends the list.
    if (last === null || last.nextElementSibling !== paragraph) open = [];
    const { level, list, ordered } = line;
    open = open.filter((one) => one.level < level || (one.level === level && one.list === list));
    const tag = ordered ? 'ol' : 'ul';
    let holder = open.at(-1);
    if (holder === undefined || holder.level < level || holder.element.localName !== tag) {
      const element = body.ownerDocument.createElement(tag);
      const inside = holder === undefined || holder.level === level ? null : holder.element.lastElementChild;
      if (inside === null) paragraph.before(element);
      else inside.append(element);
      if (holder?.level === level) open.pop();
      holder = { element, level, list };
      open.push(holder);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    holder.element.append(item);
    paragraph.remove();
    last = open[0]?.element ?? null;
  }
};

const BLOCK = 'p, li, h1, h2, h3, h4, h5, h6, td, th';
const letters = String.raw`[\p{sc=Han}\u3000-\u303f\uff00-\uffef]`;
const broken = new RegExp(String.raw`(?<=${letters})\s*\n\s*(?=${letters})`, 'gu');

/** Word breaks its lines anywhere; between Chinese letters that would be seen as a space. */
const joinLines = (body: Element): void => {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode())
    text.textContent = (text.textContent ?? '').replace(broken, '').replace(/\s*\n\s*/g, ' ');
};

/** What is on the page through a style alone. */
const named: Readonly<Record<string, string>> = { MsoTitle: 'h1', MsoSubtitle: 'h2' };

const nameHeads = (body: Element): void => {
  for (const [name, tag] of Object.entries(named)) {
    for (const paragraph of body.querySelectorAll(`p.${name}`)) {
      const head = body.ownerDocument.createElement(tag);
      head.append(...paragraph.childNodes);
      paragraph.replaceWith(head);
    }
  }
};

/**
 * HTML as Word writes it, as people see it there: lists that are paragraphs become lists, what only Word reads goes. Nothing
 * in it is made safe: clean it after this.
 */
export const fromWord = (html: string): string => {
  // Parsed apart from the page: nothing in it loads or runs. What only Word reads stands in comments.
  const { body } = new DOMParser().parseFromString(marked(html), 'text/html');
  const comments = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment !== null; comment = comments.nextNode())
    comment.parentNode?.removeChild(comment);
  for (const element of body.querySelectorAll('style, xml, meta, link, title, script, img[src^="file:" i]'))
    element.remove();
  for (const element of body.querySelectorAll('*')) {
    const side = element.getAttribute('align');
    if (side !== null && !/text-align/i.test(styleOf(element)))
      element.setAttribute('style', `${styleOf(element)};text-align:${side}`);
  }
  makeLists(body);
  nameHeads(body);
  joinLines(body);
  // o:p, w:sdt, v:shape and their like say nothing of their own.
  for (const element of [...body.querySelectorAll('*')].toReversed())
    if (element.localName.includes(':') || element.localName === 'span' || element.localName === 'font')
      element.replaceWith(...element.childNodes);
  for (const element of body.querySelectorAll(BLOCK)) {
    const isBlank = (element.textContent ?? '').trim() === '' && element.querySelector('img') === null;
    if (isBlank && element.localName === 'p' && element.closest('td, th') === null) element.remove();
  }
  return body.innerHTML;
};
