import { usePageTripleEntities, useReadGraphKinds } from '@console/api/hooks/graph';
import { FormField, useRules } from '@console/ui/forms';
import { AutoComplete, Form } from 'antd';
import { useSettled } from '../../../forms/useSettled.js';

interface SuggestedProps {
  name: string;
  label: string;
  max: number;
  suggestions: readonly string[];
  help?: string;
}

/** One line of text, with what there is already to choose from. */
const SuggestedField = ({ name, label, max, suggestions, help }: SuggestedProps) => {
  const rules = useRules();
  return (
    <FormField name={name} label={label} extra={help} rules={[rules.required(label), rules.length(1, max)]}>
      <AutoComplete showSearch={{ filterOption: true }} options={suggestions.map((value) => ({ value }))} />
    </FormField>
  );
};

interface FieldProps extends Pick<SuggestedProps, 'name' | 'label'> {
  /** Whose kinds and relations are offered; undefined: those of all. */
  baseId: string | undefined;
}

const scopeOf = (baseId: string | undefined) => (baseId === undefined ? {} : { knowBaseId: baseId });

export const KindField = ({ baseId, ...field }: FieldProps) => {
  const kinds = useReadGraphKinds(scopeOf(baseId));
  return <SuggestedField {...field} max={50} suggestions={(kinds.data?.entityTypes ?? []).map(({ name }) => name)} />;
};

export const PredicateField = ({ baseId, ...field }: FieldProps) => {
  const kinds = useReadGraphKinds(scopeOf(baseId));
  return <SuggestedField {...field} max={50} suggestions={(kinds.data?.predicates ?? []).map(({ name }) => name)} />;
};

const PAUSE = 250;

/** The name of an entity: one that is there, or a new one. */
export const EntityNameField = ({ baseId, ...field }: FieldProps) => {
  const typed: unknown = Form.useWatch(field.name, Form.useFormInstance());
  const text = typeof typed === 'string' ? typed.trim() : '';
  const { keyword } = useSettled({ keyword: text }, PAUSE);
  const found = usePageTripleEntities(keyword === '' ? null : { current: 1, size: 10, keyword, ...scopeOf(baseId) });
  const names = found.data?.list.map(({ name }) => name) ?? [];
  return <SuggestedField {...field} max={100} suggestions={[...new Set(names)]} />;
};
