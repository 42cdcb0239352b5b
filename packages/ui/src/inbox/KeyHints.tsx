import { styled } from 'styled-components';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { below } from '../theme/layout.js';
import { keyCap, surface } from '../theme/mixins.js';
import { inboxWords } from './locale.js';

const Root = styled.dl`
  ${surface}
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  height: 22px;
  margin: 0;
  overflow: hidden;
  color: ${(p) => p.theme.text3};
  font-size: 12px;

  > div {
    display: flex;
    flex-direction: row-reverse;
    align-items: center;
    gap: 5px;
    white-space: nowrap;
  }

  dt,
  dd {
    margin: 0;
  }

  kbd {
    ${keyCap}
  }

  ${below.mobile} {
    display: none;
  }
`;

export interface KeyHintsProps extends RootProps<HTMLDListElement> {
  /** What each key does, in their order. */
  keys: readonly { readonly key: string; readonly does: string }[];
}

/** What the keys do, in one line. Those that have no room are left out; on a phone all. */
export const KeyHints = ({ keys, ...root }: KeyHintsProps) => {
  const words = useWords(inboxWords);
  return (
    <Root {...rootProps(root)} aria-label={words.keys}>
      {keys.map(({ key, does }) => (
        <div key={key}>
          <dt>{does}</dt>
          <dd>
            <kbd>{key}</kbd>
          </dd>
        </div>
      ))}
    </Root>
  );
};
