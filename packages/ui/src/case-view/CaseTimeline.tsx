import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';

const Root = styled.ol`
  ${surface}
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Moment = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 58px 9px minmax(0, 1fr);
  gap: 0 12px;
  padding-bottom: 12px;

  &:last-child {
    padding-bottom: 0;
  }

  &:not(:last-child)::before {
    position: absolute;
    inset-block: 16px -7px;
    inset-inline-start: 74px;
    width: 1px;
    background: ${(p) => p.theme.line2};
    content: '';
  }

  > :first-child {
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 22px;
    text-align: end;
  }

  > i {
    z-index: 1;
    width: 9px;
    height: 9px;
    margin-top: 7px;
    border-radius: 50%;
    background: ${(p) => p.theme.sheet};
    box-shadow: inset 0 0 0 2px ${(p) => p.theme.line3};
  }

  &[data-by='person'] > i {
    box-shadow: inset 0 0 0 2px ${(p) => p.theme.brand};
  }

  &[data-by='complaint'] > i {
    background: ${(p) => p.theme.errorDot};
    box-shadow: none;
  }

  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  ${below.mobile} {
    grid-template-columns: 9px minmax(0, 1fr);

    &:not(:last-child)::before {
      inset-block: 14px -7px;
      inset-inline-start: 4px;
    }

    > :first-child {
      grid-area: 1 / 2;
      line-height: 18px;
      text-align: start;
    }

    > i {
      grid-area: 1 / 1 / 3;
      margin-top: 4px;
    }

    > div {
      grid-column: 2;
    }
  }
`;

/** One thing that happened. */
export interface CaseMoment {
  /** Tells it from the others. */
  readonly key: string;
  /** When, as it is to be read: 09:41, or how long after the one before: 0.2 s. Empty: nobody knows. */
  readonly time: string;
  /** ISO 8601, where `time` is a moment. */
  readonly dateTime?: string | undefined;
  /** Who did it. `complaint`: a person, and it is what the case is about. */
  readonly by: 'system' | 'person' | 'complaint';
  readonly content: ReactNode;
}

export interface CaseTimelineProps extends RootProps<HTMLOListElement> {
  /** Names it for those who hear the page: 经过. */
  label: string;
  /** The first one first. */
  moments: readonly CaseMoment[];
}

/** What happened, one after the other: hollow dots for the system, blue ones for people, a filled red one for what was wrong. */
export const CaseTimeline = ({ label, moments, ...root }: CaseTimelineProps) => (
  <Root {...rootProps(root)} aria-label={label}>
    {moments.map(({ key, time, dateTime, by, content }) => (
      <Moment key={key} data-by={by}>
        {dateTime === undefined ? <span>{time}</span> : <time dateTime={dateTime}>{time}</time>}
        <i aria-hidden />
        <div>{content}</div>
      </Moment>
    ))}
  </Root>
);
