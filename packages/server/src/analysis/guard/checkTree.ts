import { folded } from '../names.js';
import { checkType } from './castTypes.js';
import { expressionGuard } from './expressions.js';
import { tableFunctionsAllowed } from './functions.js';
import {
  absent,
  type Checks,
  checkFields,
  each,
  harmless,
  oneOf,
  optional,
  recordOf,
  refuse,
  type Scope,
  textOf,
} from './tree.js';

export interface FoundInTree {
  readonly tables: ReadonlySet<string>;
  readonly columns: ReadonlySet<string>;
  readonly functions: ReadonlySet<string>;
}

export interface TreeRules {
  /** Names of tables that may be read, folded. */
  readonly tables: ReadonlySet<string>;
  /** Default true. */
  readonly subqueries?: boolean;
}

const joins = new Set(['INNER', 'LEFT', 'RIGHT', 'OUTER', 'FULL', 'SEMI', 'ANTI', 'INVALID']);
const joinManners = new Set(['REGULAR', 'NATURAL', 'CROSS', 'POSITIONAL', 'ASOF']);
const setOperations = new Set(['UNION', 'EXCEPT', 'INTERSECT', 'UNION_BY_NAME']);
/** Walks what DuckDB's parser made of a query, and refuses whatever is not known to be harmless. */
export const treeGuard = ({ tables: granted, subqueries = true }: TreeRules) => {
  const tables = new Set<string>();
  const columns = new Set<string>();
  const functions = new Set<string>();

  const { expression, expressions, inside, orders, call } = expressionGuard({
    columns,
    functions,
    subquery: (select, scope) => (subqueries ? checkSelect(select, scope) : refuse('syntax_not_allowed', 'subquery')),
  });

  const tableChecks = (value: unknown, scope: Scope): Checks | undefined => {
    const node = recordOf(value, 'table');
    const from = (table: unknown): void => source(table, scope);
    switch (node['type']) {
      case 'EMPTY':
      case 'EMPTY_FROM':
        return {};
      case 'BASE_TABLE':
        return {
          table_name: (name) => {
            const asked = folded(textOf(name, 'table'));
            if (!scope.has(asked)) refuse('table_not_granted', textOf(name, 'table'));
            if (granted.has(asked)) tables.add(asked);
          },
          schema_name: absent('schema'),
          catalog_name: absent('catalog'),
          column_name_alias: harmless,
          at_clause: absent('at'),
        };
      case 'JOIN':
        return {
          left: from,
          right: from,
          condition: optional(inside(scope)),
          join_type: oneOf(joins, 'join'),
          ref_type: oneOf(joinManners, 'join'),
          using_columns: harmless,
          delim_flipped: absent('join'),
          duplicate_eliminated_columns: absent('join'),
          is_implicit: harmless,
        };
      case 'SUBQUERY':
        return { subquery: (select) => checkSelect(select, scope), column_name_alias: harmless };
      case 'TABLE_FUNCTION':
        return {
          function: (called) => {
            if (recordOf(called, 'function')['class'] !== 'FUNCTION') refuse('syntax_not_allowed', 'from');
            call(called, scope, tableFunctionsAllowed);
            expression(called, scope);
          },
          column_name_alias: harmless,
          with_ordinality: harmless,
        };
      case 'EXPRESSION_LIST':
        return {
          expected_names: harmless,
          expected_types: each(checkType, 'types'),
          values: each(expressions(scope), 'values'),
        };
      default:
        return undefined;
    }
  };

  const source = (value: unknown, scope: Scope): void => {
    const node = recordOf(value, 'table');
    const checks = tableChecks(value, scope);
    if (checks === undefined) return refuse('syntax_not_allowed', String(node['type']));
    checkFields(value, String(node['type']), {
      type: harmless,
      alias: harmless,
      sample: absent('sample'),
      query_location: harmless,
      ...checks,
    });
  };

  const modifier = (value: unknown, scope: Scope): void => {
    const maybe = optional(inside(scope));
    const node = recordOf(value, 'modifier');
    switch (node['type']) {
      case 'ORDER_MODIFIER':
        return checkFields(value, 'order', { type: harmless, orders: orders(scope) });
      case 'LIMIT_MODIFIER':
      case 'LIMIT_PERCENT_MODIFIER':
        return checkFields(value, 'limit', { type: harmless, limit: maybe, offset: maybe });
      case 'DISTINCT_MODIFIER':
        return checkFields(value, 'distinct', { type: harmless, distinct_on_targets: expressions(scope) });
      default:
        return refuse('syntax_not_allowed', String(node['type']));
    }
  };

  /** Each table that a query names for itself is seen by those after it, not by itself. */
  const namedQueries = (value: unknown, outer: Scope): Scope => {
    const scope = new Set(outer);
    checkFields(value, 'with', {
      map: each((entry) => {
        const { key, value: named } = recordOf(entry, 'with');
        checkFields(entry, 'with', { key: harmless, value: harmless });
        checkFields(named, 'with', {
          aliases: harmless,
          query: (select) => checkSelect(select, scope),
          materialized: harmless,
          key_targets: absent('using key'),
          payload_aggregates: absent('using key'),
        });
        scope.add(folded(textOf(key, 'with')));
      }, 'with'),
    });
    return scope;
  };

  const queryChecks = (value: unknown, scope: Scope): Checks | undefined => {
    const maybe = optional(inside(scope));
    const part = (node: unknown): void => query(node, scope);
    switch (recordOf(value, 'query')['type']) {
      case 'SELECT_NODE':
        return {
          select_list: expressions(scope),
          from_table: optional((table) => source(table, scope)),
          where_clause: maybe,
          group_expressions: expressions(scope),
          group_sets: harmless,
          aggregate_handling: oneOf(new Set(['STANDARD_HANDLING', 'FORCE_AGGREGATES']), 'group by'),
          having: maybe,
          sample: absent('sample'),
          qualify: maybe,
          window_clause: harmless,
        };
      case 'SET_OPERATION_NODE':
        return {
          setop_type: oneOf(setOperations, 'set operation'),
          setop_all: harmless,
          left: part,
          right: part,
          children: each(part, 'children'),
        };
      default:
        return undefined;
    }
  };

  const query = (value: unknown, outer: Scope): void => {
    const node = recordOf(value, 'query');
    const scope = node['cte_map'] === undefined ? outer : namedQueries(node['cte_map'], outer);
    const checks = queryChecks(value, scope);
    if (checks === undefined) return refuse('syntax_not_allowed', String(node['type']));
    checkFields(value, String(node['type']), {
      type: harmless,
      cte_map: harmless,
      modifiers: each((one) => modifier(one, scope), 'modifiers'),
      ...checks,
    });
  };

  const checkSelect = (value: unknown, scope: Scope): void =>
    checkFields(value, 'select', {
      node: (node) => query(node, scope),
      named_param_map: absent('parameters'),
    });

  return {
    select: (value: unknown): FoundInTree => {
      checkSelect(value, granted);
      return { tables, columns, functions };
    },
  };
};
