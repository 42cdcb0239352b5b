import { CheckOutlined } from '@ant-design/icons';
import { type ReactNode, useId } from 'react';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { Action, Note, Root, Said, Step } from './CaseSection.styles.js';
import { caseWords } from './locale.js';

/** How far a step is: not begun · the one to do next · done. */
export type CaseStepState = 'open' | 'current' | 'done';

export interface CaseSectionProps extends RootProps {
  /** Which step it is, from 1. Done, a check stands in its place. */
  step: number;
  /** How far it is. Default `open`. */
  state?: CaseStepState;
  /** Names the step: its heading, and the section for those who hear the page. */
  title: string;
  /** Right beside the title: a `Tag`. */
  tag?: ReactNode;
  /** In third text after it: what it is about, whom it goes to. */
  note?: ReactNode;
  /** At the right end: a link or a small button. */
  action?: ReactNode;
  /** What the step is made of. */
  children: ReactNode;
}

/** One step of a case: its number, its name, and what is done in it. Between hairlines where several stand together. */
export const CaseSection = ({
  step,
  state = 'open',
  title,
  tag,
  note,
  action,
  children,
  ...root
}: CaseSectionProps) => {
  const words = useWords(caseWords);
  const heading = useId();
  return (
    <Root {...rootProps(root)} aria-labelledby={heading} aria-current={state === 'current' ? 'step' : undefined}>
      <header>
        <Step data-state={state} aria-hidden>
          {state === 'done' ? <CheckOutlined /> : step}
        </Step>
        <h2 id={heading}>{title}</h2>
        {state === 'done' && <Said>{words.done}</Said>}
        {tag}
        {note !== undefined && <Note>{note}</Note>}
        {action !== undefined && <Action>{action}</Action>}
      </header>
      {children}
    </Root>
  );
};
