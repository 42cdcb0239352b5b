import { words } from '../guard/words.js';
import {
  type Check,
  type Checks,
  checkFields,
  each,
  harmless,
  isRecord,
  listOf,
  recordOf,
  refuse,
  type Scope,
  textOf,
} from '../guard/tree.js';
import { postgresFunctions, postgresOperators, postgresTableFunctions, postgresTypes } from './functions.js';

export interface PostgresRules {
  /** Names of tables that may be read, as the parser has them. */
  readonly tables: ReadonlySet<string>;
  readonly subqueries?: boolean;
}

const MOST_ELEMENTS = 10_000;

const systemColumns = new Set(['ctid', 'tableoid', 'oid', 'xmin', 'xmax', 'cmin', 'cmax']);
const valueFunctions = new Set([
  ...words('SVFOP_CURRENT_DATE SVFOP_CURRENT_TIME SVFOP_CURRENT_TIME_N SVFOP_CURRENT_TIMESTAMP'),
  ...words('SVFOP_CURRENT_TIMESTAMP_N SVFOP_LOCALTIME SVFOP_LOCALTIME_N SVFOP_LOCALTIMESTAMP'),
  ...words('SVFOP_LOCALTIMESTAMP_N'),
]);

/** The name that a list of names is, without the catalog's own schema in front, which the parser puts before some. */
const nameOf = (value: unknown, what: string): string => {
  const names = listOf(value, what).map((part) => {
    const string = recordOf(recordOf(part, what)['String'], what);
    return textOf(string['sval'], what);
  });
  const own = names[0] === 'pg_catalog' ? names.slice(1) : names;
  const [name] = own;
  return own.length === 1 && name !== undefined ? name : refuse('syntax_not_allowed', names.join('.'));
};

