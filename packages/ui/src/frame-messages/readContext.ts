import type { TurnContext } from '@console/base';

type Fields = Readonly<Record<string, unknown>>;

/** Characters that are kept of each. */
const MAX = { title: 200, id: 100, url: 2000, selection: 2000 } as const;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Shortened where it is too long; undefined where it says nothing. */
const words = (value: unknown, max: number): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, max) : undefined;

/** What a page says that it shows, as far as it can be used: titles are needed, and pages have addresses of the web. */
export const readContext = (value: unknown): TurnContext | null => {
  if (!isFields(value)) return null;
  const { record, page, selection: marked } = value;
  const about = isFields(record) ? words(record['title'], MAX.title) : undefined;
  const [type, id] = isFields(record) ? [words(record['type'], MAX.id), words(record['id'], MAX.id)] : [];
  const url = isFields(page) ? words(page['url'], MAX.url) : undefined;
  const title = isFields(page) ? words(page['title'], MAX.title) : undefined;
  const selection = words(marked, MAX.selection);
  const context: TurnContext = {
    ...(about !== undefined && {
      record: { title: about, ...(type !== undefined && { type }), ...(id !== undefined && { id }) },
    }),
    ...(title !== undefined && url !== undefined && /^https?:\/\/\S+$/i.test(url) && { page: { title, url } }),
    ...(selection !== undefined && { selection }),
  };
  return Object.keys(context).length === 0 ? null : context;
};
