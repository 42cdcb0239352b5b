import { useWords } from '../locale/useWords.js';
import { jobWords } from './locale.js';
import { ReadOut } from '../states/states.styles.js';
import { Bar, Detail, Head, Name, Root, Standing } from './JobProgress.styles.js';
import { TextAction } from './TextAction.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

/** Where a piece of background work stands. */
export type Job =
  /** `ahead`: how many are served first. */
  | { readonly status: 'waiting'; readonly ahead?: number }
  | {
      readonly status: 'running';
      /** What is being done, in the reader's words: "识别版面". */
      readonly stage: string;
      /** Which of how many stages, from 1. */
      readonly step?: { readonly at: number; readonly of: number };
      /** 0 to 100 over all stages; `null` while nobody can tell. */
      readonly percent: number | null;
      /** Seconds left, where that can be told. */
      readonly seconds?: number;
      /** More about it: "第 21 页，共 40 页". */
      readonly detail?: string;
    }
  /** `detail`: what came of it. */
  | { readonly status: 'done'; readonly detail?: string }
  /** `reason`: what happened and what to do, for the reader. */
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'cancelled' };

export interface JobProgressProps extends RootProps<HTMLDivElement> {
  /** What is worked on: "裁判员培训大纲 2026.pdf". */
  name: string;
  /** The work, as it stands now. */
  job: Job;
  /** Stops it. Answer with a promise to lock the button meanwhile. Left out, it can't be stopped. */
  onCancel?: () => Promise<unknown> | void;
  /** Starts it once more after it failed or was stopped. Left out, it can't be. */
  onRetry?: () => Promise<unknown> | void;
}

const clamp = (percent: number): number => Math.min(100, Math.max(0, Math.floor(percent)));

/** One piece of background work: what it does, how far it is, how long it takes, and the way out of it. */
export const JobProgress = ({ name, job, onCancel, onRetry, ...root }: JobProgressProps) => {
  const words = useWords(jobWords);
  const going = job.status === 'waiting' || job.status === 'running';
  const percent = job.status === 'running' && job.percent !== null ? clamp(job.percent) : null;
  const stage =
    job.status === 'running' ? (job.step ? words.step(job.step.at, job.step.of, job.stage) : job.stage) : undefined;

  const standing = {
    waiting: words.waiting,
    running: percent === null ? '' : words.percent(percent),
    done: words.done,
    failed: words.failed,
    cancelled: words.cancelled,
  }[job.status];
  const details = {
    waiting: () => [job.status === 'waiting' && job.ahead ? words.ahead(job.ahead) : undefined],
    running: () =>
      job.status === 'running'
        ? [stage, job.detail, job.seconds === undefined ? undefined : words.remaining(job.seconds)]
        : [],
    done: () => [job.status === 'done' ? job.detail : undefined],
    failed: () => [job.status === 'failed' ? job.reason : undefined],
    cancelled: () => [],
  }[job.status]();
  const detail = details.filter((part) => part !== undefined).join(words.join);
  const act = going ? onCancel : job.status === 'done' ? undefined : onRetry;
  const verb = going ? words.cancel : words.retry;
  // The numbers change all the time: only what begins and ends is read out.
  const said = stage ?? (job.status === 'failed' ? `${standing}${words.join}${job.reason}` : standing);

  return (
    <Root {...rootProps(root)} data-status={job.status}>
      <ReadOut>{words.said(name, said)}</ReadOut>
      <Head>
        <Name title={name}>{name}</Name>
        <Standing data-tone={job.status === 'done' ? 'ok' : job.status === 'failed' ? 'error' : undefined}>
          {standing}
        </Standing>
        {act && <TextAction label={words.named(verb, name)} verb={verb} onClick={act} />}
      </Head>
      {detail !== '' && <Detail>{detail}</Detail>}
      {going && (
        <Bar
          role="progressbar"
          aria-label={words.progress(name)}
          aria-valuemin={0}
          aria-valuemax={100}
          {...(percent !== null && { 'aria-valuenow': percent })}
          aria-valuetext={[standing, detail].filter((part) => part !== '').join(words.join)}
          data-unknown={job.status === 'running' && percent === null}
        >
          <i style={{ width: `${percent ?? 0}%` }} />
        </Bar>
      )}
    </Root>
  );
};
