import { PauseOutlined, CaretRightOutlined, StopOutlined } from '@ant-design/icons';
import { lookUp } from '@console/base';
import { ActionButton } from '../button/LockedButton.js';
import type { Answer } from '../button/useLock.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { Status } from '../states/Status.js';
import type { StatusTone } from '../states/states.styles.js';
import { planRunWords, type Recipients } from './locale.js';
import { Actions, Bar, Counts, Head, Line, Root, Wait } from './PlanRun.styles.js';

export type PlanRunState = 'preparing' | 'sending' | 'paused' | 'stopped' | 'finished';

/** Messages of a run. Sent, withheld and left make up the total; delivered, failed and awaited what was sent. */
export interface PlanRunNumbers {
  readonly total: number;
  readonly sent: number;
  readonly delivered: number;
  readonly failed: number;
  readonly awaited: number;
  readonly withheld: number;
  readonly left: number;
  readonly clicked: number;
  readonly perMinute: number;
}

export interface PlanRunProps extends RootProps {
  /** What is sent: "短信，观赛邀请". */
  name: string;
  /** What its messages go to. Default: people. */
  recipients?: Recipients | undefined;
  /** How far it is. A word that is not known is drawn neutrally. */
  state: PlanRunState | (string & {});
  /** What came of it so far. */
  numbers: PlanRunNumbers;
  /** While it prepares: recipients that were looked at, of how many. */
  prepared?: { readonly at: number; readonly of: number };
  /** Why nothing goes out just now, a sentence. Left out: it does. */
  wait?: string;
  /** Pauses it. Left out: it cannot be. */
  onPause?: () => Answer;
  /** Lets it go on. Left out: it cannot. */
  onResume?: () => Answer;
  /** Stops it for good, after asking. Left out: it cannot be. */
  onStop?: () => Answer;
}

const tones: Readonly<Record<PlanRunState, StatusTone>> = {
  preparing: 'running',
  sending: 'running',
  paused: 'warning',
  stopped: 'off',
  finished: 'ok',
};

const percentOf = (part: number, whole: number): string =>
  whole === 0 ? '0%' : `${(Math.min(1, part / whole) * 100).toFixed(1).replace(/\.0$/, '')}%`;

/** A task of a plan while it is sent, and what came of it. */
export const PlanRun = (props: PlanRunProps) => {
  const { name, recipients, state, numbers, prepared, wait, onPause, onResume, onStop, ...root } = props;
  const words = useWords(planRunWords);
  const { total, sent, delivered, failed, awaited, withheld, left, clicked, perMinute } = numbers;
  const { at, of } = prepared ?? { at: sent, of: total };
  const share = percentOf(at, of);
  const said = prepared === undefined ? words.progress(sent, total) : words.prepared(at, of, recipients);
  const speed =
    state === 'sending' && perMinute > 0
      ? [words.perMinute(perMinute), words.left(left / perMinute)].join(words.join)
      : undefined;
  const counts = [
    [words.delivered, delivered],
    [words.failed, failed],
    [words.awaited, awaited],
    ...(withheld > 0 ? [[words.withheld, withheld] as const] : []),
    ...(clicked > 0 ? [[words.clicked, clicked] as const] : []),
  ] as const;
  return (
    <Root {...rootProps(root)} aria-label={words.run(name)}>
      <Head>
        <Status tone={lookUp(tones, state, 'off')}>{lookUp(words.states, state, words.unknown)}</Status>
        <em title={name}>{name}</em>
        <b>{share}</b>
      </Head>
      <Bar
        role="progressbar"
        aria-label={said}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(Number.parseFloat(share))}
      >
        <i style={{ width: share }} />
      </Bar>
      <Line>
        {prepared === undefined ? (
          <span>
            <b>{sent.toLocaleString()}</b> / {total.toLocaleString()}
          </span>
        ) : (
          <span>{said}</span>
        )}
        {speed !== undefined && <span>{speed}</span>}
      </Line>
      {prepared === undefined && (
        <Counts>
          {counts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value.toLocaleString()}</dd>
            </div>
          ))}
        </Counts>
      )}
      {wait !== undefined && <Wait>{wait}</Wait>}
      {(onPause ?? onResume ?? onStop) && (
        <Actions>
          {onPause && (
            <ActionButton icon={<PauseOutlined />} onClick={onPause}>
              {words.pause}
            </ActionButton>
          )}
          {onResume && (
            <ActionButton icon={<CaretRightOutlined />} onClick={onResume}>
              {words.resume}
            </ActionButton>
          )}
          {onStop && (
            <ActionButton danger icon={<StopOutlined />} onClick={onStop}>
              {words.stop}
            </ActionButton>
          )}
          {onStop && prepared === undefined && <small>{words.stopping(left, recipients)}</small>}
        </Actions>
      )}
    </Root>
  );
};
