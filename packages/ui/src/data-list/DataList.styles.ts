import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';

export const Root = styled.div`
  ${surface}
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

/** What stands over the rows: the query row, and in its place the batch bar while rows are chosen. */
export const Above = styled.div`
  position: relative;
  flex: none;

  &[data-selecting='true'] {
    min-height: 44px;
  }

  ${below.mobile} {
    /* The sheet of filters fills the page, and not this row. */
    position: static;

    &[data-selecting='true'] {
      min-height: 0;
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 48px;
  padding: 8px 24px;
  border-top: 1px solid ${(p) => p.theme.line};
  color: ${(p) => p.theme.text2};
  font-size: 13px;

  > small {
    flex: 1;
    color: ${(p) => p.theme.text3};
    font-size: 13px;
  }

  ${below.mobile} {
    flex-wrap: wrap;
    padding: 8px 16px;
  }
`;
