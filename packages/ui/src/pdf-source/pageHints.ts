import type { ReadAhead } from './readAhead.js';

/** Bytes in which the end of a file says where its table of objects stands. */
const TAIL = 1024;
/** Bytes that one entry of the table takes. */
const ENTRY = 20;
/** Tables in one file, entries in one table, and levels of a tree, after which nothing more is looked for. */
const MOST_TABLES = 8;
const MOST_ENTRIES = 200_000;
const MOST_LEVELS = 12;
/** Kids of one branch that are brought beforehand. */
const MOST_KIDS = 256;
/** Bytes of one part of a page that are brought at once, and those that are brought beforehand at all. */
const LEAD = 2 ** 14;
const MOST_BYTES = 2 ** 17;

interface Section {
  first: number;
  count: number;
  entries: string;
}

/** A branch of the tree of pages. Its kids are objects by their numbers. */
interface Branch {
  count: number;
  kids: readonly number[];
}

const decoder = new TextDecoder('latin1');

const references = (text: string): number[] =>
  Array.from(text.matchAll(/(\d+)\s+\d+\s+R\b/g), ([, number]) => Number(number));

const referenceOf = (key: string, text: string): number | undefined => {
  const found = new RegExp(`/${key}\\s+(\\d+)\\s+\\d+\\s+R\\b`).exec(text);
  return found ? Number(found[1]) : undefined;
};

/** Where the pages of a file stand, looked up before pdf.js gets there. */
export interface PageHints {
  /** Brings what opening the file needs: its table, the way to the first and to the last page, and the page shown first. */
  open: (shown: number) => void;
  /** Brings what a page needs, from 1. */
  page: (number: number) => void;
}

/**
 * pdf.js finds a page by reading the tree of pages object by object, and waits for the server at each. This walks the
 * same way beside it, all objects of a level at once, so that pdf.js finds them there. It changes nothing about what is
 * read: a file it does not understand (a compressed table, a damaged one) is left to pdf.js alone.
 */
