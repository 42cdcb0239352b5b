import { keyframes, styled } from 'styled-components';
import { motion } from '../theme/layout.js';
import { oneLine, surface } from '../theme/mixins.js';

export const Root = styled.div`
  ${surface}
  position: relative;
  display: grid;
  gap: 2px;
  min-width: 0;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
`;

export const Name = styled.span`
  ${oneLine}
  flex: 1;
`;

export const Standing = styled.span`
  flex: none;
  color: ${(p) => p.theme.text2};
  font-size: 13px;

  &[data-tone='ok'] {
    color: ${(p) => p.theme.ok};
  }

  &[data-tone='error'] {
    color: ${(p) => p.theme.error};
  }
`;

export const Detail = styled.div`
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  line-height: 18px;
  overflow-wrap: anywhere;
`;

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(300%); }
`;

export const Bar = styled.div`
  height: 4px;
  margin-top: 4px;
  overflow: hidden;
  border-radius: 2px;
  background: ${(p) => p.theme.line};

  > i {
    display: block;
    height: 100%;
    border-radius: 2px;
    background: ${(p) => p.theme.brand};
    transition: width ${motion.slow} ${motion.ease};
  }

  &[data-unknown='true'] > i {
    min-width: 34%;
    animation: ${slide} 1.2s linear infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    > i {
      transition: none;
    }

    &[data-unknown='true'] > i {
      margin-inline-start: 22%;
      animation: none;
    }
  }
`;
