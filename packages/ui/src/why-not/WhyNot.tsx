import { CheckOutlined, CloseOutlined, MinusCircleOutlined, SearchOutlined } from '@ant-design/icons';
import type { Async } from '@console/base';
import { Input } from 'antd';
import { useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { hiddenVisually, plainButton } from '../theme/mixins.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { AsyncView } from '../states/AsyncView.js';
import { Skeletons } from '../states/Skeletons.js';
import { TextButton } from '../states/states.styles.js';
import { useTyping } from '../typing/useTyping.js';
import { Around } from '../typing/Around.js';
import { styled } from 'styled-components';
import { whyNotWords } from './locale.js';
import { Foot, Found, Root, Step, Verdict } from './WhyNot.styles.js';

const Unseen = styled.span`
  ${hiddenVisually}
`;
const Choose = styled.button`
  ${plainButton}
`;

/** Somebody who was found. */
export interface WhyPerson {
  readonly id: string;
  readonly name: string;
  /** Masked: 136****9027. */
  readonly phone: string;
  /** The address of their own page. Left out: the reader may not go there. */
  readonly href?: string;
}

/** A rule or a group, and how it stands with this person. */
export interface WhyStep {
  /** Tells steps apart. */
  readonly key: string;
  /** The rule as a sentence. */
  readonly text: string;
  /** It is one of those that leave people out: where it fits, the person is not in. */
  readonly excludes: boolean;
  readonly fits: boolean;
  /** What is known of them; empty: nothing. */
  readonly value: string;
  /** The day from which it would hold with nothing new: 2026-12-03. */
  readonly passesFrom?: string | undefined;
}

/** Why one person is in an audience, or is not. */
export interface WhyAnswer {
  readonly person: WhyPerson;
  /** Whether the rules let this person in now. */
  readonly inside: boolean;
  /** Whether they were in it when it was last counted. Left out: it was never counted. */
  readonly counted?: boolean | undefined;
  /** In the order of the rules; those after the first that keeps the person out are not among them. */
  readonly steps: readonly WhyStep[];
}

export interface WhyNotProps extends RootProps {
  /** People found for what was typed last. Left out: nothing was typed, or one was chosen. */
  found?: Async<readonly WhyPerson[]> | undefined;
  /** The answer for the one who was chosen. Left out: nobody was. */
  answer?: Async<WhyAnswer> | undefined;
  /** The reader has typed, and paused. Empty: nothing any more. */
  onSearch: (text: string) => void;
  /** Somebody was chosen. */
  onChoose: (id: string) => void;
  /** A link to a person's page was pressed without a key held. Default: the browser follows it. */
  onNavigate?: (href: string) => void;
}

/** Looks somebody up and says, rule by rule, why they are in an audience or not. Phone numbers are masked here always. */
export const WhyNot = ({ found, answer, onSearch, onChoose, onNavigate, ...root }: WhyNotProps) => {
  const words = useWords(whyNotWords);
  const nobody = <Foot role="status">{words.nobody}</Foot>;
  const [typed, setTyped] = useState('');
  const typing = useTyping(onSearch);
  const keepsOut = ({ fits, excludes }: WhyStep) => fits === excludes;
  return (
    <Root {...rootProps(root)} aria-label={words.title}>
      <h2>{words.title}</h2>
      <Around {...typing.around}>
        <Input
          aria-label={words.search}
          placeholder={words.hint}
          prefix={<SearchOutlined aria-hidden />}
          allowClear
          maxLength={50}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            typing.wait(target.value);
          }}
        />
      </Around>
      {found && (
        <AsyncView
          value={found}
          what={words.people}
          skeleton={<Skeletons shape="rows" count={2} />}
          empty={(people) => (people.length === 0 ? nobody : null)}
        >
          {(people) => (
            <ul aria-label={words.people}>
              {people.map(({ id, name, phone }) => (
                <Found key={id}>
                  <Choose type="button" onClick={() => onChoose(id)}>
                    <span>{name}</span>
                    <small>{phone}</small>
                  </Choose>
                </Found>
              ))}
            </ul>
          )}
        </AsyncView>
      )}
      {answer && (
        <AsyncView value={answer} what={words.title} skeleton={<Skeletons shape="rows" count={3} />}>
          {({ person, inside, counted, steps }) => {
            const first = inside ? undefined : steps.find(keepsOut);
            const { href } = person;
            return (
              <>
                <Verdict role="status" data-out={inside ? undefined : ''}>
                  {inside ? <CheckOutlined aria-hidden /> : <MinusCircleOutlined aria-hidden />}
                  <span>
                    {person.name} {person.phone} {inside ? words.inside : words.outside}
                    {first && <b>{first.excludes ? words.excludedBy : words.blockedBy(first.text)}</b>}
                  </span>
                </Verdict>
                <ol>
                  {steps.map((step) => (
                    <Step key={step.key} data-fails={step === first ? '' : undefined}>
                      {keepsOut(step) ? <CloseOutlined aria-hidden /> : <CheckOutlined aria-hidden />}
                      <span>
                        <Unseen>{keepsOut(step) ? words.fails : words.fits}</Unseen>
                        {step.excludes ? words.excluded(step.text) : step.text}
                      </span>
                      <small title={step.value}>{step.value || words.nothingKnown}</small>
                    </Step>
                  ))}
                </ol>
                <Foot>
                  {first?.passesFrom !== undefined && <>{words.passesFrom(first.passesFrom)} </>}
                  {counted !== undefined && counted !== inside && <>{words.stale(counted)} </>}
                  {href !== undefined && (
                    <a
                      href={href}
                      onClick={(event) => {
                        if (onNavigate === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
                        event.preventDefault();
                        onNavigate(href);
                      }}
                    >
                      {words.open}
                    </a>
                  )}
                  <TextButton
                    type="button"
                    onClick={() => {
                      setTyped('');
                      onSearch('');
                    }}
                  >
                    {words.another}
                  </TextButton>
                </Foot>
              </>
            );
          }}
        </AsyncView>
      )}
    </Root>
  );
};
