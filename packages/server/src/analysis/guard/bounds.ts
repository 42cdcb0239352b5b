import { isRecord, refuse } from './tree.js';

/** The most that one call may make of little: elements of a list, or characters of a text. */
const MOST_ELEMENTS = 10_000;
const MOST_CHARACTERS = 1000;

const isConstant = (expression: unknown): boolean => isRecord(expression) && expression['class'] === 'CONSTANT';

const wholeNumberOf = (expression: unknown): number | undefined => {
  if (!isRecord(expression) || !isConstant(expression)) return undefined;
  const { value } = expression;
  if (!isRecord(value) || typeof value['value'] !== 'number' || !Number.isInteger(value['value'])) return undefined;
  return value['value'];
};

const isUpTo = (expression: unknown, most: number): boolean => {
  const number = wholeNumberOf(expression);
  return number !== undefined && number >= 0 && number <= most;
};

const withSize = new Set(['repeat', 'lpad', 'rpad']);
const withBounds = new Set(['range', 'generate_series']);

/** Refuses calls that make something large, unless how large it gets stands in the query. */
export const checkBounds = (name: string, children: readonly unknown[]): void => {
  if (withSize.has(name) && !isUpTo(children[1], MOST_CHARACTERS)) refuse('too_much_asked', name);
  // What is repeated would else be repeated again.
  if (name === 'repeat' && !isConstant(children[0])) refuse('too_much_asked', name);
  if (withBounds.has(name)) {
    const isBounded = children.length > 0 && children.every((child) => isUpTo(child, MOST_ELEMENTS));
    // A step of nothing never arrives.
    if (!isBounded || (children.length === 3 && wholeNumberOf(children[2]) === 0)) refuse('too_much_asked', name);
  }
};
