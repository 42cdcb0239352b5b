import { styled } from 'styled-components';
import { focusRing, hiddenVisually, plainButton, surface } from '../theme/mixins.js';

/** The page is a document: in the dark it is dimmed, never inverted. */
export const Page = styled.div`
  position: relative;
  box-sizing: border-box;
  width: 100%;
  max-width: 100%;
  overflow: hidden;
  border-radius: 2px;
  box-shadow: 0 0 0 1px ${(p) => p.theme.line2};

  > svg {
    display: block;
    width: 100%;
    height: 100%;
    filter: brightness(${(p) => p.theme.paperDim});
    font-variant-numeric: tabular-nums;
    user-select: none;
  }

  [data-pick] {
    cursor: text;
  }

  [data-pick]:hover > rect:first-child {
    stroke: ${(p) => p.theme.brand};
    stroke-width: 1.5;
  }
`;

export const Small = styled.span`
  display: block;
  flex: none;
  overflow: hidden;
  border-radius: 2px;
  box-shadow: 0 0 0 1px ${(p) => p.theme.line2};

  > svg {
    display: block;
    width: 100%;
    height: 100%;
    filter: brightness(${(p) => p.theme.paperDim});
  }
`;

export const Twin = styled.div`
  ${hiddenVisually}
  inset: 0 auto auto 0;
`;

export const Strip = styled.nav`
  ${surface}
  overflow: auto hidden;
  scrollbar-width: none;

  > ol {
    display: flex;
    gap: 10px;
    width: max-content;
    margin: 0;
    padding: 2px 16px 12px;
    list-style: none;
  }
`;

/** The name of a button, which what is seen of it only adds up to. */
export const Told = styled.span`
  ${hiddenVisually}
`;

export const StripPage = styled.button`
  ${plainButton}
  position: relative;
  display: block;
  border-radius: 4px;
  color: ${(p) => p.theme.text2};
  font-size: 12px;
  line-height: 20px;
  ${focusRing}

  &[aria-current] ${Small} {
    box-shadow: 0 0 0 2px ${(p) => p.theme.brand};
  }

  > span:last-child {
    display: flex;
    gap: 4px;
    align-items: center;
    justify-content: center;
    margin-top: 4px;
  }

  [data-tone='error'] {
    color: ${(p) => p.theme.error};
  }

  [data-tone='warning'] {
    color: ${(p) => p.theme.warn};
  }
`;
