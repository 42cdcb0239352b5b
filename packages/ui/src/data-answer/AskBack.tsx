import { Button, Checkbox } from 'antd';
import { useId, useState } from 'react';
import { SubmitButton } from '../button/LockedButton.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { Tag } from '../states/Tag.js';
import { Doubt, Foot, Option, Root } from './AskBack.styles.js';
import { dataAnswerWords } from './locale.js';
import type { AnswerDoubt } from './types.js';

export interface Resolution {
  readonly choices: readonly { readonly doubt: string; readonly value: string }[];
  /** The same words are to be taken so from now on. */
  readonly remember: boolean;
}

export interface AskBackProps extends RootProps<HTMLFormElement> {
  /** What is not clear, each with what it may mean. The one that is most likely meant is chosen from the start. */
  doubts: readonly AnswerDoubt[];
  /** It is to be queried with these. Answer with a promise to lock the button until it is on its way. Left out: to be read only. */
  onResolve?: ((resolution: Resolution) => unknown) | undefined;
  /** The question is to be put in other words. Left out, the button is not there. */
  onRewrite?: (() => void) | undefined;
}

const chosenOf = (doubts: readonly AnswerDoubt[], said: ReadonlyMap<string, string>) =>
  doubts.map(({ id, chosen }) => ({ doubt: id, value: said.get(id) ?? chosen }));

/** Asks back before anything is queried: one choice for each thing that is not clear. */
export const AskBack = ({ doubts, onResolve, onRewrite, ...root }: AskBackProps) => {
  const words = useWords(dataAnswerWords);
  const group = useId();
  const [said, setSaid] = useState<ReadonlyMap<string, string>>(new Map());
  const [remember, setRemember] = useState(false);
  const choices = chosenOf(doubts, said);
  const valueOf = (doubt: string) => choices.find((choice) => choice.doubt === doubt)?.value;
  return (
    <Root {...rootProps(root)} onSubmit={(event) => event.preventDefault()}>
      {doubts.map(({ id, title, options }) => (
        <Doubt key={id} disabled={!onResolve}>
          <legend>{title}</legend>
          {options.map(({ value, label, detail, known }) => (
            <Option key={value} data-chosen={valueOf(id) === value ? '' : undefined}>
              <input
                type="radio"
                name={`${group}-${id}`}
                value={value}
                checked={valueOf(id) === value}
                onChange={() => setSaid(new Map([...said, [id, value]]))}
              />
              <span>
                {label}
                {detail !== '' && <small>{detail}</small>}
              </span>
              {known && <Tag tone="info">{words.isMetric}</Tag>}
            </Option>
          ))}
        </Doubt>
      ))}
      {(onResolve ?? onRewrite) && (
        <Foot>
          {onResolve && <SubmitButton onClick={() => onResolve({ choices, remember })}>{words.resolve}</SubmitButton>}
          {onRewrite && <Button onClick={() => onRewrite()}>{words.rewrite}</Button>}
          {onResolve && (
            <Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)}>
              {words.remember}
            </Checkbox>
          )}
        </Foot>
      )}
    </Root>
  );
};
