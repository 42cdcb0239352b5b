import { AutoComplete, Button, Input } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';
import { tripleWords } from './locale.js';
import type { TripleContent } from './types.js';

const Root = styled.form`
  ${surface}
  display: grid;
  grid-template-columns: 2fr 1.2fr 1.6fr 2fr 1.2fr;
  gap: 8px;
  align-items: start;

  > label {
    display: grid;
    gap: 2px;
    min-width: 0;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 18px;
  }

  > [data-wide] {
    grid-column: 1 / 4;
  }

  > footer {
    display: flex;
    grid-column: 4 / -1;
    align-items: center;
    align-self: end;
    gap: 8px;
  }

  em {
    color: ${(p) => p.theme.error};
    font-style: normal;
  }

  ${below.mobile} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    > [data-wide],
    > footer {
      grid-column: 1 / -1;
    }
  }
`;

/** Characters that each part may have. */
export interface TripleLimits {
  readonly name: number;
  readonly kind: number;
  readonly predicate: number;
  readonly condition: number;
}

export interface TripleEditorProps extends RootProps<HTMLFormElement> {
  /** What it says now. */
  triple: TripleContent;
  /** Characters that each field takes at most. */
  limits: TripleLimits;
  /** Kinds of entity to choose from; others may be typed. Default none. */
  kinds?: readonly string[];
  /** Relations to choose from; others may be typed. Default none. */
  predicates?: readonly string[];
  /** It is being sent. Default false. */
  busy?: boolean;
  /** Valid fields, without spaces around. */
  onSave: (content: TripleContent) => void;
  /** It stays as it is. */
  onCancel: () => void;
}

type Field = 'subject' | 'subjectType' | 'predicate' | 'object' | 'objectType' | 'condition';

const none: readonly string[] = [];
const order: readonly Field[] = ['subject', 'subjectType', 'predicate', 'object', 'objectType', 'condition'];

/** Corrects a triple in place. Enter saves, Escape gives up; the focus begins in the first field. */
export const TripleEditor = (props: TripleEditorProps) => {
  const { triple, limits, kinds = none, predicates = none, busy = false, onSave, onCancel, ...root } = props;
  const words = useWords(tripleWords).editor;
  const id = useId();
  const [values, setValues] = useState<Record<Field, string>>({
    subject: triple.subject.name,
    subjectType: triple.subject.entityType,
    predicate: triple.predicate,
    object: triple.object.name,
    objectType: triple.object.entityType,
    condition: triple.condition,
  });
  const [tried, setTried] = useState(false);
  const most: Record<Field, number> = {
    subject: limits.name,
    subjectType: limits.kind,
    predicate: limits.predicate,
    object: limits.name,
    objectType: limits.kind,
    condition: limits.condition,
  };
  const problemOf = (field: Field): string | undefined => {
    const text = values[field].trim();
    if (text === '') return field === 'condition' ? undefined : words.required(words[field]);
    return text.length > most[field] ? words.long(most[field]) : undefined;
  };
  const save = () => {
    setTried(true);
    if (order.some((field) => problemOf(field) !== undefined)) return;
    const text = (field: Field) => values[field].trim();
    onSave({
      subject: { name: text('subject'), entityType: text('subjectType') },
      predicate: text('predicate'),
      object: { name: text('object'), entityType: text('objectType') },
      condition: text('condition'),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onCancel();
  };
  const shared = (field: Field) => {
    const problem = tried ? problemOf(field) : undefined;
    return {
      id: `${id}-${field}`,
      value: values[field],
      'aria-describedby': `${id}-${field}-problem`,
      'aria-invalid': problem !== undefined,
      ...(problem !== undefined && { status: 'error' as const }),
    };
  };
  const change = (field: Field) => (value: string) => setValues((before) => ({ ...before, [field]: value }));
  const said = (field: Field) => tried && <em id={`${id}-${field}-problem`}>{problemOf(field)}</em>;
  const name = (field: Field, first = false) => (
    <label htmlFor={`${id}-${field}`}>
      {words[field]}
      <Input {...shared(field)} autoFocus={first} onChange={({ target }) => change(field)(target.value)} />
      {said(field)}
    </label>
  );
  const choice = (field: Field, options: readonly string[]) => (
    <label htmlFor={`${id}-${field}`}>
      {words[field]}
      <AutoComplete
        {...shared(field)}
        options={options.map((value) => ({ value }))}
        showSearch={{
          filterOption: (typed, option) => (option?.value ?? '').includes(typed.trim()),
        }}
        onChange={(value: string) => change(field)(value)}
      />
      {said(field)}
    </label>
  );
  return (
    <Root
      {...rootProps(root)}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {name('subject', true)}
      {choice('subjectType', kinds)}
      {choice('predicate', predicates)}
      {name('object')}
      {choice('objectType', kinds)}
      <label htmlFor={`${id}-condition`} data-wide="">
        {words.condition}
        <Input {...shared('condition')} onChange={({ target }) => change('condition')(target.value)} />
        {said('condition')}
      </label>
      <footer>
        <Button type="primary" htmlType="submit" loading={busy}>
          {words.save}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </footer>
    </Root>
  );
};
