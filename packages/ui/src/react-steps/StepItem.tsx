import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { useId, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { Status, type StatusTone } from '../states/index.js';
import { stepsWords } from './locale.js';
import { Arguments, Fold, Number, Observation, Quiet, Row, Step, Thought } from './SteppedAnswer.styles.js';
import type { TakenStep } from './types.js';

/** Characters of a thought that fit on a line by all means. */
const SHORT = 40;

const tones: Readonly<Record<string, StatusTone>> = { running: 'running', done: 'ok', failed: 'error', refused: 'off' };

const wordOf = (words: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;

interface StepItemProps {
  step: TakenStep;
  /** Evidence is to be looked at. Left out: it cannot be. */
  onLook: ((n: number) => void) | undefined;
}

/** One step: why in a line, what with which arguments, and what came of it, folded. */
export const StepItem = ({ step, onLook }: StepItemProps) => {
  const words = useWords(stepsWords);
  const [thoughtOpen, setThoughtOpen] = useState(false);
  const [open, setOpen] = useState(false);
  const id = useId();
  const { n, thought, tool, name, state, observation, cut, found, seconds } = step;
  const toolName = wordOf(words.tools, tool) ?? words.tools.other;
  const title = tool === 'function' || tool === 'other' ? words.named(toolName, name) : toolName;
  const reason = step.reason === undefined ? undefined : wordOf(words.reasons, step.reason);
  const isLong = thought.length > SHORT || thought.includes('\n');
  return (
    <Step>
      <h3>
        <span>{title}</span>
        <Status tone={tones[state] ?? 'off'}>{wordOf(words.states, state) ?? words.unknownState}</Status>
        <small>{[words.step(n), ...(seconds === null ? [] : [words.seconds(seconds)])].join(words.separator)}</small>
      </h3>
      {thought !== '' && (
        <Thought data-open={thoughtOpen ? '' : undefined}>
          <p>{thought}</p>
          {isLong && (
            <Fold
              type="button"
              aria-expanded={thoughtOpen}
              aria-label={thoughtOpen ? words.hideThought : words.showThought}
              onClick={() => setThoughtOpen(!thoughtOpen)}
            >
              {thoughtOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
            </Fold>
          )}
        </Thought>
      )}
      {step.arguments.length > 0 && (
        <Arguments aria-label={words.arguments}>
          {step.arguments.map((one) => (
            <div key={one.name} style={{ display: 'contents' }}>
              <dt>{tool === 'function' ? one.name : (wordOf(words.argumentNames, one.name) ?? one.name)}</dt>
              <dd>{one.value}</dd>
            </div>
          ))}
        </Arguments>
      )}
      {reason !== undefined && <Quiet>{reason}</Quiet>}
      {step.leftOut !== undefined && step.leftOut > 0 && <Quiet>{words.ordersLeftOut(step.leftOut)}</Quiet>}
      {state === 'done' && observation === '' && (
        <Quiet>{tool === 'function' ? words.nothingTold : words.nothing}</Quiet>
      )}
      {observation !== '' && (
        <Row>
          <Fold type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {open ? words.hide : words.show}
            {open ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
          </Fold>
          {onLook &&
            found.map((one) => (
              <Number key={one} type="button" aria-label={words.found(one)} onClick={() => onLook(one)}>
                {one}
              </Number>
            ))}
        </Row>
      )}
      <Observation id={id} hidden={!open} aria-label={words.result(n)}>
        {open && observation}
      </Observation>
      {open && cut && <Quiet>{words.cut}</Quiet>}
    </Step>
  );
};
