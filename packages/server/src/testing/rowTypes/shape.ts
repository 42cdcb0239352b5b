/** What the values of one place looked like, all of them together. Plain data, so that it can be written down. */
export interface Shape {
  /** Primitive types and classes seen, e.g. `number`, `Date`; `null` among them. */
  kinds: string[];
  /** Texts and numbers seen, until there are too many to be a choice of a few. */
  words?: string[] | 'many';
  numbers?: number[] | 'many';
  /** What stood in lists, place by place while all lists had the same length. */
  items?: Shape[];
  /** Lists of different lengths were seen: `items` has one shape for all places. */
  uneven?: boolean;
  /** Objects seen, and how often each of their keys was there. */
  objects?: { count: number; fields: Record<string, { count: number; shape: Shape }> };
}

const MANY = 40;
const LONGEST_WORD = 40;
/** Longer lists are no tuples. */
const LONGEST_TUPLE = 8;

/** Nothing seen yet. */
export const emptyShape = (): Shape => ({ kinds: [] });

const addKind = (shape: Shape, kind: string): void => {
  if (!shape.kinds.includes(kind)) shape.kinds.push(kind);
};

const chosen = <Value>(known: readonly Value[] | 'many' = [], more: readonly Value[] | 'many' = []) => {
  if (known === 'many' || more === 'many') return 'many';
  const all = [...new Set([...known, ...more])];
  return all.length > MANY ? 'many' : all;
};

const addWords = (shape: Shape, words: Shape['words']): void => {
  if (words !== undefined) shape.words = chosen(shape.words, words);
};

const addNumbers = (shape: Shape, numbers: Shape['numbers']): void => {
  if (numbers !== undefined) shape.numbers = chosen(shape.numbers, numbers);
};

const even = (items: readonly Shape[]): Shape[] => [items.reduce(mergeShapes, emptyShape())];

const addList = (shape: Shape, list: readonly Shape[]): void => {
  const tuple = list.length <= LONGEST_TUPLE;
  const known = shape.items;
  if (known === undefined && tuple) {
    shape.items = [...list];
    return;
  }
  const together = !shape.uneven && tuple && known?.length === list.length;
  shape.items = together
    ? list.map((item, index) => mergeShapes(known?.[index] ?? emptyShape(), item))
    : even([...(known ?? []), ...list]);
  if (!together) shape.uneven = true;
};

const addObject = (shape: Shape, fields: Readonly<Record<string, { count: number; shape: Shape }>>, count: number) => {
  shape.objects ??= { count: 0, fields: {} };
  shape.objects.count += count;
  for (const [name, field] of Object.entries(fields)) {
    const known = Object.hasOwn(shape.objects.fields, name) ? shape.objects.fields[name] : undefined;
    shape.objects.fields[name] = {
      count: (known?.count ?? 0) + field.count,
      shape: mergeShapes(known?.shape ?? emptyShape(), field.shape),
    };
  }
};

/** Adds what `from` saw to `into`, which is handed back. */
export const mergeShapes = (into: Shape, from: Shape): Shape => {
  for (const kind of from.kinds) addKind(into, kind);
  addWords(into, from.words);
  addNumbers(into, from.numbers);
  if (from.items !== undefined && from.uneven === true) {
    into.items = even([...(into.items ?? []), ...from.items]);
    into.uneven = true;
  } else if (from.items !== undefined) addList(into, from.items);
  if (from.objects !== undefined) addObject(into, from.objects.fields, from.objects.count);
  return into;
};

/** What one value looks like. */
export const shapeOf = (value: unknown): Shape => {
  const shape = emptyShape();
  if (value === null || value === undefined) addKind(shape, 'null');
  else if (typeof value === 'string') addWords(shape, value.length > LONGEST_WORD ? 'many' : [value]);
  else if (typeof value === 'number') addNumbers(shape, Number.isSafeInteger(value) ? [value] : 'many');
  else if (Array.isArray(value)) addList(shape, value.map(shapeOf));
  else if (value instanceof Object && Object.getPrototypeOf(value) === Object.prototype) {
    const fields = Object.entries(value).map(([name, inside]) => [name, { count: 1, shape: shapeOf(inside) }] as const);
    addObject(shape, Object.fromEntries(fields), 1);
  } else addKind(shape, value instanceof Object ? value.constructor.name : typeof value);
  return shape;
};

/** The narrowest type that has all that was seen, as TypeScript writes it; `never` for nothing. */
export const typeText = (shape: Shape): string => {
  const { kinds, words = [], numbers = [], items, uneven, objects } = shape;
  const parts = [
    ...(words === 'many' ? ['string'] : words.map((word) => JSON.stringify(word))),
    ...(numbers === 'many' ? ['number'] : numbers.map(String)),
    ...kinds,
  ];
  if (items !== undefined) {
    const inside = items.map(typeText);
    parts.push(uneven ? `(${inside[0] ?? 'never'})[]` : `[${inside.join(', ')}]`);
  }
  if (objects !== undefined) {
    const fields = Object.entries(objects.fields).map(
      ([name, field]) => `${JSON.stringify(name)}${field.count < objects.count ? '?' : ''}: ${typeText(field.shape)}`,
    );
    parts.push(`{ ${fields.join('; ')} }`);
  }
  return parts.join(' | ') || 'never';
};
