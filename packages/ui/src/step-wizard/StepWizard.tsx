import { Button } from 'antd';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { dialogWords } from '../dialog/locale.js';
import { useLeaving } from '../dialog/useLeaving.js';
import { useUnsaved } from '../kept-pages/unsaved.js';
import { useWords } from '../locale/useWords.js';
import { RoomContext } from '../room/RoomContext.js';
import { useRoom } from '../room/useRoom.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { wizardWords } from './locale.js';
import { StepLine, type StepStatus } from './StepLine.js';
import { Body, Content, Foot, Root, Step, Told } from './StepWizard.styles.js';
import { useWizard } from './useWizard.js';

/** Words: why it does not go on, told over the step. `false`: the step itself tells why. Anything else: it goes on. */
export type WizardAnswer = string | boolean | undefined | void;

export interface WizardStep {
  readonly key: string;
  readonly title: string;
  /** What is to be done here, in a sentence. */
  readonly description?: ReactNode;
  /** Drawn when the reader first comes here, and kept from then on. */
  readonly content: ReactNode;
  /** Whether it may be left forwards. Left out, it may. A rejection keeps the reader here as well. */
  readonly check?: () => WizardAnswer | Promise<WizardAnswer>;
  /** May be left empty: the line says so. Default false. */
  readonly optional?: boolean;
}

export interface StepWizardProps extends RootProps<HTMLDivElement> {
  /** Names the steps: "创建助手的步骤". */
  label: string;
  /** The steps, in the order in which they are taken. */
  steps: readonly WizardStep[];
  /** Key of the step that is drawn. Left out, the widget keeps it itself. */
  current?: string;
  /** Default: the first one. */
  defaultCurrent?: string;
  /** Another step was come to, or gone back to. */
  onCurrentChange?: (key: string) => void;
  /** The last step was passed. Answers as a check does; its button waits. */
  onFinish: () => WizardAnswer | Promise<WizardAnswer>;
  /** The verb on the last button: "创建". */
  finishVerb?: string;
  /** Something typed would be lost: leaving asks first, and so does closing the tab. Default false. */
  dirty?: boolean;
  /** The reader leaves, and has agreed to lose what was typed. Left out, there is no cancel. */
  onCancel?: () => void;
}

const nowhere = () => undefined;

/**
 * A few steps one after the other, each checked before the next. What was typed stays in every step; the focus goes to the
 * heading of the step that is come to; steps that were passed can be gone back to in the line.
 */
export const StepWizard = ({
  label,
  steps,
  current: given,
  defaultCurrent,
  onCurrentChange,
  onFinish,
  finishVerb,
  dirty = false,
  onCancel,
  ...root
}: StepWizardProps) => {
  const words = useWords(wizardWords);
  const leavingWords = useWords(dialogWords);
  const id = useId();
  const { attributes, narrow } = useRoom(root.ref);
  const [own, setOwn] = useState(defaultCurrent ?? steps[0]?.key ?? '');
  const current = given ?? own;
  const wizard = useWizard({
    keys: steps.map(({ key }) => key),
    current,
    onCurrentChange: (key) => {
      setOwn(key);
      onCurrentChange?.(key);
    },
    check: (key) => steps.find((one) => one.key === key)?.check?.(),
    onFinish,
    failed: words.failed,
  });
  const { at, passed, problems, checking } = wizard;
  const leaving = useLeaving(dirty, onCancel ?? nowhere);
  useUnsaved(dirty);

  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set([current]));
  if (!seen.has(current)) setSeen(new Set([...seen, current]));

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    heading.current?.focus();
  }, [current]);

  const statusOf = (key: string): StepStatus => {
    if (problems.has(key)) return 'error';
    return passed.has(key) && key !== current ? 'done' : 'open';
  };
  const isLast = at === steps.length - 1;
  const problem = problems.get(current) ?? '';
  return (
    <RoomContext value={narrow}>
      <Root {...rootProps(root)} {...attributes} role="group" aria-label={label}>
        <StepLine
          label={label}
          steps={steps.map(({ key, title, optional = false }) => ({ key, title, status: statusOf(key), optional }))}
          current={current}
          onGo={(key) => void wizard.go(key)}
        />
        <Body>
          {steps
            .filter(({ key }) => seen.has(key))
            .map(({ key, title, description, content }) => (
              <Step key={key} hidden={key !== current} aria-labelledby={`${id}-${key}`}>
                <h2 id={`${id}-${key}`} ref={key === current ? heading : undefined} tabIndex={-1}>
                  {title}
                </h2>
                {description !== undefined && <p>{description}</p>}
                {key === current && problem !== '' && <Told tone="error">{problem}</Told>}
                <Content>{content}</Content>
              </Step>
            ))}
        </Body>
        <Foot>
          {leaving.asking ? (
            <>
              <span role="alert">{leavingWords.unsaved}</span>
              <Button danger onClick={leaving.leave}>
                {leavingWords.discard}
              </Button>
              <Button type="primary" autoFocus onClick={leaving.stay}>
                {leavingWords.goOn}
              </Button>
            </>
          ) : (
            <>
              <span role="status">{checking ? words.checking : words.place(at + 1, steps.length)}</span>
              {onCancel && (
                <Button type="text" disabled={checking} onClick={leaving.ask}>
                  {leavingWords.cancel}
                </Button>
              )}
              {at > 0 && (
                <Button disabled={checking} onClick={wizard.back}>
                  {words.back}
                </Button>
              )}
              <Button type="primary" loading={checking} onClick={() => void wizard.next()}>
                {isLast ? (finishVerb ?? words.finish) : words.next}
              </Button>
            </>
          )}
        </Foot>
      </Root>
    </RoomContext>
  );
};
