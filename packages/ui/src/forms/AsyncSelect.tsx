import type { Async } from '@console/base';
import { Select, type SelectProps } from 'antd';
import { styled } from 'styled-components';
import { useWords } from '../locale/useWords.js';
import { stateWords } from '../states/locale.js';
import { TextButton } from '../states/states.styles.js';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** It can't be chosen; `title` says why. */
  readonly disabled?: boolean;
  readonly title?: string;
}

export interface AsyncSelectProps
  extends Omit<SelectProps<readonly string[], SelectOption>, 'options' | 'loading' | 'disabled' | 'status' | 'value'> {
  /** What can be chosen. A failed load is said in the field's place, with a way to try again. */
  options: Async<readonly SelectOption[]>;
  /** What is chosen from: "角色". */
  what: string;
  /** Keys of what is chosen. An antd Form gives it. */
  value?: readonly string[];
  /** One at most: another one takes its place. Default false. */
  single?: boolean;
}

const Failed = styled.div`
  color: ${(p) => p.theme.error};
  font-size: 12px;
  line-height: 18px;
`;

type Field = Omit<AsyncSelectProps, 'options' | 'what' | 'value' | 'single'>;

/** Where no more than one were let in, the other ones could not be chosen before it is taken out. */
const asSingle = (field: Field): Field => ({
  ...field,
  mode: 'multiple',
  onChange: (keys, chosen) => field.onChange?.(keys.slice(-1), Array.isArray(chosen) ? chosen.slice(-1) : chosen),
});

/**
 * A field to choose from what is loaded. Until that is there, what was chosen before keeps and is not drawn, since its
 * names are not known.
 */
export const AsyncSelect = ({ options, what, value, single = false, ...field }: AsyncSelectProps) => {
  const words = useWords(stateWords);
  const rest = single ? asSingle(field) : field;
  if (options.state === 'error') {
    const denied = options.error.notPermitted === true;
    return (
      <>
        <Select {...rest} disabled status="error" value={[]} placeholder={words.failedTitleOf(what)} options={[]} />
        <Failed role="alert">
          {denied ? words.notPermittedTitle : `${words.failedTitleOf(what)}：${options.error.message}`}{' '}
          {!denied && options.retry && (
            <TextButton type="button" aria-label={`${words.retry} ${what}`} onClick={options.retry}>
              {words.retry}
            </TextButton>
          )}
        </Failed>
      </>
    );
  }
  if (options.state === 'loading') return <Select {...rest} loading value={[]} options={[]} />;
  return <Select {...rest} {...(value && { value })} options={[...options.data]} />;
};
