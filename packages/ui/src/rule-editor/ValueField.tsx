import { AutoComplete, Input, InputNumber, Select } from 'antd';
import { useWords } from '../locale/useWords.js';
import { Around } from '../typing/Around.js';
import { useComposed } from '../typing/useComposed.js';
import { useTyping } from '../typing/useTyping.js';
import { ruleWords } from './locale.js';
import { needsNoValue, takesSeveral, valuesText } from './ruleText.js';
import type { AskedFact } from './types.js';

export interface ValueFieldProps {
  fact: AskedFact;
  operator: string;
  values: readonly string[];
  /** Names what it is the value of. */
  name: string;
  wrong: boolean;
  onChange: (values: readonly string[]) => void;
}

const own = { size: 'small', style: { flex: 1, width: '100%', minWidth: 0 } } as const;

interface OneProps extends Omit<ValueFieldProps, 'values' | 'onChange' | 'operator' | 'name'> {
  value: string;
  label: string;
  onChange: (value: string) => void;
}

const TypedText = ({ fact, value, label, wrong, onChange }: OneProps) => {
  const words = useWords(ruleWords);
  const composed = useComposed(value, onChange);
  const typing = useTyping(undefined);
  const shared = { ...own, 'aria-label': label, ...(wrong && { status: 'error' as const }) };
  if (fact.options.length === 0) {
    return <Input {...shared} {...composed} placeholder={words.typeValue} />;
  }
  return (
    <Around {...typing.around}>
      <AutoComplete
        {...shared}
        value={value}
        placeholder={words.typeValue}
        options={fact.options.map((option) => ({ value: option.value, label: option.label }))}
        showSearch={{ filterOption: (typed, option) => (option?.value ?? '').includes(typed.trim()) }}
        popupMatchSelectWidth={false}
        onChange={(next: string) => onChange(next)}
      />
    </Around>
  );
};

/** One value, by what kind it is. */
const One = (props: OneProps) => {
  const { fact, value, label, wrong, onChange } = props;
  const words = useWords(ruleWords);
  const shared = { ...own, 'aria-label': label, ...(wrong && { status: 'error' as const }) };
  switch (fact.valueType) {
    case 'number':
      return (
        <InputNumber<string>
          {...shared}
          stringMode
          controls={false}
          value={value === '' ? null : value}
          placeholder={words.typeValue}
          {...(fact.unit !== '' && { suffix: fact.unit })}
          onChange={(next) => onChange(next ?? '')}
        />
      );
    case 'date':
      return <Input {...shared} type="date" value={value} onChange={({ target }) => onChange(target.value)} />;
    case 'boolean':
      return (
        <Select
          {...shared}
          value={value === '' ? null : value}
          placeholder={words.chooseValue}
          options={[
            { value: 'true', label: words.yes },
            { value: 'false', label: words.no },
          ]}
          onChange={(next: string) => onChange(next)}
        />
      );
    case 'choice':
    case 'label':
    case 'crowdPack':
      return (
        <Select
          {...shared}
          value={value === '' ? null : value}
          placeholder={words.chooseValue}
          options={fact.options.map((option) => ({ value: option.value, label: option.label }))}
          showSearch={{ optionFilterProp: 'label' }}
          popupMatchSelectWidth={false}
          onChange={(next: string) => onChange(next)}
        />
      );
    default:
      return <TypedText {...props} />;
  }
};

/** The value of a comparison: none, one, two for a range, or several. */
export const ValueField = ({ fact, operator, values, name, wrong, onChange }: ValueFieldProps) => {
  const words = useWords(ruleWords);
  const typing = useTyping(undefined);
  if (needsNoValue(operator)) return null;
  const [first = '', second = ''] = values;
  const shared = { fact, wrong };
  if (operator === 'between') {
    return (
      <>
        <One {...shared} value={first} label={words.fromOf(name)} onChange={(from) => onChange([from, second])} />
        <small aria-hidden>–</small>
        <One {...shared} value={second} label={words.toOf(name)} onChange={(to) => onChange([first, to])} />
      </>
    );
  }
  if (takesSeveral(operator)) {
    const listed = fact.valueType !== 'text' && fact.options.length > 0;
    return (
      <Around {...typing.around}>
        <Select<string[]>
          {...own}
          mode={listed ? 'multiple' : 'tags'}
          aria-label={words.valueOf(name)}
          {...(wrong && { status: 'error' as const })}
          value={[...values]}
          placeholder={listed ? words.chooseValue : words.typeValue}
          options={fact.options.map((option) => ({ value: option.value, label: option.label }))}
          showSearch={{ optionFilterProp: 'label' }}
          popupMatchSelectWidth={false}
          maxCount={50}
          maxTagCount={0}
          maxTagPlaceholder={() => valuesText(words, fact, operator, values)}
          onChange={onChange}
        />
      </Around>
    );
  }
  return <One {...shared} value={first} label={words.valueOf(name)} onChange={(value) => onChange([value])} />;
};
