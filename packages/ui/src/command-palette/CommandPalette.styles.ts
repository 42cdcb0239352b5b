import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { hiddenVisually, keyCap, oneLine, surface } from '../theme/mixins.js';

export const Box = styled.div`
  ${surface}
  display: flex;
  flex-direction: column;
  max-height: min(560px, calc(100dvh - 160px));
  overflow: hidden;
  border-radius: 12px;

  ${below.mobile} {
    max-height: calc(100dvh - 32px);
  }
`;

export const Field = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  height: 52px;
  padding: 0 16px;
  border-bottom: 1px solid ${(p) => p.theme.line};

  > .anticon {
    color: ${(p) => p.theme.text2};
    font-size: 16px;
  }

  input {
    flex: 1;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: ${(p) => p.theme.text};
    font: inherit;
    font-size: 16px;
  }

  input::placeholder {
    color: ${(p) => p.theme.text3};
    opacity: 1;
  }
`;

export const Key = styled.kbd`
  ${keyCap}
  color: ${(p) => p.theme.text3};
`;

export const Results = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 120px;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scroll-padding: 8px;
`;

export const Hint = styled.p`
  margin: auto;
  padding: 24px 32px;
  color: ${(p) => p.theme.text3};
  text-align: center;
  text-wrap: balance;
`;

export const Listbox = styled.div`
  padding: 4px 8px 8px;

  &[data-old] {
    opacity: 0.6;
  }
`;

export const GroupTitle = styled.div`
  padding: 8px 8px 2px;
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  line-height: 18px;
`;

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 36px;
  padding: 0 8px;
  border-radius: 6px;
  cursor: pointer;

  > .anticon {
    flex: none;
    color: ${(p) => p.theme.text3};
    font-size: 16px;
  }

  > b {
    ${oneLine}
    flex: 0 1 auto;
    font-weight: 400;
  }

  mark {
    background: none;
    color: ${(p) => p.theme.linkOnTint};
    font-weight: 600;
  }

  > small {
    ${oneLine}
    flex: 1 1 0;
    color: ${(p) => p.theme.text3};
    font-size: 13px;
  }

  > ${Key} {
    visibility: hidden;
    background: ${(p) => p.theme.raised};
  }

  &[aria-selected='true'] {
    background: ${(p) => p.theme.tint};
  }

  &[aria-selected='true'] > ${Key} {
    visibility: visible;
  }

  ${below.mobile} {
    min-height: 44px;

    > ${Key} {
      display: none;
    }
  }
`;

export const ReadOut = styled.span`
  ${hiddenVisually}
`;
