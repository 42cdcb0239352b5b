import { styled } from 'styled-components';
import { surface } from '../theme/mixins.js';

/** Always on a dark ground: it is a projection, whatever the theme. */
export const Screen = styled.dialog`
  ${surface}
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: #000;
  color: #fff;
`;

export const Whole = styled.div`
  display: flex;
  flex-direction: column;
  width: 100%;
  height: 100%;
  background: #000;
  outline: none;
`;

export const Sheet = styled.div<{ $ratio: number; $noted: boolean }>`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  min-height: 0;
  cursor: pointer;

  > div {
    width: min(100vw, calc((100dvh - ${(p) => (p.$noted ? 44 + 160 : 44)}px) * ${(p) => p.$ratio}));
    border-radius: 0;
    box-shadow: none;
  }

  svg {
    filter: none;
  }
`;

export const Notes = styled.p`
  flex: none;
  height: 160px;
  margin: 0;
  padding: 16px 24px;
  overflow: hidden auto;
  background: #1b2029;
  color: #e9ecf1;
  font-size: 16px;
  line-height: 26px;
  white-space: pre-wrap;
`;

export const Bar = styled.div`
  display: flex;
  flex: none;
  gap: 4px;
  align-items: center;
  justify-content: flex-end;
  height: 44px;
  padding: 0 12px;

  > span {
    flex: 1;
    color: #abb4c2;
    font-size: 13px;
  }

  .ant-btn,
  .ant-btn:hover {
    color: #e9ecf1;
  }

  .ant-btn[disabled] {
    color: #5b6474;
  }
`;
