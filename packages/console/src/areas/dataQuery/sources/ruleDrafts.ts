import type { SourceRule } from '@console/api/contract';

/** A rule as it is being written. */
export interface RuleDraft {
  readonly key: string;
  /** Undefined until it is chosen. */
  readonly roleId: string | undefined;
  readonly table: string | undefined;
  /** None: all of them. */
  readonly columns: readonly string[];
  /** Empty: all rows. */
  readonly condition: string;
}

export const draftOf = (key: string, rule?: SourceRule): RuleDraft => ({
  key,
  roleId: rule?.roleId,
  table: rule?.table,
  columns: rule?.columns ?? [],
  condition: rule?.condition ?? '',
});

/** Why rules can't be sent as they are; undefined: they can. */
export const wrongIn = (rules: readonly RuleDraft[]): 'incomplete' | 'doubled' | undefined => {
  if (rules.some(({ roleId, table }) => roleId === undefined || table === undefined)) return 'incomplete';
  const places = new Set(rules.map(({ roleId, table }) => JSON.stringify([roleId, table])));
  return places.size < rules.length ? 'doubled' : undefined;
};

/** As the calls take them. */
export const bodyOf = (rules: readonly RuleDraft[]) =>
  rules.flatMap(({ roleId, table, columns, condition }) =>
    roleId === undefined || table === undefined
      ? []
      : [{ roleId, table, columns: columns.length === 0 ? null : [...columns], condition: condition.trim() }],
  );
