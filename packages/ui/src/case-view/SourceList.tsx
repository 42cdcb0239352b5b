import { styled } from 'styled-components';
import { type Navigate, PageLink } from '../link/PageLink.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { below } from '../theme/layout.js';
import { oneLine, surface } from '../theme/mixins.js';

const Root = styled.ul`
  ${surface}
  margin: 0;
  padding: 0;
  font-size: 13px;
  line-height: 20px;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 24px;
  }

  b {
    flex: none;
    min-width: 18px;
    padding: 0 4px;
    border-radius: 4px;
    background: ${(p) => p.theme.tint};
    color: ${(p) => p.theme.linkOnTint};
    font-size: 12px;
    font-weight: 600;
    line-height: 18px;
    text-align: center;
  }

  [aria-current] > b {
    background: ${(p) => p.theme.evidenceBg};
    color: ${(p) => p.theme.evidence};
    box-shadow: inset 0 0 0 1px ${(p) => p.theme.evidenceLine};
  }

  > li > :nth-child(2) {
    ${oneLine}
  }

  small {
    flex: none;
    margin-inline-start: auto;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
  }

  ${below.mobile} {
    > li {
      min-height: 32px;
    }

    a {
      line-height: 32px;
    }
  }
`;

/** What an answer rests on. */
export interface Source {
  /** The number that the answer cites it by. */
  readonly n: number;
  /** Its name, and where in it. */
  readonly name: string;
  /** Where it can be looked at. Left out: nowhere, or the reader may not. */
  readonly href?: string | undefined;
  /** At the end of its row: which chunk it is. Default none. */
  readonly note?: string | undefined;
}

export interface SourceListProps extends RootProps<HTMLUListElement> {
  /** Names the list: 依据. */
  label: string;
  /** In the order of their numbers. */
  sources: readonly Source[];
  /** The number of the one that is looked at, which alone is lit. Default none. */
  active?: number | undefined;
  /** Called in the place of following the link of a source. */
  onNavigate?: Navigate;
}

/** What an answer rests on, by the numbers of its citations, each with the way to it. Draws nothing where there is none. */
export const SourceList = ({ label, sources, active, onNavigate, ...root }: SourceListProps) => {
  if (sources.length === 0) return null;
  return (
    <Root {...rootProps(root)} aria-label={label}>
      {sources.map(({ n, name, href, note }) => (
        <li key={n} aria-current={n === active ? 'true' : undefined}>
          <b>{n}</b>
          {href === undefined ? (
            <span title={name}>{name}</span>
          ) : (
            <PageLink href={href} onNavigate={onNavigate} title={name}>
              {name}
            </PageLink>
          )}
          {note !== undefined && <small>{note}</small>}
        </li>
      ))}
    </Root>
  );
};
