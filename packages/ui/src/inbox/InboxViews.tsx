import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { below } from '../theme/layout.js';
import { focusRing, oneLine, plainButton, surface } from '../theme/mixins.js';

const Root = styled.nav`
  ${surface}

  ul {
    display: flex;
    flex-direction: column;
    margin: 8px 0 0;
    padding: 0;
    list-style: none;
  }

  ${below.mobile} {
    flex: none;
    border-bottom: 1px solid ${(p) => p.theme.line};

    ul {
      flex-direction: row;
      gap: 8px;
      margin: 0;
      padding: 10px 16px;
      overflow-x: auto;
      scrollbar-width: none;
    }
  }
`;

const View = styled.button`
  ${plainButton}
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  height: 34px;
  padding: 0 8px;
  border-radius: 6px;
  color: ${(p) => p.theme.text2};
  ${focusRing}

  > span:nth-child(2) {
    ${oneLine}
    flex: 1;
  }

  > small {
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    font-weight: 400;
  }

  &:hover {
    background: ${(p) => p.theme.hover};
  }

  &[aria-current] {
    background: ${(p) => p.theme.raised};
    color: ${(p) => p.theme.text};
    font-weight: 600;
    box-shadow: 0 0 0 1px ${(p) => p.theme.line};
  }

  ${below.mobile} {
    width: auto;
    height: 36px;
    padding: 0 12px;
    border: 1px solid ${(p) => p.theme.line2};
    border-radius: 18px;
    white-space: nowrap;

    > span:first-child {
      display: none;
    }

    &[aria-current] {
      border-color: ${(p) => p.theme.tintLine};
      background: ${(p) => p.theme.tint};
      color: ${(p) => p.theme.linkOnTint};
      box-shadow: none;
    }

    &[aria-current] > small {
      color: inherit;
    }
  }
`;

export interface InboxView<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly icon: ReactNode;
  /** How many there are, as it is to be told. Left out: not known. */
  readonly count?: string | undefined;
}

export interface InboxViewsProps<Key extends string> extends RootProps {
  /** What they are: 视图. */
  label: string;
  /** In their order. */
  views: readonly InboxView<Key>[];
  /** The one looked through. */
  current: Key;
  /** Another one is wanted. */
  onChange: (key: Key) => void;
}

/** The ways to look at what waits, each with how much there is. On a phone a row of chips. */
export const InboxViews = <Key extends string>({ label, views, current, onChange, ...root }: InboxViewsProps<Key>) => {
  const list = useRef<HTMLUListElement>(null);
  // Of the chips in a row, the current one is in sight.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <Root {...rootProps(root)} aria-label={label}>
      <ul ref={list}>
        {views.map((view) => (
          <li key={view.key}>
            <View
              type="button"
              aria-current={view.key === current ? 'true' : undefined}
              onClick={() => onChange(view.key)}
            >
              <span aria-hidden>{view.icon}</span>
              <span>{view.label}</span>
              {view.count !== undefined && <small>{view.count}</small>}
            </View>
          </li>
        ))}
      </ul>
    </Root>
  );
};
