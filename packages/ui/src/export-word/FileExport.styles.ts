import { styled } from 'styled-components';
import { motion } from '../theme/layout.js';
import { tokens } from '../theme/tokens.js';

export const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  min-width: 0;
`;

/** How far it is, beside the button that began it. */
export const Going = styled.span`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  color: ${tokens.text2};
  font-size: 13px;
  font-variant-numeric: tabular-nums;
`;

export const Bar = styled.span`
  display: block;
  width: 96px;
  height: 4px;
  overflow: hidden;
  border-radius: 2px;
  background: ${tokens.line};

  > i {
    display: block;
    height: 100%;
    border-radius: 2px;
    background: ${tokens.brand};
    transition: width ${motion.slow} ${motion.ease};
  }

  @media (prefers-reduced-motion: reduce) {
    > i {
      transition: none;
    }
  }
`;

export const Failed = styled.span`
  color: ${tokens.error};
  font-size: 13px;
`;
