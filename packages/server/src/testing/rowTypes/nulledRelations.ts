/** One step of a plan, as `explain (format json)` writes it. */
interface Step {
  readonly 'Join Type'?: string;
  readonly 'Parent Relationship'?: string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Step[];
}

/** Which of its inputs a join fills with nulls where it finds nothing. */
const nulledInputs: Readonly<Record<string, readonly string[]>> = {
  Left: ['Inner'],
  Right: ['Outer'],
  Full: ['Inner', 'Outer'],
};

const walk = (step: Step, nulled: boolean, found: Map<string, boolean | undefined>): void => {
  const relation = step['Relation Name'];
  if (relation !== undefined) {
    found.set(relation, !found.has(relation) || found.get(relation) === nulled ? nulled : undefined);
  }
  const inputs = nulledInputs[step['Join Type'] ?? ''] ?? [];
  for (const child of step.Plans ?? []) {
    walk(child, nulled || inputs.includes(child['Parent Relationship'] ?? ''), found);
  }
};

const isRow = (value: unknown): value is { readonly 'QUERY PLAN': readonly { readonly Plan: Step }[] } =>
  value instanceof Object && 'QUERY PLAN' in value;

/** The tables of a plan: whether an outer join fills their columns with nulls; undefined where it does so in one place only. */
export const nulledRelations = (rows: unknown): Map<string, boolean | undefined> => {
  const found = new Map<string, boolean | undefined>();
  for (const row of Array.isArray(rows) ? rows.filter(isRow) : []) {
    for (const { Plan } of row['QUERY PLAN']) walk(Plan, false, found);
  }
  return found;
};
