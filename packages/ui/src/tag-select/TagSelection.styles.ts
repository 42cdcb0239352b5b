import { styled } from 'styled-components';
import { surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Root = styled.div`
  ${surface}
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;

  > [class*='-select'] {
    width: 100%;
  }

  && [class*='select-disabled'] [class*='selection-item'] {
    color: ${tokens.text2};
  }
`;

/** Under the field: what there is to say, and how many there are. */
export const Foot = styled.div`
  display: flex;
  gap: 12px;
  color: ${tokens.text3};
  font-size: 12px;
  line-height: 18px;

  > :first-child {
    flex: 1;
    min-width: 0;
  }

  > [role='alert'] {
    color: ${tokens.error};
  }
`;

export const None = styled.span`
  color: ${tokens.text3};
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    max-width: 100%;
    padding: 1px 8px;
    border-radius: 4px;
    background: ${tokens.hover};
    color: ${tokens.text2};
    overflow-wrap: anywhere;
  }
`;
