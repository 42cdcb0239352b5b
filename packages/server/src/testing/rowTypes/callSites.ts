import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  isCallExpression,
  isPropertyAccessExpression,
  isTypeAliasDeclaration,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { API, type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';

/** One property of a row type. */
export interface Property {
  readonly name: string;
  readonly optional: boolean;
  readonly type: Type;
}

/** One place that asks the database and says what its rows are. */
export interface CallSite {
  /** `file:line:column`, as the stack of a call says it. */
  readonly site: string;
  readonly properties: readonly Property[];
}

const server = path.resolve(import.meta.dirname, '../../..');
const config = path.join(server, 'tsconfig.rowTypes.json');
const added = path.join(server, 'src', 'rowTypes.gen.ts');

/** `query` of what stands before it, and where its name begins. */
const queriesIn = (file: SourceFile): { node: Node; at: number }[] => {
  const found: { node: Node; at: number }[] = [];
  const visit = (node: Node): void => {
    if (
      isCallExpression(node) &&
      isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'query'
    ) {
      found.push({ node, at: node.expression.name.getStart(file) });
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
};

const argument = (checker: Checker, type: Type | undefined): Type | undefined =>
  type?.isTypeReference() === true ? checker.getTypeArguments(type)[0] : undefined;

const propertiesOf = (checker: Checker, type: Type, at: Node): Property[] =>
  checker.getPropertiesOfType(type).map((symbol) => ({
    name: symbol.name,
    optional: (symbol.flags & SymbolFlags.Optional) !== 0,
    type: checker.getTypeOfSymbolAtLocation(symbol, at),
  }));

/** What the compiler is asked about types. */
export interface TypeQuestions {
  /** Anything at all may be of this type. */
  readonly isOpen: (type: Type) => boolean;
  readonly isAssignable: (from: Type, to: Type) => boolean;
  readonly withoutNull: (type: Type) => Type;
  readonly allowsNull: (type: Type) => boolean;
  readonly write: (type: Type) => string;
}

/**
 * Reads files of the server with the compiler, and beside them the types that are given as text, by name. `using`: ended
 * after use.
 */
export const openCompiler = (include: readonly string[], given: ReadonlyMap<string, string>) => {
  const text = [...given].map(([name, type]) => `export type ${name} = ${type};\n`).join('');
  const extra = new Map([
    [config, JSON.stringify({ extends: './tsconfig.json', files: [added], include })],
    [added, `${text}export {};\n`],
  ]);
  const api = new API({
    cwd: server,
    fs: { readFile: (file) => extra.get(file), fileExists: (file) => (extra.has(file) ? true : undefined) },
  });
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (project === undefined) throw new Error('the compiler did not open the server');
  const { checker, program } = project;

  const sourceFile = (file: string): SourceFile => {
    const found = program.getSourceFile(file);
    if (found === undefined) throw new Error(`the compiler does not know ${file}`);
    return found;
  };

  return {
    /** All places that ask the database for rows of a type; those that leave it open are not among them. */
    callSites: (): CallSite[] =>
      project.rootFiles
        .filter((file) => file !== added && readFileSync(file, 'utf8').includes('.query'))
        .flatMap((file) => {
          const source = sourceFile(file);
          const queries = queriesIn(source);
          const answers = checker.getTypeAtLocation(queries.map(({ node }) => node));
          return queries.flatMap(({ node, at }, index) => {
            const row = argument(checker, argument(checker, answers[index]));
            if (row === undefined || (row.flags & (TypeFlags.Unknown | TypeFlags.Any | TypeFlags.TypeParameter)) !== 0)
              return [];
            const { line, character } = source.getLineAndCharacterOfPosition(at);
            return [{ site: `${file}:${line + 1}:${character + 1}`, properties: propertiesOf(checker, row, node) }];
          });
        }),
    /** The types that were given as text. */
    given: (): Map<string, Type> => {
      const statements = sourceFile(added).statements.filter(isTypeAliasDeclaration);
      const types = checker.getTypeAtLocation(statements);
      return new Map(
        statements.flatMap(({ name }, index) => {
          const type = types[index];
          return type === undefined ? [] : [[name.text, type] as const];
        }),
      );
    },
    questions: {
      isOpen: (type) => (type.flags & (TypeFlags.Unknown | TypeFlags.Any)) !== 0,
      isAssignable: (from, to) => checker.isTypeAssignableTo(from, to),
      withoutNull: (type) => checker.getNonNullableType(type) ?? type,
      allowsNull: (type) => checker.isTypeAssignableTo(checker.getNullType(), type),
      write: (type) => checker.typeToString(type),
    } satisfies TypeQuestions,
    [Symbol.dispose]: () => api.close(),
  };
};
