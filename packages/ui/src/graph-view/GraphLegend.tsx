import { Fragment } from 'react';
import { Check } from '../data-list/Check.js';
import { type KindLooks, NodeShape } from '../graph-kinds/index.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { graphWords } from './locale.js';
import { Legend } from './parts.styles.js';

/** One kind, and how often it is there. */
export interface LegendEntry {
  readonly name: string;
  readonly count: number;
}

/** What is left out. Kinds that come later are shown. */
export interface HiddenKinds {
  readonly entityTypes: readonly string[];
  readonly predicates: readonly string[];
}

export interface GraphLegendProps extends RootProps {
  /** Kinds of nodes, the commonest first. */
  entityTypes: readonly LegendEntry[];
  /** Kinds of relations, the commonest first. */
  predicates: readonly LegendEntry[];
  /** How kinds look. */
  looks: KindLooks;
  /** What is not shown. */
  hidden: HiddenKinds;
  /** Others are to be shown. */
  onChange: (hidden: HiddenKinds) => void;
}

/** What is shown, which is also what the shapes mean: a box, a shape, a word and a number for each kind. */
export const GraphLegend = ({ entityTypes, predicates, looks, hidden, onChange, ...root }: GraphLegendProps) => {
  const words = useWords(graphWords);
  const groups = [
    ['entityTypes', words.kinds, entityTypes],
    ['predicates', words.relations, predicates],
  ] as const;
  return (
    <Legend {...rootProps(root)} aria-label={words.filters} tabIndex={0}>
      {groups.map(([group, title, entries]) => {
        const off = new Set(hidden[group]);
        const isAll = entries.every(({ name }) => !off.has(name));
        const set = (names: Iterable<string>) => onChange({ ...hidden, [group]: [...names] });
        const toggle = (name: string) => {
          if (!off.delete(name)) off.add(name);
          set(off);
        };
        return (
          <Fragment key={group}>
            <header>
              <h2>{title}</h2>
              {entries.length > 1 && (
                <button type="button" onClick={() => set(isAll ? entries.map(({ name }) => name) : [])}>
                  {isAll ? words.none : words.all}
                </button>
              )}
            </header>
            <ul aria-label={title}>
              {entries.map(({ name, count }) => (
                <li key={name} data-off={off.has(name) ? '' : undefined}>
                  <Check label={name} checked={!off.has(name)} onChange={() => toggle(name)} />
                  {group === 'entityTypes' && <NodeShape look={looks(name)} />}
                  <button type="button" tabIndex={-1} aria-hidden="true" title={name} onClick={() => toggle(name)}>
                    {name}
                  </button>
                  <small>{count.toLocaleString('en-US')}</small>
                </li>
              ))}
            </ul>
          </Fragment>
        );
      })}
    </Legend>
  );
};
