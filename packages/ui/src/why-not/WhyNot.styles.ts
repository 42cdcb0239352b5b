import { styled } from 'styled-components';
import { oneLine, surface } from '../theme/mixins.js';

export const Root = styled.section`
  ${surface}
  min-width: 0;

  h2 {
    margin: 0 0 8px;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  ul,
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Verdict = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  margin: 10px 0 4px;

  > .anticon {
    color: ${(p) => p.theme.ok};
  }

  &[data-out] > .anticon {
    color: ${(p) => p.theme.error};
  }

  b {
    font-weight: 600;
  }
`;

export const Step = styled.li`
  display: flex;
  gap: 8px;
  padding: 6px 0;
  border-top: 1px solid ${(p) => p.theme.line};
  font-size: 13px;
  line-height: 20px;

  > .anticon {
    margin-top: 3px;
    color: ${(p) => p.theme.ok};
  }

  > span:not(.anticon) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > small {
    ${oneLine}
    flex: 0 1 auto;
    max-width: 50%;
    color: ${(p) => p.theme.text2};
    font-size: 13px;
  }

  &[data-fails] {
    font-weight: 600;

    > .anticon,
    > small {
      color: ${(p) => p.theme.error};
    }
  }
`;

export const Found = styled.li`
  border-top: 1px solid ${(p) => p.theme.line};

  > button {
    display: flex;
    gap: 8px;
    width: 100%;
    min-height: 40px;
    align-items: center;
  }

  small {
    color: ${(p) => p.theme.text3};
    font-size: 13px;
  }
`;

export const Foot = styled.p`
  margin: 8px 0 0;
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  line-height: 18px;

  a {
    color: ${(p) => p.theme.link};
    text-decoration: underline;
    text-underline-offset: 2px;
    white-space: nowrap;
  }
`;
