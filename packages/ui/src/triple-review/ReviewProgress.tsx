import { styled } from 'styled-components';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';
import { tripleWords } from './locale.js';

const Root = styled.div`
  ${surface}
  display: flex;
  align-items: center;
  gap: 10px;
  color: ${(p) => p.theme.text2};
  font-size: 13px;
  white-space: nowrap;

  b {
    color: ${(p) => p.theme.text};
  }

  > [role='progressbar'] {
    width: 120px;
    height: 4px;
    overflow: hidden;
    border-radius: 2px;
    background: ${(p) => p.theme.track};
  }

  i {
    display: block;
    height: 100%;
    border-radius: 2px;
    background: ${(p) => p.theme.brand};
  }

  ${below.mobile} {
    > [role='progressbar'] {
      flex: 1;
      width: auto;
    }
  }
`;

export interface ReviewProgressProps extends RootProps<HTMLDivElement> {
  /** How many were looked at. */
  seen: number;
  /** Of how many. */
  total: number;
  /** How many were accepted. Left out, it is not told. */
  accepted?: number;
}

/** How far a review has come. */
export const ReviewProgress = ({ seen, total, accepted, ...root }: ReviewProgressProps) => {
  const words = useWords(tripleWords);
  return (
    <Root {...rootProps(root)}>
      <span>
        {words.seen} <b>{words.seenOf(seen, total)}</b>
      </span>
      <div role="progressbar" aria-label={words.seen} aria-valuemin={0} aria-valuemax={total} aria-valuenow={seen}>
        <i style={{ width: `${total === 0 ? 0 : (seen / total) * 100}%` }} />
      </div>
      {accepted !== undefined && <span>{words.accepted(accepted)}</span>}
    </Root>
  );
};
