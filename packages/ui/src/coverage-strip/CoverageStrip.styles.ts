import { styled } from 'styled-components';
import { below, motion } from '../theme/layout.js';

export const BAR_HEIGHT = 26;

export const Root = styled.div`
  flex: none;
  padding: 0 24px 12px;
  font-size: 13px;
  line-height: 22px;
  color: ${(p) => p.theme.text2};

  ${below.mobile} {
    padding: 12px 16px 10px;
  }
`;

export const Summary = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  margin-bottom: 6px;
  white-space: nowrap;

  b {
    color: ${(p) => p.theme.text};
    font-weight: 600;
  }
`;

export const Legend = styled.span`
  display: flex;
  gap: 16px;
  margin-left: auto;
  font-size: 12px;
  color: ${(p) => p.theme.text3};

  ${below.mobile} {
    display: none;
  }
`;

export const Key = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;

  &::before {
    content: '';
    width: 8px;
    height: 10px;
    border-radius: 1.5px;
    background: ${(p) => p.theme.cover};
  }

  &[data-standing='uncovered']::before {
    background: ${(p) => p.theme.line};
    box-shadow: inset 0 0 0 1px ${(p) => p.theme.line2};
  }

  &[data-standing='thin']::before {
    background: ${(p) => p.theme.warnDot};
  }

  &[data-standing='failed']::before {
    background: ${(p) => p.theme.errorDot};
  }
`;

export const Track = styled.div`
  position: relative;
  height: ${BAR_HEIGHT}px;
  border-radius: 2px;
  cursor: pointer;
  touch-action: pan-y;

  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: 5px;
  }

  svg {
    display: block;
    width: 100%;
    height: 100%;
  }

  .rest {
    fill: ${(p) => p.theme.line};
  }

  .covered {
    fill: ${(p) => p.theme.cover};
  }

  .thin {
    fill: ${(p) => p.theme.warnDot};
  }

  .failed {
    fill: ${(p) => p.theme.errorDot};
  }
`;

export const Frame = styled.div`
  box-sizing: border-box;
  position: absolute;
  top: -4px;
  bottom: -4px;
  border: 2px solid ${(p) => p.theme.evidenceLine};
  border-radius: 5px;
  box-shadow: inset 0 0 0 2px ${(p) => p.theme.sheet};
  pointer-events: none;
`;

export const Tip = styled.div`
  position: absolute;
  bottom: calc(100% + 8px);
  z-index: 2;
  padding: 3px 8px;
  border-radius: 6px;
  background: ${(p) => p.theme.raised};
  box-shadow: ${(p) => p.theme.shadow2};
  color: ${(p) => p.theme.text};
  font-size: 12px;
  line-height: 18px;
  white-space: nowrap;
  transform: translateX(-50%);
  transition: opacity ${motion.fast};
  pointer-events: none;
`;

export const Labels = styled.div`
  position: relative;
  height: 18px;
  margin-top: 5px;
  font-size: 12px;
  line-height: 18px;
  color: ${(p) => p.theme.text3};
  white-space: nowrap;

  > span {
    position: absolute;
    transform: translateX(-50%);
  }

  > [data-kind='current'] {
    color: ${(p) => p.theme.evidence};
    font-weight: 600;
  }

  > [data-kind='thin'] {
    color: ${(p) => p.theme.warn};
  }

  > [data-kind='failed'] {
    color: ${(p) => p.theme.error};
  }

  button {
    padding: 0;
    border: 0;
    background: none;
    color: ${(p) => p.theme.link};
    font: inherit;
    cursor: pointer;

    &:hover {
      text-decoration: underline;
    }

    &:focus-visible {
      outline: 2px solid ${(p) => p.theme.focus};
      outline-offset: 1px;
    }
  }
`;
