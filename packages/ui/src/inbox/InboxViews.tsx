import { CloseOutlined, FilterOutlined } from '@ant-design/icons';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { below } from '../theme/layout.js';
import { inboxWords } from './locale.js';
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

  > p {
    margin: 16px 8px 0;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 18px;
  }

  > p + ul {
    margin-top: 4px;
  }

  ${below.mobile} {
    display: flex;
    flex: none;
    gap: 8px;
    padding: 10px 16px;
    overflow-x: auto;
    border-bottom: 1px solid ${(p) => p.theme.line};
    scrollbar-width: none;

    > p {
      display: none;
    }

    ul,
    > p + ul {
      flex-direction: row;
      gap: 8px;
      margin: 0;
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

/** One that was kept, with what forgets it. */
const Saved = styled.li`
  position: relative;

  > ${View} {
    padding-inline-end: 32px;
  }

  > :not(${View}) {
    position: absolute;
    inset-block: 3px;
    inset-inline-end: 2px;
    opacity: 0;
  }

  &:hover > :not(${View}),
  &:focus-within > :not(${View}) {
    opacity: 1;
  }

  ${below.mobile} {
    flex: none;

    > :not(${View}) {
      inset-block: -4px;
      opacity: 1;
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

/** A view that somebody has kept for themselves. */
export interface SavedInboxView {
  readonly id: string;
  readonly name: string;
}

export interface SavedInboxViews {
  readonly views: readonly SavedInboxView[];
  /** The one looked through. */
  readonly currentId: string | undefined;
  readonly onChange: (id: string) => void;
  /** It is to be forgotten. */
  readonly onRemove: (view: SavedInboxView) => void;
}

export interface InboxViewsProps<Key extends string> extends RootProps {
  /** What they are: 视图. */
  label: string;
  /** In their order. */
  views: readonly InboxView<Key>[];
  /** The one looked through. Undefined: a saved one. */
  current: Key | undefined;
  /** Another one is wanted. */
  onChange: (key: Key) => void;
  /** Those kept by whoever looks. Left out, and where there are none: nothing is told of them. */
  saved?: SavedInboxViews | undefined;
}

/** The ways to look at what waits, each with how much there is, and those kept besides. On a phone a row of chips. */
export const InboxViews = <Key extends string>(props: InboxViewsProps<Key>) => {
  const { label, views, current, onChange, saved, ...root } = props;
  const words = useWords(inboxWords);
  const heading = useId();
  const nav = useRef<HTMLElement>(null);
  const kept = saved?.views ?? [];
  // Of the chips in a row, the current one is in sight.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current, saved?.currentId]);
  return (
    <Root ref={nav} {...rootProps(root)} aria-label={label}>
      <ul>
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
      {saved !== undefined && kept.length > 0 && (
        <>
          <p id={heading}>{words.saved}</p>
          <ul aria-labelledby={heading}>
            {kept.map((view) => (
              <Saved key={view.id}>
                <View
                  type="button"
                  title={view.name}
                  aria-current={view.id === saved.currentId ? 'true' : undefined}
                  onClick={() => saved.onChange(view.id)}
                >
                  <span aria-hidden>
                    <FilterOutlined />
                  </span>
                  <span>{view.name}</span>
                </View>
                <IconButton
                  size="small"
                  label={words.forget(view.name)}
                  icon={<CloseOutlined />}
                  onClick={() => saved.onRemove(view)}
                />
              </Saved>
            ))}
          </ul>
        </>
      )}
    </Root>
  );
};
