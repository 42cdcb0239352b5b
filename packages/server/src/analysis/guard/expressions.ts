import { folded } from '../names.js';
import { checkBounds } from './bounds.js';
import { checkType } from './castTypes.js';
import { functionsAllowed } from './functions.js';
import {
  absent,
  type Check,
  type Checks,
  checkFields,
  each,
  harmless,
  listOf,
  namesOf,
  oneOf,
  optional,
  recordOf,
  refuse,
  type Scope,
  textOf,
} from './tree.js';
import { words } from './words.js';

const operators = new Set([
  ...words('OPERATOR_NOT OPERATOR_IS_NULL OPERATOR_IS_NOT_NULL OPERATOR_COALESCE OPERATOR_NULLIF'),
  ...words('OPERATOR_UNPACK OPERATOR_TRY COMPARE_IN COMPARE_NOT_IN GROUPING_FUNCTION ARRAY_CONSTRUCTOR'),
  ...words('ARRAY_EXTRACT ARRAY_SLICE STRUCT_EXTRACT'),
]);

/** The parser names the schema of some functions that it puts in itself. */
const ownSchema = oneOf(new Set(['', 'main']), 'schema');

export interface ExpressionRules {
  readonly columns: Set<string>;
  readonly functions: Set<string>;
  /** Looks at a query within an expression. */
  readonly subquery: (select: unknown, scope: Scope) => void;
}

/** Walks expressions. What it finds is added to `columns` and `functions`. */
export const expressionGuard = ({ columns, functions, subquery }: ExpressionRules) => {
  const expressions =
    (scope: Scope): Check =>
    (value) => {
      for (const one of listOf(value, 'list')) expression(one, scope);
    };
  const inside =
    (scope: Scope): Check =>
    (value) =>
      expression(value, scope);

  const callee = (node: Readonly<Record<string, unknown>>, allowed: ReadonlySet<string>): string => {
    const name = folded(textOf(node['function_name'], 'function'));
    if (!allowed.has(name)) refuse('function_not_allowed', name);
    functions.add(name);
    return name;
  };

  const orders = (scope: Scope): Check =>
    each(
      (value) => checkFields(value, 'order', { type: harmless, null_order: harmless, expression: inside(scope) }),
      'orders',
    );

  const call = (value: unknown, scope: Scope, allowed: ReadonlySet<string>): Checks => {
    const node = recordOf(value, 'function');
    checkBounds(callee(node, allowed), listOf(node['children'], 'children'));
    return {
      function_name: harmless,
      schema: ownSchema,
      catalog: absent('catalog'),
      children: expressions(scope),
      filter: optional(inside(scope)),
      order_bys: optional((modifier) => checkFields(modifier, 'order_bys', { type: harmless, orders: orders(scope) })),
      distinct: harmless,
      is_operator: harmless,
      export_state: absent('export_state'),
    };
  };

  const expressionChecks = (value: unknown, scope: Scope): Checks | undefined => {
    const one = inside(scope);
    const maybe = optional(one);
    const many = expressions(scope);
    const node = recordOf(value, 'expression');
    switch (node['class']) {
      case 'COLUMN_REF':
        return {
          column_names: (names) => {
            const name = namesOf(names, 'column').at(-1);
            if (name !== undefined) columns.add(name);
          },
        };
      case 'CONSTANT':
        return { value: harmless };
      case 'BETWEEN':
        return { input: one, lower: one, upper: one };
      case 'CASE':
        return {
          case_checks: each((check) => checkFields(check, 'when', { when_expr: one, then_expr: one }), 'case'),
          else_expr: one,
        };
      case 'CAST':
        return { child: one, cast_type: checkType, try_cast: harmless };
      case 'COMPARISON':
        return { left: one, right: one };
      case 'CONJUNCTION':
        return { children: many };
      case 'OPERATOR':
        if (!operators.has(textOf(node['type'], 'operator'))) refuse('syntax_not_allowed', String(node['type']));
        return { children: many };
      case 'FUNCTION':
        return call(value, scope, functionsAllowed);
      case 'STAR':
        return {
          relation_name: harmless,
          exclude_list: harmless,
          qualified_exclude_list: harmless,
          rename_list: harmless,
          replace_list: each((entry) => checkFields(entry, 'replace', { key: harmless, value: one }), 'replace'),
          // With every column, as in `order by all`; which ones exactly, an expression would say.
          columns: harmless,
          unpacked: absent('unpacked'),
          expr: absent('columns'),
        };
      case 'SUBQUERY':
        return {
          subquery_type: harmless,
          subquery: (select) => subquery(select, scope),
          child: maybe,
          comparison_type: harmless,
        };
      case 'WINDOW':
        callee(node, functionsAllowed);
        return {
          function_name: harmless,
          schema: ownSchema,
          catalog: absent('catalog'),
          children: many,
          partitions: many,
          orders: orders(scope),
          arg_orders: orders(scope),
          start: harmless,
          end: harmless,
          start_expr: maybe,
          end_expr: maybe,
          offset_expr: maybe,
          default_expr: maybe,
          ignore_nulls: harmless,
          filter_expr: maybe,
          exclude_clause: harmless,
          distinct: harmless,
        };
      default:
        return undefined;
    }
  };

  const expression = (value: unknown, scope: Scope): void => {
    const node = recordOf(value, 'expression');
    const checks = expressionChecks(value, scope);
    if (checks === undefined) return refuse('syntax_not_allowed', String(node['class']));
    checkFields(value, String(node['class']), {
      class: harmless,
      type: harmless,
      alias: harmless,
      query_location: harmless,
      ...checks,
    });
  };

  return { expression, expressions, inside, orders, call };
};
