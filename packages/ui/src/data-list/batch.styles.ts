import { styled } from 'styled-components';
import { below, motion } from '../theme/layout.js';

export const Bar = styled.div`
  position: absolute;
  z-index: 1;
  inset: auto 0 0;
  display: flex;
  align-items: center;
  gap: 8px;
  height: 40px;
  padding: 0 24px;
  background: ${(p) => p.theme.tint};
  color: ${(p) => p.theme.text2};
  animation: appear ${motion.fast} ${motion.ease};

  @keyframes appear {
    from {
      opacity: 0;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  b {
    color: ${(p) => p.theme.text};
    font-weight: 600;
  }

  > span:first-child {
    margin-inline-end: 8px;
    white-space: nowrap;
  }

  button[class*='-btn-sm'] {
    height: 28px;
    padding-inline: 10px;
    border-radius: 6px;
  }

  button[class*='-btn-variant-outlined']:not(:disabled, :hover) {
    border-color: ${(p) => p.theme.tintLine};
    background: ${(p) => p.theme.raised};
  }

  ${below.mobile} {
    position: static;
    flex: none;
    flex-wrap: wrap;
    height: auto;
    min-height: 60px;
    padding: 10px 16px;
    border-top: 1px solid ${(p) => p.theme.line};
    background: ${(p) => p.theme.raised};

    > span:first-child {
      flex: 1;
    }
  }
`;

export const BarWord = styled.button`
  min-height: 28px;
  padding: 0 6px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: ${(p) => p.theme.linkOnTint};
  font: inherit;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: -1px;
  }

  ${below.mobile} {
    min-height: 40px;
  }
`;
