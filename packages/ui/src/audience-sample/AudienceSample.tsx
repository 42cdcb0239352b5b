import { ReloadOutlined } from '@ant-design/icons';
import type { Async } from '@console/base';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { AsyncView } from '../states/AsyncView.js';
import { Skeletons } from '../states/Skeletons.js';
import { oneLine, surface } from '../theme/mixins.js';
import { sampleWords } from './locale.js';

const Root = styled.section`
  ${surface}
  min-width: 0;

  > header {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-bottom: 6px;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
  }

  h2 {
    margin: 0;
    color: ${(p) => p.theme.text};
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  > header > :last-child {
    margin-inline-start: auto;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 46px;
    border-top: 1px solid ${(p) => p.theme.line};
  }

  li > div {
    flex: 1;
    min-width: 0;
    line-height: 20px;
  }

  li small {
    margin-inline-start: 8px;
    color: ${(p) => p.theme.text3};
    font-size: 13px;
  }

  li p {
    ${oneLine}
    margin: 0;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 18px;
  }

  a {
    color: ${(p) => p.theme.text};
  }

  a:hover {
    color: ${(p) => p.theme.link};
  }
`;

const Disc = styled.i`
  display: grid;
  flex: none;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: ${(p) => p.theme.tint2};
  color: ${(p) => p.theme.linkOnTint};
  font-style: normal;
  font-size: 13px;
  place-items: center;
`;

const Nobody = styled.p`
  margin: 0;
  color: ${(p) => p.theme.text3};
  font-size: 13px;
`;

/** One of those who fit. */
export interface SamplePerson {
  readonly id: string;
  readonly name: string;
  /** Masked: 138****4417. */
  readonly phone: string;
  /** What let this person in: "杭州，季票". */
  readonly reason: string;
  /** The address of their own page. Left out: the reader may not go there. */
  readonly href?: string;
}

export interface AudienceSampleProps extends RootProps {
  /** Who was drawn. */
  people: Async<readonly SamplePerson[]>;
  /** Draws others. */
  onAgain: () => void;
  /** A link to a person's page was pressed without a key held. Default: the browser follows it. */
  onNavigate?: (href: string) => void;
}

/** A few of those who fit, each with the fact that let them in. Phone numbers are masked here always. */
export const AudienceSample = ({ people, onAgain, onNavigate, ...root }: AudienceSampleProps) => {
  const words = useWords(sampleWords);
  const nobody = <Nobody role="status">{words.nobody}</Nobody>;
  return (
    <Root {...rootProps(root)} aria-label={words.title}>
      <header>
        <h2>{words.title}</h2>
        {people.state === 'ready' && people.data.length > 0 && <span>{words.random(people.data.length)}</span>}
        <IconButton size="small" label={words.again} icon={<ReloadOutlined />} onClick={onAgain} />
      </header>
      <AsyncView
        value={people}
        what={words.title}
        skeleton={<Skeletons shape="rows" count={5} />}
        empty={(list) => (list.length === 0 ? nobody : null)}
      >
        {(list) => (
          <ul aria-label={words.label}>
            {list.map(({ id, name, phone, reason, href }) => (
              <li key={id}>
                <Disc aria-hidden>{[...name][0]}</Disc>
                <div>
                  {href === undefined ? (
                    <span>{name}</span>
                  ) : (
                    <a
                      href={href}
                      onClick={(event) => {
                        if (onNavigate === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
                        event.preventDefault();
                        onNavigate(href);
                      }}
                    >
                      {name}
                    </a>
                  )}
                  <small>{phone}</small>
                  <p title={reason}>{reason}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
    </Root>
  );
};
