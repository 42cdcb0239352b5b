import { keyframes, styled } from 'styled-components';
import { motion } from '../theme/layout.js';

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;

export const Sheet = styled.dialog`
  position: fixed;
  inset: auto 0 0;
  width: 100%;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  z-index: 10;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: 14px 14px 0 0;
  background: ${(p) => p.theme.raised};
  box-shadow: ${(p) => p.theme.shadow3};
  color: ${(p) => p.theme.text};
  outline: 0;
  animation: ${rise} ${motion.slow} ${motion.ease};
  transition: height ${motion.slow} ${motion.ease};

  &[data-full] {
    z-index: 1000;
  }

  &[data-dragged] {
    transition: none;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
    transition: none;
  }
`;

export const Grip = styled.button`
  flex: none;
  height: 16px;
  padding: 0;
  border: 0;
  background: none;
  cursor: grab;
  touch-action: none;

  &::before {
    content: '';
    display: block;
    width: 36px;
    height: 4px;
    margin: 0 auto;
    border-radius: 2px;
    background: ${(p) => p.theme.line2};
  }

  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: -3px;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: 8px;
  height: 44px;
  padding: 0 4px 0 16px;

  h2 {
    flex: 0 1 auto;
    min-width: 0;
    margin: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: 15px;
    font-weight: 600;
    line-height: 24px;
  }

  > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    color: ${(p) => p.theme.text3};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > h2:has(+ button) {
    flex: 1;
  }
`;

export const Content = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
  overflow: auto;
`;
