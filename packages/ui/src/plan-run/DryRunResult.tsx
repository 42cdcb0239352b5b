import { formatDateTime, lookUp } from '@console/base';
import { useWords } from '../locale/useWords.js';
import { TextAction } from '../job-progress/TextAction.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { planRunWords, type Recipients } from './locale.js';
import { Head, People, Reasons, Root, Sentence, Shares } from './DryRunResult.styles.js';

/** Why somebody would get nothing. */
export type SkippedReason =
  | 'noAddress'
  | 'optedOut'
  | 'limit'
  | 'quietHours'
  | 'twice'
  | 'dayFull'
  | 'budget'
  | 'groupOff'
  | 'ownerGone';

export interface DryRunNumbers {
  /** A word that is not known is drawn as `ready`. */
  readonly state: 'running' | 'ready' | 'failed' | (string & {});
  /** ISO 8601. */
  readonly time: string;
  /** What it goes to, of which everything here is a number. Default: people. */
  readonly recipients?: Recipients | undefined;
  /** Those that were looked at. */
  readonly people: number;
  readonly willSend: number;
  /** The most frequent reason first. Together with those who get it they are all people. */
  readonly skipped: readonly { readonly reason: SkippedReason | (string & {}); readonly count: number }[];
  /** In fen. */
  readonly cost: number;
  /** Why it says nothing any more about what would happen now; null: it does. */
  readonly fault: 'old' | 'audience' | 'plan' | (string & {}) | null;
  /** Until when its messages would wait for quiet hours to end, ISO 8601; null: they would not. */
  readonly waitsUntil: string | null;
  /** Days that it takes, by the channel's limit of a day. Default 1. */
  readonly days?: number;
  /** Of how many who get it nothing is known for a variable, by what it is called; the most frequent first. Default: of nobody. */
  readonly emptyValues?: readonly { readonly label: string; readonly count: number }[];
}

export interface DryRunResultProps extends RootProps {
  /** What came of it. Left out: it was never tried. */
  result?: DryRunNumbers | undefined;
  /** Tries it, or tries it again. Left out: it cannot be. */
  onTry?: () => Promise<unknown> | void;
  /** Asks who the people of a reason are. Left out: the numbers lead nowhere. */
  onOpen?: (reason: string) => void;
}

const shown = (time: string): string => formatDateTime(time).slice(5, 16);

/** Who would get the message of a task, and of everybody else why not. */
export const DryRunResult = ({ result, onTry, onOpen, ...root }: DryRunResultProps) => {
  const words = useWords(planRunWords);
  const isRunning = result?.state === 'running';
  const verb = result === undefined ? words.tryIt : words.again;
  return (
    <Root {...rootProps(root)} aria-label={words.dryRun}>
      <Head>
        <h3>{words.dryRun}</h3>
        <small>{result && !isRunning ? words.at(shown(result.time), result.people, result.recipients) : null}</small>
        {onTry && !isRunning && <TextAction verb={verb} label={verb} onClick={onTry} />}
      </Head>
      <Told result={result} onOpen={onOpen} />
    </Root>
  );
};

const Told = ({ result, onOpen }: Pick<DryRunResultProps, 'result' | 'onOpen'>) => {
  const words = useWords(planRunWords);
  if (result === undefined) return <Sentence data-tone="quiet">{words.never}</Sentence>;
  const {
    state,
    recipients: of,
    people,
    willSend,
    skipped,
    cost,
    fault,
    waitsUntil,
    days = 1,
    emptyValues = [],
  } = result;
  if (state === 'running') return <Sentence role="status">{words.looking(people, of)}</Sentence>;
  if (state === 'failed') return <Sentence data-tone="error">{words.broken}</Sentence>;
  const willNot = people - willSend;
  const reasons = { ...words.reasons, ...(of === 'groups' && words.reasonsOfGroups) };
  const nameOf = (reason: string): string => lookUp(reasons, reason, words.otherReason);
  const most = Math.max(1, ...skipped.map(({ count }) => count));
  const listed = skipped.map(({ reason, count }) => `${nameOf(reason)} ${count.toLocaleString()}`).join(words.listed);
  const empty = emptyValues.map(({ label, count }) => words.empty(label, count)).join(words.listed);
  const faults = { ...words.faults, ...(of === 'groups' && { audience: words.groupsChanged }) };
  return (
    <>
      <Sentence>
        {words.willSend} <b>{willSend.toLocaleString()}</b> · {words.willNot} <b>{willNot.toLocaleString()}</b>
        {listed !== '' && `${words.colon}${listed}`}
      </Sentence>
      <Shares role="img" aria-label={words.shares(people, willSend, willNot, of)}>
        <i style={{ flexGrow: willSend }} />
        <i style={{ flexGrow: willNot }} />
      </Shares>
      <Reasons>
        {skipped.map(({ reason, count }) => (
          <li key={reason}>
            <span>{nameOf(reason)}</span>
            <i style={{ width: `${(count / most) * 100}%` }} />
            <People
              type="button"
              disabled={onOpen === undefined}
              aria-label={words.open(nameOf(reason), count, of)}
              onClick={() => onOpen?.(reason)}
            >
              {count.toLocaleString()}
            </People>
          </li>
        ))}
      </Reasons>
      <Sentence data-tone="quiet">{words.cost((cost / 100).toFixed(2))}</Sentence>
      {waitsUntil !== null && <Sentence data-tone="quiet">{words.waits(shown(waitsUntil))}</Sentence>}
      {days > 1 && <Sentence data-tone="quiet">{words.days(days)}</Sentence>}
      {empty !== '' && <Sentence data-tone="warning">{words.emptyValues(empty)}</Sentence>}
      {fault !== null && <Sentence data-tone="warning">{lookUp(faults, fault, faults.plan)}</Sentence>}
    </>
  );
};
