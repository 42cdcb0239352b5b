import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.js';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Root = styled.figure`
  ${surface}
  min-width: 0;
  margin: 0;

  &:fullscreen {
    overflow: auto;
    padding: 24px;
    background: ${tokens.sheet};
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 32px;
  margin-bottom: 4px;
`;

export const Caption = styled.span`
  color: ${tokens.text3};
  font-size: 12px;
  line-height: 18px;

  &[data-end] {
    margin-inline-start: auto;
  }

  ${below.mobile} {
    &[data-end] {
      order: 2;
      width: 100%;
      margin: 0;
    }
  }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-inline-start: auto;

  [data-end] + & {
    margin-inline-start: 0;
  }

  ${below.mobile} {
    justify-content: flex-end;
    width: 100%;
    margin: 0;
  }
`;

export const Expand = styled(IconButton)`
  && {
    width: 28px;
    height: 28px;
    padding: 0;
    color: ${tokens.text3};
  }

  ${below.mobile} {
    && {
      width: 44px;
      height: 44px;
    }
  }
`;

export const Drawing = styled.div`
  --chart-height: 200px;

  margin-bottom: 8px;
`;