/** Walks what PostgreSQL's parser made of a query, and refuses whatever is not known to be harmless. */
export const postgresTreeGuard = ({ tables: granted, subqueries = true }: PostgresRules) => {
  const tables = new Set<string>();
  const columns = new Set<string>();
  const functions = new Set<string>();

  const isSmallNumber = (node: unknown): boolean => {
    if (!isRecord(node) || !isRecord(node['A_Const'])) return false;
    const { ival } = node['A_Const'];
    if (!isRecord(ival)) return false;
    const number = ival['ival'] ?? 0;
    return typeof number === 'number' && number >= 0 && number <= MOST_ELEMENTS;
  };

  const call = (value: unknown, scope: Scope, allowed: ReadonlySet<string>): void => {
    const node = recordOf(value, 'function');
    const name = nameOf(node['funcname'], 'function');
    if (!allowed.has(name)) refuse('function_not_allowed', name);
    functions.add(name);
    const args = node['args'] === undefined ? [] : listOf(node['args'], 'args');
    if (name === 'generate_series' && !args.every(isSmallNumber)) refuse('too_much_asked', name);
    const many = each((one) => walk(one, scope), 'list');
    checkFields(value, 'function', {
      funcname: harmless,
      args: many,
      agg_order: many,
      agg_filter: (one) => walk(one, scope),
      over: (window) => windowOf(window, scope),
      agg_within_group: harmless,
      agg_star: harmless,
      agg_distinct: harmless,
      funcformat: harmless,
      location: harmless,
    });
  };

  const windowOf = (value: unknown, scope: Scope): void => {
    const many = each((one) => walk(one, scope), 'window');
    checkFields(value, 'window', {
      name: harmless,
      refname: harmless,
      partitionClause: many,
      orderClause: many,
      frameOptions: harmless,
      startOffset: (one) => walk(one, scope),
      endOffset: (one) => walk(one, scope),
      location: harmless,
    });
  };

  const typeName = (value: unknown): void => {
    const name = nameOf(recordOf(value, 'type')['names'], 'type');
    if (!postgresTypes.has(name)) refuse('type_not_allowed', name);
    checkFields(value, 'type', {
      names: harmless,
      typmods: each((one) => walk(one, new Set()), 'type'),
      typemod: harmless,
      arrayBounds: harmless,
      location: harmless,
    });
  };

  const columnRef: Checks = {
    fields: each((field) => {
      const node = recordOf(field, 'column');
      if (isRecord(node['A_Star'])) return;
      const name = textOf(recordOf(node['String'], 'column')['sval'], 'column');
      if (systemColumns.has(name)) refuse('syntax_not_allowed', name);
      columns.add(name);
    }, 'column'),
    location: harmless,
  };

  const rangeVar = (scope: Scope): Checks => ({
    relname: (name) => {
      const asked = textOf(name, 'table');
      if (!scope.has(asked)) refuse('table_not_granted', asked);
      if (granted.has(asked)) tables.add(asked);
    },
    // With a schema in front it is not the granted part of it but the table itself.
    schemaname: (name) => refuse('table_not_granted', String(name)),
    catalogname: (name) => refuse('table_not_granted', String(name)),
    inh: harmless,
    relpersistence: harmless,
    alias: harmless,
    location: harmless,
  });

  const nodes = (scope: Scope): Readonly<Record<string, Checks | Check>> => {
    const one: Check = (value) => walk(value, scope);
    const many = each(one, 'list');
    const plain = { location: harmless };
    return {
      String: harmless,
      Integer: harmless,
      A_Star: harmless,
      A_Const: {
        ival: harmless,
        fval: harmless,
        sval: harmless,
        boolval: harmless,
        isnull: harmless,
        ...plain,
      },
      ColumnRef: columnRef,
      List: { items: many },
      ResTarget: { name: harmless, val: one, ...plain },
      A_Expr: {
        kind: harmless,
        name: (names) => {
          const name = nameOf(names, 'operator');
          if (!postgresOperators.has(name)) refuse('function_not_allowed', name);
        },
        lexpr: one,
        rexpr: one,
        rexpr_list_start: harmless,
        rexpr_list_end: harmless,
        ...plain,
      },
      BoolExpr: { boolop: harmless, args: many, ...plain },
      NullTest: { arg: one, nulltesttype: harmless, argisrow: harmless, ...plain },
      BooleanTest: { arg: one, booltesttype: harmless, ...plain },
      CaseExpr: { arg: one, args: many, defresult: one, ...plain },
      CaseWhen: { expr: one, result: one, ...plain },
      CoalesceExpr: { args: many, ...plain },
      MinMaxExpr: { op: harmless, args: many, ...plain },
      SQLValueFunction: {
        op: (op) => {
          if (!valueFunctions.has(String(op))) refuse('function_not_allowed', String(op));
        },
        typmod: harmless,
        ...plain,
      },
      FuncCall: (value) => call(value, scope, postgresFunctions),
      TypeCast: { arg: one, typeName, ...plain },
      RowExpr: { args: many, row_format: harmless, ...plain },
      A_ArrayExpr: { elements: many, list_start: harmless, list_end: harmless, ...plain },
      A_Indirection: { arg: one, indirection: many },
      A_Indices: { is_slice: harmless, lidx: one, uidx: one },
      GroupingSet: { kind: harmless, content: many, ...plain },
      GroupingFunc: { args: many, ...plain },
      SubLink: {
        subLinkType: () => {
          if (!subqueries) refuse('syntax_not_allowed', 'subquery');
        },
        testexpr: one,
        operName: (names) => {
          const name = nameOf(names, 'operator');
          if (!postgresOperators.has(name)) refuse('function_not_allowed', name);
        },
        subselect: (value) => select(recordOf(value, 'query')['SelectStmt'], scope),
        ...plain,
      },
      SortBy: { node: one, sortby_dir: harmless, sortby_nulls: harmless, ...plain },
      WindowDef: (value) => windowOf(value, scope),
      RangeVar: (value) => {
        // Left out where it stands behind `only`.
        if (recordOf(value, 'table')['inh'] !== true) refuse('syntax_not_allowed', 'only');
        checkFields(value, 'table', rangeVar(scope));
      },
      JoinExpr: {
        jointype: harmless,
        isNatural: harmless,
        larg: one,
        rarg: one,
        usingClause: harmless,
        join_using_alias: harmless,
        quals: one,
        alias: harmless,
      },
      RangeSubselect: {
        lateral: harmless,
        subquery: (value) => select(recordOf(value, 'query')['SelectStmt'], scope),
        alias: harmless,
      },
      RangeFunction: {
        lateral: harmless,
        ordinality: harmless,
        alias: harmless,
        functions: each((list) => {
          const [called, definition, ...more] = listOf(
            recordOf(recordOf(list, 'from')['List'], 'from')['items'],
            'from',
          );
          if (more.length > 0 || (definition !== undefined && Object.keys(recordOf(definition, 'from')).length > 0))
            refuse('syntax_not_allowed', 'from');
          call(recordOf(called, 'from')['FuncCall'], scope, postgresTableFunctions);
        }, 'from'),
      },
    };
  };

  const walk = (value: unknown, scope: Scope): void => {
    const [entry, ...more] = Object.entries(recordOf(value, 'node'));
    if (entry === undefined || more.length > 0) return refuse('syntax_not_allowed', 'node');
    const [kind, body] = entry;
    const known = nodes(scope);
    const checks = Object.hasOwn(known, kind) ? known[kind] : undefined;
    if (checks === undefined) return refuse('syntax_not_allowed', kind);
    if (typeof checks === 'function') return checks(body);
    checkFields(body, kind, checks);
  };

  const withClause = (value: unknown, outer: Scope): Scope => {
    const scope = new Set(outer);
    checkFields(value, 'with', {
      ctes: each((entry) => {
        const named = recordOf(entry, 'with')['CommonTableExpr'];
        checkFields(named, 'with', {
          ctename: harmless,
          aliascolnames: harmless,
          ctematerialized: harmless,
          ctequery: (query) => select(recordOf(query, 'query')['SelectStmt'], scope),
          location: harmless,
        });
        scope.add(textOf(recordOf(named, 'with')['ctename'], 'with'));
      }, 'with'),
      location: harmless,
    });
    return scope;
  };

  const select = (value: unknown, outer: Scope): void => {
    const node = recordOf(value, 'query');
    const scope = node['withClause'] === undefined ? outer : withClause(node['withClause'], outer);
    const one: Check = (part) => walk(part, scope);
    const many = each(one, 'list');
    checkFields(value, 'query', {
      distinctClause: each((part) => {
        if (Object.keys(recordOf(part, 'distinct')).length > 0) walk(part, scope);
      }, 'distinct'),
      targetList: many,
      fromClause: many,
      whereClause: one,
      groupClause: many,
      groupDistinct: harmless,
      havingClause: one,
      windowClause: many,
      valuesLists: many,
      sortClause: many,
      limitOffset: one,
      limitCount: one,
      limitOption: harmless,
      withClause: harmless,
      op: harmless,
      all: harmless,
      larg: (part) => select(part, scope),
      rarg: (part) => select(part, scope),
    });
  };

  return {
    select: (value: unknown) => {
      select(value, granted);
      return { tables, columns, functions };
    },
  };
};
