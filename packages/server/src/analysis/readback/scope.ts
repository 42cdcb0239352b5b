import { folded, quoted } from '../names.js';
import type { SemanticDimension, SemanticTable, SemanticColumn, Vocabulary } from '../semantics/index.js';
import { isClass, listIn, type Node, nodeOf, sameness, textIn } from './tree.js';

/** A column that an expression names. */
export interface NamedColumn {
  readonly name: string;
  readonly label: string;
  /** Undefined: it is not known. */
  readonly type: SemanticColumn['type'] | undefined;
  /** What is known of its values. */
  readonly dimension: SemanticDimension | undefined;
}

interface Source {
  /** What its columns are qualified with. */
  readonly name: string;
  /** Null: one that the query makes itself. */
  readonly table: SemanticTable | null;
}

/** What the names in a query lead to. */
export interface Scope {
  /** The table that it reads, where that is the only one. */
  readonly only: SemanticTable | null;
  /** True: it reads from queries of its own, or joins in other ways than by columns. */
  readonly hidesMore: boolean;
  /** The column of an expression; null: it is none, or not certainly one. */
  column(expression: Node): NamedColumn | null;
  /** What the query lists under a name of its own; null: nothing, or it is not certain. */
  listed(expression: Node): Node | null;
  /** True: two columns that tables are joined by. */
  joins(condition: Node): boolean;
}

const namesOf = (expression: Node): readonly string[] => {
  const names = expression['column_names'];
  return isClass(expression, 'COLUMN_REF') && Array.isArray(names) ? names.map(String) : [];
};

export const scopeOf = (select: Node, vocabulary: Vocabulary): Scope => {
  const own = new Set(listIn(nodeOf(select['cte_map']), 'map').map(({ key }) => folded(String(key))));
  const sources: Source[] = [];
  let hidesMore = own.size > 0;

  const isJoinedBy = (condition: Node): boolean => {
    if (isClass(condition, 'CONJUNCTION'))
      return condition['type'] === 'CONJUNCTION_AND' && listIn(condition, 'children').every(isJoinedBy);
    return (
      condition['type'] === 'COMPARE_EQUAL' &&
      ['left', 'right'].every((side) => namesOf(nodeOf(condition[side])).length > 0)
    );
  };
  const read = (from: Node): void => {
    switch (from['type']) {
      case 'BASE_TABLE': {
        const name = textIn(from, 'table_name');
        const isOwn = own.has(folded(name));
        const table = isOwn ? undefined : vocabulary.tables.find((one) => folded(one.name) === folded(name));
        const isRenamed = listIn(from, 'column_name_alias').length > 0;
        if (isOwn || isRenamed) hidesMore = true;
        sources.push({ name: folded(textIn(from, 'alias') || name), table: isRenamed ? null : (table ?? null) });
        return;
      }
      case 'JOIN': {
        read(nodeOf(from['left']));
        read(nodeOf(from['right']));
        const { condition } = from;
        const isPlain = from['join_type'] === 'INNER' || from['join_type'] === 'LEFT';
        const isKnown = from['ref_type'] === 'REGULAR' || from['ref_type'] === 'CROSS';
        if (!isPlain || !isKnown || (condition !== null && !isJoinedBy(nodeOf(condition)))) hidesMore = true;
        return;
      }
      case 'EMPTY':
      case 'EMPTY_FROM':
        return;
      default:
        hidesMore = true;
        sources.push({ name: folded(textIn(from, 'alias')), table: null });
    }
  };
  read(nodeOf(select['from_table']));

  const list = listIn(select, 'select_list');
  const isOfTable = ({ table }: Source, name: string): boolean =>
    table?.columns.some((one) => folded(one) === folded(name)) === true;
  const isUnknown = ({ table }: Source): boolean => table === null;

  const column = (expression: Node): NamedColumn | null => {
    const names = namesOf(expression);
    const name = names.at(-1);
    if (name === undefined || names.length > 2) return null;
    const asked = names.length === 2 ? sources.filter((one) => one.name === folded(names[0] ?? '')) : sources;
    const found = asked.filter((one) => isOfTable(one, name));
    // Several have it only where they are joined by it.
    const [first] = found;
    if (first === undefined) {
      // Of a query of its own, unless it is what the list calls something.
      const isListed = names.length === 1 && list.some(({ alias }) => folded(String(alias)) === folded(name));
      return asked.some(isUnknown) && !isListed ? { name, label: name, type: undefined, dimension: undefined } : null;
    }
    const { table } = first;
    if (table === null) return null;
    const known = table.described?.find((one) => folded(one.name) === folded(name));
    const dimension = vocabulary.dimensions.find(
      (one) => one.table === table.name && (one.expression === quoted(known?.name ?? name) || one.expression === name),
    );
    return { name, label: known?.label ?? dimension?.name ?? name, type: known?.type, dimension };
  };

  return {
    only: sources.length === 1 ? (sources[0]?.table ?? null) : null,
    hidesMore,
    column,
    listed: (expression) => {
      const names = namesOf(expression);
      const [name = ''] = names;
      if (names.length !== 1 || sources.some((one) => isUnknown(one) || isOfTable(one, name))) return null;
      const all = list.filter(({ alias }) => folded(String(alias)) === folded(name));
      return all.length === 1 ? (all[0] ?? null) : null;
    },
    joins: (condition) => {
      if (!isJoinedBy(condition) || isClass(condition, 'CONJUNCTION')) return false;
      const [left, right] = ['left', 'right'].map((side) => nodeOf(condition[side]));
      return sources.length > 1 && left !== undefined && right !== undefined && sameness(left) !== sameness(right);
    },
  };
};
