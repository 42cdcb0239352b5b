import { EyeOutlined, MailOutlined, MessageOutlined, ShoppingOutlined } from '@ant-design/icons';
import { type Async, formatDateTime, lookUp } from '@console/base';
import { Button } from 'antd';
import { useState } from 'react';
import { type Navigate, PageLink } from '../link/PageLink.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { Segments } from '../segments/Segments.js';
import { AsyncView } from '../states/AsyncView.js';
import { EmptyState } from '../states/EmptyState.js';
import { Skeletons } from '../states/Skeletons.js';
import { personTimelineWords } from './locale.js';
import { Day, More, Root, Row, Scroll } from './PersonTimeline.styles.js';

export type PersonEntryKind = 'order' | 'event' | 'message' | 'answer';

/** One thing that a person did, or that was sent or said about them. */
export interface PersonEntry {
  readonly id: string;
  /** A word that is not known is drawn as a behaviour. */
  readonly kind: PersonEntryKind | (string & {});
  readonly title: string;
  /** Second line: where it comes from, its state. */
  readonly detail: string;
  /** Of orders, as it is read: "¥598.00". Left out: nothing was paid. */
  readonly money?: string;
  /** Where it is told in full. Left out: nowhere. */
  readonly href?: string;
  /** ISO 8601. */
  readonly time: string;
}

export interface PersonTimelineProps extends RootProps {
  /** Newest first, as far as they have been loaded. */
  entries: Async<readonly PersonEntry[]>;
  /** How many there are of each kind. Kinds are offered in this order. */
  counts: Readonly<Partial<Record<PersonEntryKind, number>>>;
  /** The kind that is shown; undefined: all. */
  kind: PersonEntryKind | undefined;
  /** Another kind was chosen. */
  onKindChange: (kind: PersonEntryKind | undefined) => void;
  /** Asks for earlier ones. Left out: there are none. */
  onEarlier?: () => void;
  /** They are on their way. Default false. */
  loadingEarlier?: boolean;
  /** Called in the place of following the link of an entry. */
  onNavigate?: Navigate;
  /** The present, for "today" and "yesterday". Default: now. */
  now?: Date;
}

const icons = {
  order: <ShoppingOutlined />,
  event: <EyeOutlined />,
  message: <MailOutlined />,
  answer: <MessageOutlined />,
};
const kinds = ['order', 'event', 'message', 'answer'] as const;
const ALL = 'all';
const DAY = 86_400_000;

interface DayOf {
  day: string;
  entries: PersonEntry[];
}

/** Entries of one day after another, in the order they have. */
const daysOf = (entries: readonly PersonEntry[]): DayOf[] => {
  const days: DayOf[] = [];
  for (const entry of entries) {
    const day = formatDateTime(entry.time).slice(0, 10);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
};

/** What one person has ordered and done, and what was sent to them, day by day, the newest first. */
export const PersonTimeline = (props: PersonTimelineProps) => {
  const { entries, counts, kind, onKindChange, onEarlier, loadingEarlier = false, onNavigate, now, ...root } = props;
  const words = useWords(personTimelineWords);
  const [begun] = useState(() => new Date());
  const present = now ?? begun;
  const nameOfDay = (day: string): string => {
    if (day === formatDateTime(present).slice(0, 10)) return words.today;
    if (day === formatDateTime(present.getTime() - DAY).slice(0, 10)) return words.yesterday;
    return day.slice(0, 4) === formatDateTime(present).slice(0, 4) ? day.slice(5) : day;
  };
  const nothing = <EmptyState title={kind === undefined ? words.nothing : words.nothingOf(words.kinds[kind])} />;
  const options = [
    { value: ALL, label: words.all },
    ...kinds.flatMap((value) => {
      const count = counts[value];
      return count === undefined ? [] : [{ value, label: words.counted(words.kinds[value], count) }];
    }),
  ];
  return (
    <Root {...rootProps(root)} aria-label={words.title}>
      <header>
        <h2>{words.title}</h2>
        <Segments
          label={words.kind}
          options={options}
          value={kind ?? ALL}
          onChange={(value) => onKindChange(kinds.find((known) => known === value))}
        />
      </header>
      {/* It scrolls alone, so the keyboard has to reach it. */}
      <Scroll tabIndex={0} role="group" aria-label={words.title}>
        <AsyncView
          value={entries}
          what={words.what}
          skeleton={<Skeletons shape="rows" count={6} />}
          empty={(all) => (all.length === 0 ? nothing : null)}
        >
          {(all) => (
            <>
              <ol>
                {daysOf(all).map(({ day, entries: ofDay }) => (
                  <Day key={day}>
                    <h3>{nameOfDay(day)}</h3>
                    <ol>
                      {ofDay.map((entry) => (
                        <Row key={entry.id} data-kind={entry.kind}>
                          <i aria-hidden>{lookUp(icons, entry.kind, icons.event)}</i>
                          <div>
                            <b title={entry.title}>
                              {entry.href === undefined ? (
                                entry.title
                              ) : (
                                <PageLink href={entry.href} onNavigate={onNavigate}>
                                  {entry.title}
                                </PageLink>
                              )}
                            </b>
                            <p title={entry.detail}>{entry.detail}</p>
                          </div>
                          <div>
                            {entry.money !== undefined && <b>{entry.money}</b>}
                            <p>{formatDateTime(entry.time).slice(11, 16)}</p>
                          </div>
                        </Row>
                      ))}
                    </ol>
                  </Day>
                ))}
              </ol>
              {onEarlier && (
                <More>
                  <Button loading={loadingEarlier} onClick={onEarlier}>
                    {words.earlier}
                  </Button>
                </More>
              )}
            </>
          )}
        </AsyncView>
      </Scroll>
    </Root>
  );
};
