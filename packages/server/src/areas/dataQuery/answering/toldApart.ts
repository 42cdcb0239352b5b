import type { TableGrant } from '../../../analysis/index.js';
import type { Vocabulary } from '../../../analysis/semantics/index.js';
import { joined } from '../vocabularies.js';

/** Tables that are asked, and the words for them. */
export interface Named {
  readonly grants: readonly TableGrant[];
  readonly vocabulary: Vocabulary;
}

const askedBy = ({ as, table }: TableGrant): string => as ?? table;

/** For each table whose name is taken the one that it is asked by instead. */
const newNames = (grants: readonly TableGrant[], taken: ReadonlySet<string>): ReadonlyMap<string, string> => {
  const all = new Set([...taken, ...grants.map((grant) => askedBy(grant).toLowerCase())]);
  const names = new Map<string, string>();
  for (const grant of grants) {
    const name = askedBy(grant);
    if (!taken.has(name.toLowerCase())) continue;
    let other = name;
    for (let again = 2; all.has(other.toLowerCase()); again += 1) other = `${name}_${again}`;
    all.add(other.toLowerCase());
    names.set(name, other);
  }
  return names;
};

const renamed = ({ grants, vocabulary }: Named, names: ReadonlyMap<string, string>, sourceName: string): Named => {
  const nameOf = (name: string): string => names.get(name) ?? name;
  const labelled = (label: string): string => `${label}（${sourceName}）`;
  const labels = new Map(vocabulary.tables.map(({ name, label }) => [name, label]));
  return {
    grants: grants.map((grant) => {
      const name = names.get(askedBy(grant));
      return name === undefined ? grant : { ...grant, as: name };
    }),
    vocabulary: {
      tables: vocabulary.tables.map((table) =>
        names.has(table.name) ? { ...table, name: nameOf(table.name), label: labelled(table.label) } : table,
      ),
      metrics: vocabulary.metrics.map((metric) => {
        const { table, code, definition } = metric;
        if (!names.has(table)) return metric;
        const label = labels.get(table) ?? table;
        return {
          ...metric,
          table: nameOf(table),
          // Those that are made of a table are named after it.
          code: code.startsWith(`${table}.`) ? `${nameOf(table)}${code.slice(table.length)}` : code,
          definition: definition.startsWith(label) ? labelled(label) + definition.slice(label.length) : definition,
        };
      }),
      dimensions: vocabulary.dimensions.map((one) => ({ ...one, table: nameOf(one.table) })),
    },
  };
};

/** Several sources as one: no two of their tables are asked by the same name. The first to have a name keeps it. */
export const toldApart = (sources: readonly (Named & { readonly name: string })[]): Named => {
  const taken = new Set<string>();
  const all = sources.map((source) => {
    const named = renamed(source, newNames(source.grants, taken), source.name);
    for (const grant of named.grants) taken.add(askedBy(grant).toLowerCase());
    return named;
  });
  return {
    grants: all.flatMap(({ grants }) => grants),
    vocabulary: joined(all.map(({ vocabulary }) => vocabulary)),
  };
};
