import { styled } from 'styled-components';
import { below, motion } from '../theme/layout.js';
import { focusRing, hiddenVisually } from '../theme/mixins.js';

/** Shows and hides a password. */
export const Eye = styled.button`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin: -4px -4px -4px 0;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  color: ${(p) => p.theme.text3};
  font-size: 16px;
  cursor: pointer;
  ${focusRing}

  &:hover {
    color: ${(p) => p.theme.text};
  }

  ${below.mobile} {
    width: 32px;
    height: 32px;
    margin-block: -8px;
  }
`;

export const Hint = styled.div`
  padding-top: 4px;
  color: ${(p) => p.theme.warn};
  font-size: 12px;
  line-height: 18px;
`;

export const Meter = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr) auto;
  gap: 4px;
  align-items: center;
  padding-top: 8px;
  color: ${(p) => p.theme.text2};
  font-size: 12px;
  line-height: 18px;

  > i {
    height: 4px;
    border-radius: 2px;
    background: ${(p) => p.theme.line};
    transition: background ${motion.fast};
  }

  > i[data-met='true'] {
    background: ${(p) => p.theme.okDot};
  }

  > span {
    min-width: 40px;
    padding-inline-start: 4px;
    text-align: end;
  }
`;

export const Checklist = styled.ul`
  display: grid;
  gap: 2px;
  margin: 6px 0 0;
  padding: 0;
  list-style: none;
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  line-height: 18px;

  li {
    display: flex;
    gap: 6px;
  }

  li[data-met='true'] {
    color: ${(p) => p.theme.ok};
  }

  .anticon {
    height: 18px;
    font-size: 12px;
  }

  em {
    ${hiddenVisually}
  }
`;
