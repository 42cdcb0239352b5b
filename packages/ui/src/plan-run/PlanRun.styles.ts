import { styled } from 'styled-components';
import { surface } from '../theme/mixins.js';

export const Root = styled.section`
  ${surface}
  min-width: 0;
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  font-size: 13px;
  line-height: 20px;

  > span:last-child:not(:first-child) {
    margin-left: auto;
    color: ${(p) => p.theme.text2};
  }

  b {
    font-weight: 600;
  }
`;

export const Head = styled(Line)`
  flex-wrap: nowrap;
  font-size: 14px;
  line-height: 22px;

  > span:first-child {
    flex: none;
    font-weight: 600;
  }

  > em {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    color: ${(p) => p.theme.text2};
    font-style: normal;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Bar = styled.div`
  height: 6px;
  margin: 8px 0;
  overflow: hidden;
  border-radius: 3px;
  background: ${(p) => p.theme.line};

  > i {
    display: block;
    height: 100%;
    background: ${(p) => p.theme.brand};
  }
`;

export const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  margin: 2px 0 0;
  color: ${(p) => p.theme.text2};
  font-size: 13px;
  line-height: 20px;

  > div {
    display: flex;
    gap: 4px;
  }

  dd {
    margin: 0;
    color: ${(p) => p.theme.text};
    font-weight: 600;
  }
`;

export const Wait = styled.p`
  margin: 4px 0 0;
  color: ${(p) => p.theme.warn};
  font-size: 13px;
  line-height: 20px;
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-top: 12px;

  > small {
    flex: 1;
    min-width: 0;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 16px;
    text-wrap: balance;
  }
`;
