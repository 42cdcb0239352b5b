import { styled } from 'styled-components';
import { below } from '../theme/layout.js';

export const Body = styled.div`
  display: grid;
  align-content: start;
  gap: 16px;
  min-width: 0;
`;

export const Place = styled.span`
  margin-inline-end: 4px;
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  font-weight: 400;
  white-space: nowrap;

  ${below.mobile} {
    display: none;
  }
`;

/** Between walking and closing. */
export const Rule = styled.i`
  width: 1px;
  height: 16px;
  margin: 0 4px;
  background: ${(p) => p.theme.line};
`;

/** What leads to the records beside one that has a page of its own. */
export const Steps = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;

  > span {
    display: inline-flex;
    align-items: center;
  }
`;

export const Asking = styled.span`
  color: ${(p) => p.theme.text2};
`;

export const Tags = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 12px;
  font-size: 14px;
  font-weight: 400;

  /* A name that is cut to a sign says nothing; what else there is to say stands below. */
  ${below.mobile} {
    > :nth-child(n + 2) {
      display: none;
    }
  }
`;
