import path from 'node:path';
import type { Type } from 'typescript/unstable/sync';
import { type Answers, answersOf } from './answers.js';
import { type CallSite, openCompiler, type TypeQuestions } from './callSites.js';
import { openDescriber } from './describe.js';
import { readRecords } from './records.js';

export interface RowTypeOptions {
  /** Where the tests have written down what came. */
  readonly folder: string;
  /** Files of the server that are looked at, as a tsconfig names them. Default: all. */
  readonly include?: readonly string[];
  /** Says of a place whether a test should have run it: that none did is a difference too. */
  readonly isExpected: (site: string) => boolean;
}

const differencesOf = (
  { properties }: CallSite,
  { columns, isMissing }: Answers,
  typeOf: (text: string | undefined) => Type | undefined,
  { isOpen, isAssignable, withoutNull, allowsNull, write }: TypeQuestions,
): string[] => {
  const wrong = columns.flatMap(({ name, came, stored, nullable }) => {
    const type = properties.find((property) => property.name === name)?.type;
    if (type === undefined) return [`"${name}": the row type has none, the statement answers it`];
    if (isOpen(type)) return [];
    const found = (what: string) => [`"${name}": the row type says ${write(type)}, ${what}`];
    const [seen, whole] = [typeOf(came), typeOf(stored)];
    if (seen !== undefined && !isAssignable(seen, type)) return found(`but ${came} came`);
    if (whole !== undefined && !isAssignable(withoutNull(type), whole)) return found(`the database ${stored}`);
    return nullable && !allowsNull(type) ? found('but the database may answer null') : [];
  });
  const absent = properties.filter(({ name, optional }) => !optional && isMissing(name));
  return [...wrong, ...absent.map(({ name }) => `"${name}": the row type names it, the statement does not answer it`)];
};

/**
 * Compares what the database answers with the row types of the code: `query<Row>(…)` is a promise that nothing else
 * keeps. Answers one line for each difference, `file:line:column` first.
 */
export const checkRowTypes = async ({ folder, include = ['src'], isExpected }: RowTypeOptions): Promise<string[]> => {
  const answers = new Map<string, Answers>();
  await using describer = await openDescriber();
  for (const [site, seen] of await readRecords(folder)) answers.set(site, await answersOf(seen, describer));

  const texts = new Set(
    [...answers.values()].flatMap(({ columns }) => columns.flatMap((one) => [one.came, one.stored])),
  );
  const names = new Map([...texts].filter((text) => text !== undefined).map((text, at) => [text, `T${at}`]));
  using compiler = openCompiler(include, new Map([...names].map(([text, name]) => [name, text])));
  const given = compiler.given();
  const typeOf = (text: string | undefined) => given.get(names.get(text ?? '') ?? '');

  return compiler.callSites().flatMap((callSite) => {
    const known = answers.get(callSite.site);
    const where = path.relative(process.cwd(), callSite.site);
    if (known !== undefined)
      return differencesOf(callSite, known, typeOf, compiler.questions).map((one) => `${where} ${one}`);
    return isExpected(callSite.site) ? [`${where} no test runs this statement`] : [];
  });
};
