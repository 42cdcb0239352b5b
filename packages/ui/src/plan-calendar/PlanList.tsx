import { formatDateTime, lookUp } from '@console/base';
import { useWords } from '../locale/useWords.js';
import { useRoom } from '../room/useRoom.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { EmptyState } from '../states/EmptyState.js';
import { Status } from '../states/Status.js';
import type { StatusTone } from '../states/states.styles.js';
import { planCalendarWords } from './locale.js';
import { Head, Root, Row, Rows, Titles } from './PlanList.styles.js';
import type { CalendarPlan, PlanState } from './types.js';

export interface ListedPlan extends CalendarPlan {
  /** Whom it is meant for, with how many they are: "家庭观赛日人群 10,480". */
  readonly audience: string;
}

export interface PlanListProps extends RootProps {
  /** What these are: "本月计划". */
  title: string;
  /** All of them, in the order shown. */
  plans: readonly ListedPlan[];
  /** Id of the plan that is open. Left out: none is. */
  selected?: string;
  /** A plan was chosen. */
  onSelect: (id: string) => void;
}

const tones: Readonly<Record<PlanState, StatusTone>> = {
  draft: 'off',
  waiting: 'off',
  running: 'running',
  paused: 'warning',
  finished: 'ok',
};
const legend = ['running', 'waiting', 'paused', 'finished'] as const;

const shortDay = (time: string | number): string => formatDateTime(time).slice(5, 10);

/** The plans of a calendar as rows under it, with what its colours mean. */
export const PlanList = ({ title, plans, selected, onSelect, ...root }: PlanListProps) => {
  const words = useWords(planCalendarWords);
  const { attributes } = useRoom(root.ref);
  return (
    <Root {...rootProps(root)} {...attributes} aria-label={title}>
      <Head>
        <h2>
          {title} <small>{plans.length}</small>
        </h2>
        <div>
          {legend.map((state) => (
            <Status key={state} tone={tones[state]}>
              {words.states[state]}
            </Status>
          ))}
        </div>
      </Head>
      {plans.length === 0 ? (
        <EmptyState title={words.none} />
      ) : (
        <>
          <Titles aria-hidden>
            {words.columns.map((column) => (
              <span key={column}>{column}</span>
            ))}
          </Titles>
          <Rows>
            {plans.map(({ id, name, state, audience, startTime, endTime }) => (
              <li key={id}>
                <Row
                  type="button"
                  aria-current={id === selected ? 'true' : undefined}
                  data-selected={id === selected ? '' : undefined}
                  onClick={() => onSelect(id)}
                >
                  <b title={name}>{name}</b>
                  <Status tone={lookUp(tones, state, 'off')}>{lookUp(words.states, state, words.unknown)}</Status>
                  <em title={audience}>{audience}</em>
                  <time dateTime={startTime}>{words.week(shortDay(startTime), shortDay(Date.parse(endTime) - 1))}</time>
                </Row>
              </li>
            ))}
          </Rows>
        </>
      )}
    </Root>
  );
};
