import { Button, Select } from 'antd';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { useMobile } from '../media/useMedia.js';
import { Segments } from '../segments/Segments.js';
import { Fields, Problem, Strip } from './Chips.styles.js';
import { type Editor, editorOf, faultOf, type Fault, isLaidOut, namedPeriod } from './chipValues.js';
import { dataAnswerWords } from './locale.js';
import type { AnswerChip } from './types.js';

export interface ChipEditorProps {
  id: string;
  chip: AnswerChip;
  /** Closes it without a change. */
  onCancel: () => void;
  onSubmit: (values: readonly string[]) => void;
}

interface FieldProps {
  chip: AnswerChip;
  values: readonly string[];
  wrong: boolean;
  onChange: (values: readonly string[]) => void;
}

/** Side by side on a phone; more have no room for their words. */
const MOST_ON_PHONE = 3;

const CUSTOM = '\ncustom';

interface OneOfProps extends Pick<AnswerChip, 'label' | 'options'> {
  value: string;
  onChange: (value: string) => void;
}

/** One of a few, side by side where there is room for their words. */
const OneOf = ({ label, options, value, onChange }: OneOfProps) => {
  const words = useWords(dataAnswerWords);
  const mobile = useMobile();
  if (isLaidOut(options) && !(mobile && options.length > MOST_ON_PHONE)) {
    return <Segments label={label} options={options} value={value} onChange={onChange} />;
  }
  return (
    <Select<string>
      aria-label={label}
      placeholder={words.search}
      popupMatchSelectWidth={false}
      showSearch={{ optionFilterProp: 'label' }}
      options={options.map((one) => ({ value: one.value, label: one.label, title: one.detail ?? one.label }))}
      value={value === '' ? null : value}
      onChange={onChange}
    />
  );
};

const ChoiceField = ({ chip, values, onChange }: FieldProps) => {
  const words = useWords(dataAnswerWords);
  if (editorOf(chip) !== 'choices') {
    const { label, options } = chip;
    return <OneOf label={label} options={options} value={values[0] ?? ''} onChange={(value) => onChange([value])} />;
  }
  const options = chip.options.map(({ value, label, detail }) => ({
    value,
    label,
    title: detail ?? label,
  }));
  return (
    <Select<string[]>
      mode="multiple"
      aria-label={chip.label}
      placeholder={words.search}
      popupMatchSelectWidth={false}
      showSearch={{ optionFilterProp: 'label' }}
      options={options}
      value={[...values]}
      onChange={onChange}
    />
  );
};

const PeriodField = ({ chip, values, wrong, onChange }: FieldProps) => {
  const words = useWords(dataAnswerWords);
  const named = namedPeriod(chip, values);
  const chosen = chip.options.find(({ value }) => value === named);
  const [from = '', to = ''] = named === undefined ? values : [];
  return (
    <>
      <OneOf
        label={chip.label}
        options={[...chip.options, { value: CUSTOM, label: words.custom }]}
        value={named ?? CUSTOM}
        onChange={(value) => onChange(value === CUSTOM ? ['', ''] : [value])}
      />
      {named !== undefined && chosen?.detail !== undefined && <small>{chosen.detail}</small>}
      {named === undefined && (
        <>
          <label>
            {words.from}
            <input
              type="date"
              value={from}
              aria-invalid={wrong || undefined}
              onChange={(event) => onChange([event.target.value, to])}
            />
          </label>
          <label>
            {words.to}
            <input
              type="date"
              value={to}
              aria-invalid={wrong || undefined}
              onChange={(event) => onChange([from, event.target.value])}
            />
          </label>
        </>
      )}
    </>
  );
};

const TypedField = ({ chip, values, wrong, onChange }: FieldProps) => (
  <input
    type={editorOf(chip) === 'number' ? 'number' : 'text'}
    step="any"
    aria-label={chip.label}
    aria-invalid={wrong || undefined}
    value={values[0] ?? ''}
    onChange={(event) => onChange([event.target.value])}
  />
);

const fields = { choice: ChoiceField, choices: ChoiceField, period: PeriodField, text: TypedField, number: TypedField };

const AnyField = ({ editor, ...field }: FieldProps & { editor: Editor }) => {
  const Field = fields[editor];
  return <Field {...field} />;
};

/** Enter in a list that is open, or Escape, is for the list alone. */
const isForList = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.getAttribute('aria-expanded') === 'true';

/** What the open chip is changed with, or taken away: a strip under the chips. The focus goes to its first field; Escape closes it. */
export const ChipEditor = ({ id, chip, onCancel, onSubmit }: ChipEditorProps) => {
  const words = useWords(dataAnswerWords);
  const strip = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(chip.values);
  const [fault, setFault] = useState<Fault>();
  const editor = editorOf(chip);

  useEffect(() => {
    const inputs = [...(strip.current?.querySelectorAll('input') ?? [])];
    const first = inputs.find(({ checked }) => checked) ?? inputs[0] ?? strip.current?.querySelector('button');
    first?.focus();
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultOf(chip, values);
    setFault(found);
    if (found === undefined) onSubmit(values);
  };
  const change = (next: readonly string[]) => {
    setFault(undefined);
    setValues(next);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape of the fields within.
    <Strip
      ref={strip}
      id={id}
      noValidate
      aria-label={words.editing(chip.label)}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing || isForList(event)) return;
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
      {editor && (
        <Fields>
          <AnyField editor={editor} chip={chip} values={values} wrong={fault !== undefined} onChange={change} />
        </Fields>
      )}
      <div data-end="">
        {chip.removable === true && (
          <Button type="text" size="small" onClick={() => onSubmit([])}>
            {words.takeAway}
          </Button>
        )}
        <Button type="text" size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
        {editor && (
          <Button type="primary" size="small" htmlType="submit">
            {words.query}
          </Button>
        )}
      </div>
      {fault !== undefined && <Problem role="alert">{words[fault]}</Problem>}
    </Strip>
  );
};
