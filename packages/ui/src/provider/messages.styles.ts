import { keyframes, styled } from 'styled-components';
import { surface } from '../theme/mixins.js';

/** Over antd's dialogs, as its own messages are. */
const OVER_DIALOGS = 2010;

const come = keyframes`
  from {
    opacity: 0;
    transform: translateY(-8px);
  }
`;

export const Area = styled.div`
  position: fixed;
  z-index: ${OVER_DIALOGS};
  inset: 8px 0 auto;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 16px;
  padding: 24px;
  pointer-events: none;
`;

export const Row = styled.div`
  ${surface}
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: 100%;
  padding: 9px 12px;
  border-radius: 8px;
  background: ${(p) => p.theme.raised};
  box-shadow: ${(p) => p.theme.shadow3};
  overflow-wrap: break-word;
  pointer-events: auto;
  transition: opacity 180ms cubic-bezier(0.2, 0, 0, 1);
  animation: ${come} 180ms cubic-bezier(0.2, 0, 0, 1);

  &[data-leaving] {
    opacity: 0;
  }

  > .anticon {
    flex: none;
    color: ${(p) => p.theme.link};
    font-size: 16px;
    line-height: 1;
  }

  &[data-tone='success'] > .anticon {
    color: ${(p) => p.theme.ok};
  }

  &[data-tone='warning'] > .anticon {
    color: ${(p) => p.theme.warnDot};
  }

  &[data-tone='error'] > .anticon {
    color: ${(p) => p.theme.error};
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
    animation: none;
  }
`;
