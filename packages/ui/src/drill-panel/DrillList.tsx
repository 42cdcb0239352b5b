import { useEffect, useRef } from 'react';
import type { Navigate } from '../link/PageLink.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { useSharedRef } from '../root/useSharedRef.js';
import type { StatusTone } from '../states/states.styles.js';
import { Facts, Link, List, Mark, Row, Title } from './DrillList.styles.js';

/** One of the things that a number counts. */
export interface DrillRow {
  /** Tells rows apart. */
  key: string;
  /** What it is, in one line: a question. */
  title: string;
  /** Where it is seen whole. Left out: nowhere. */
  href?: string;
  /** What it is like, beside a dot: "依据 3 段", "无依据". Left out: no dot. */
  mark?: string;
  /** The colour of the dot, which says no more than the words. Default `none`: a hollow one. */
  tone?: 'ok' | 'warn' | 'none';
  /** Further things in a word or two, no two alike: who, how fast. */
  facts: readonly string[];
  /** When, as it is shown. */
  time: string;
  /** The same moment, ISO 8601. */
  dateTime: string;
}

export interface DrillListProps extends RootProps<HTMLUListElement> {
  /** Names the list for those who hear it: "回答". */
  label: string;
  /** One page of them, in the order shown: all are drawn. Where another one comes first, they are seen from their top. */
  rows: readonly DrillRow[];
  /** Called in the place of following a link. */
  onNavigate?: Navigate;
}

const tones: Readonly<Record<NonNullable<DrillRow['tone']>, StatusTone>> = { ok: 'ok', warn: 'warning', none: 'off' };

/** What a number counts, one after another, each in two lines. */
export const DrillList = ({ label, rows, onNavigate, ref, ...root }: DrillListProps) => {
  const list = useRef<HTMLUListElement>(null);
  const listRef = useSharedRef(list, ref);
  const first = rows[0]?.key;
  useEffect(() => {
    list.current?.closest('[data-scrolls]')?.scrollTo({ top: 0 });
  }, [first]);
  return (
    <List {...rootProps(root)} ref={listRef} aria-label={label}>
      {rows.map(({ key, title, href, mark, tone = 'none', facts, time, dateTime }) => (
        <Row key={key}>
          <Title title={title}>
            {href === undefined ? (
              title
            ) : (
              <Link href={href} onNavigate={onNavigate}>
                {title}
              </Link>
            )}
          </Title>
          <Facts>
            {mark !== undefined && (
              <Mark tone={tones[tone]} data-tone={tone}>
                {mark}
              </Mark>
            )}
            {facts.map((fact) => (
              <span key={fact} title={fact}>
                {fact}
              </span>
            ))}
            <time dateTime={dateTime}>{time}</time>
          </Facts>
        </Row>
      ))}
    </List>
  );
};