export const pageHints = (file: ReadAhead): PageHints => {
  const text = async (begin: number, end: number, again?: 'again'): Promise<string> => {
    if (!(begin >= 0 && begin < file.length)) return '';
    const bytes = await file.look(begin, end, again);
    return bytes ? decoder.decode(bytes) : '';
  };

  const readTable = async (place: number, sections: Section[]): Promise<string> => {
    if (!/^\s*xref\s/.test(await text(place, place + 16))) return '';
    let at = place + (await text(place, place + 32)).search(/\d/);
    for (;;) {
      const lead = await text(at, at + 64);
      const heading = /^\s*(\d+) (\d+)\s*?(?:\r\n|\n|\r| (?=\d{10} ))/.exec(lead);
      if (!heading) break;
      const [skipped] = heading;
      const [first, count] = [Number(heading[1]), Number(heading[2])];
      if (count > MOST_ENTRIES) return '';
      const from = at + skipped.length;
      at = from + count * ENTRY;
      sections.push({ first, count, entries: await text(from, at) });
    }
    return /^\s*trailer\s*<<([\s\S]*?)startxref/.exec(await text(at, at + 2048))?.[1] ?? '';
  };

  const readTables = async () => {
    const sections: Section[] = [];
    const tail = await text(file.length - TAIL, file.length);
    let place = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1]);
    let root: number | undefined;
    for (let turn = 0; turn < MOST_TABLES && Number.isFinite(place); turn += 1) {
      const trailer = await readTable(place, sections);
      root ??= referenceOf('Root', trailer);
      place = Number(/\/Prev\s+(\d+)/.exec(trailer)?.[1]);
    }
    return { sections, root };
  };
  let tables: ReturnType<typeof readTables> | null = null;

  const placeOf = (sections: readonly Section[], number: number): number => {
    const section = sections.find(({ first, count }) => number >= first && number < first + count);
    const at = section ? (number - section.first) * ENTRY : 0;
    return section && section.entries[at + 17] === 'n' ? Number(section.entries.slice(at, at + 10)) : Number.NaN;
  };

  /** What an object says, up to its stream. */
  const bodyOf = async (number: number | undefined, again?: 'again'): Promise<string> => {
    if (number === undefined) return '';
    const { sections } = await (tables ??= readTables());
    const place = placeOf(sections, number);
    for (let size = 512; size <= 65_536; size *= 8) {
      const body = await text(place, place + size, again);
      const end = /endobj|\bstream/.exec(body);
      if (end) return body.slice(0, end.index);
    }
    return '';
  };

  /** Brings a stream, header and all. */
  const bringStream = async (number: number) => {
    const { sections } = await (tables ??= readTables());
    const place = placeOf(sections, number);
    const lead = await text(place, place + LEAD);
    const body = lead.slice(0, Math.max(0, lead.indexOf('stream')));
    const size = Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(body)?.[1] ?? 0);
    if (body.length + size > LEAD) await text(place, place + body.length + Math.min(MOST_BYTES, size));
  };

  const branches = new Map<number, Promise<Branch | null>>();
  const readBranch = async (number: number): Promise<Branch | null> => {
    const body = await bodyOf(number, 'again');
    const kids = /\/Kids\s*\[([^\]]*)\]/.exec(body)?.[1];
    const count = Number(/\/Count\s+(\d+)/.exec(body)?.[1]);
    return kids !== undefined && count > 0 ? { count, kids: references(kids) } : null;
  };
  const branchOf = (number: number): Promise<Branch | null> => {
    const known = branches.get(number);
    if (known) return known;
    const found = readBranch(number);
    branches.set(number, found);
    return found;
  };
  const rootBranch = async () => {
    const { root } = await (tables ??= readTables());
    const pages = referenceOf('Pages', await bodyOf(root));
    return pages === undefined ? null : branchOf(pages);
  };

  /** The kid under which the page of an index stands; those before it are read in any case. */
  const descend = async ({ kids, count }: Branch, index: number): Promise<[Branch, number] | null> => {
    let before = 0;
    let read = 0;
    if (kids.length > MOST_KIDS) return null;
    while (read < kids.length) {
      const enough = Math.ceil(((index + 1) / count) * kids.length);
      const next = kids.slice(read, Math.max(read + 1, enough));
      read += next.length;
      for (const branch of await Promise.all(next.map(branchOf))) {
        if (branch && before + branch.count > index) return [branch, index - before];
        before += branch?.count ?? 1;
      }
    }
    return null;
  };

  const leafOf = async (page: number): Promise<number | undefined> => {
    const root = await rootBranch();
    let branch = root;
    let index = page - 1;
    for (let level = 0; branch && index < branch.count && level < MOST_LEVELS; level += 1) {
      const { kids, count } = branch;
      if (kids.length === count) {
        if (branch !== root)
          await Promise.all(kids.slice(Math.max(0, index - MOST_KIDS), index).map((kid) => bodyOf(kid)));
        return kids[index];
      }
      const found: [Branch, number] | null = await descend(branch, index);
      [branch, index] = found ?? [null, 0];
    }
    return undefined;
  };

  const bring = async (page: number, drawing: boolean) => {
    const body = await bodyOf(await leafOf(page));
    if (!drawing) return;
    const contents = /\/Contents\s*(\[[^\]]*\]|\d+\s+\d+\s+R)/.exec(body)?.[1] ?? '';
    const resources = `${body} ${await bodyOf(referenceOf('Resources', body))}`;
    const pictures = /\/XObject\s*<<([^>]*)>>/.exec(resources)?.[1] ?? '';
    await Promise.all(references(`${contents} ${pictures}`).slice(0, 8).map(bringStream));
  };

  const brought = new Set<number>();
  /** Once for each page, and quietly: what fails here fails where it is needed. */
  const once = (page: number, work: () => Promise<unknown>) => {
    if (brought.has(page)) return;
    brought.add(page);
    work().catch(() => {});
  };
  const ends = async (shown: number) => {
    const root = await rootBranch();
    if (root) await Promise.all([bring(shown, true), bring(1, false), bring(root.count, false)]);
  };
  return {
    open: (shown) => once(shown, () => ends(shown)),
    page: (number) => once(number, () => bring(number, true)),
  };
};
