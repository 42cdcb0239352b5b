import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Root = styled.div`
  ${surface}
  display: grid;
  gap: 16px;
  min-width: 0;
`;

export const Field = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 4px 16px;

  > span {
    color: ${tokens.text2};
    line-height: 32px;
  }

  small,
  em {
    display: block;
    margin-top: 4px;
    color: ${tokens.text3};
    font-size: 12px;
    font-style: normal;
    line-height: 18px;
  }

  em {
    color: ${tokens.error};
  }

  ${below.mobile} {
    grid-template-columns: minmax(0, 1fr);

    > span {
      line-height: 22px;
    }
  }
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  min-height: 32px;

  > [class*='-select'] {
    min-width: 112px;
  }
`;
