import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { oneLine, surface } from '../theme/mixins.js';
import { Column } from './chat.styles.js';

export const Root = styled.div`
  ${surface}
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  background: ${(p) => p.theme.sheet};

  ::highlight(console-chat-find) {
    background-color: ${(p) => p.theme.tint2};
    color: ${(p) => p.theme.linkOnTint};
  }
`;

export const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
  /* What gets the focus comes to stand above the way back to the end. */
  scroll-padding-bottom: 52px;
  overflow-anchor: none;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: -2px;
  }
`;

export const Inner = styled.div`
  position: relative;
  margin: 0 24px;

  ${below.mobile} {
    margin: 0 16px;
  }
`;

export const Turn = styled(Column)`
  position: absolute;
  inset: 0 0 auto;
  padding-bottom: 22px;
`;

/** Over an answer: whose it is. */
export const By = styled.p`
  ${oneLine}
  margin: -6px 0 8px;
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  line-height: 18px;
`;

export const OlderLine = styled.div`
  position: absolute;
  inset: 8px 0 auto;
  display: flex;
  align-items: center;
  justify-content: center;
  height: 36px;
  color: ${(p) => p.theme.text3};
  font-size: 13px;
  line-height: 20px;

  .failed {
    ${oneLine}
    color: ${(p) => p.theme.error};
  }
`;

/** Over the upper right corner of the thread. */
export const Finder = styled.div`
  position: absolute;
  top: 8px;
  right: 16px;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 2px;
  width: 360px;
  max-width: calc(100% - 32px);
  height: 40px;
  padding: 0 4px;
  border-radius: 8px;
  background: ${(p) => p.theme.raised};
  box-shadow: ${(p) => p.theme.shadow2};

  > span[role='status'] {
    flex: none;
    padding: 0 4px;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 18px;
  }

  && button[class*='btn-icon-only'] {
    width: 28px;
    height: 28px;
    font-size: 12px;
  }
`;

export const ToBottom = styled.div`
  position: absolute;
  bottom: 8px;
  left: 50%;
  transform: translateX(-50%);

  button {
    border-color: transparent;
    background: ${(p) => p.theme.raised};
    box-shadow: ${(p) => p.theme.shadow2};
  }

  small {
    padding-left: 8px;
    border-left: 1px solid ${(p) => p.theme.line2};
    color: ${(p) => p.theme.link};
    font-size: 13px;
  }
`;
