import type { GraphCategory } from '@console/api/contract';
import { useListGraphCategories } from '@console/api/hooks/graph';
import { mapAsync } from '@console/base';
import { FormField, useRules } from '@console/ui/forms';
import { BaseSelect } from './BaseSelect.js';

/** A base with those it lies in: 竞赛规则库 / 2024. */
export const basePath = (base: GraphCategory, bases: readonly GraphCategory[]): string => {
  const names: string[] = [];
  const seen = new Set<string>();
  for (let one: GraphCategory | undefined = base; one !== undefined && !seen.has(one.id); ) {
    const { id, name, parentId }: GraphCategory = one;
    names.unshift(name);
    seen.add(id);
    one = bases.find((other) => other.id === parentId);
  }
  return names.join(' / ');
};

/** All bases that the reader sees, to choose from. */
export const useBaseOptions = () => {
  const { state } = useListGraphCategories({});
  return mapAsync(state, (bases) => bases.map((base) => ({ value: base.id, label: basePath(base, bases) })));
};

/** The knowledge base that something belongs to. */
export const BaseField = ({ name, label, what }: { name: string; label: string; what: string }) => {
  const rules = useRules();
  const options = useBaseOptions();
  return (
    <FormField name={name} label={label} rules={[rules.chosen(label)]}>
      <BaseSelect options={options} what={what} />
    </FormField>
  );
};
