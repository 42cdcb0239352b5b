import { styled } from 'styled-components';
import { Open } from '../conversations/ConversationList.styles.js';
import { oneLine } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Saved = styled(Open)`
  color: ${tokens.text};

  > .anticon {
    flex: none;
    color: ${tokens.text3};
    font-size: 14px;
  }

  > span:first-child {
    flex: none;
  }

  > b {
    ${oneLine}
    flex: 1;
    font-weight: inherit;
  }

  > small {
    flex: none;
    color: ${tokens.text3};
    font-size: 12px;
    font-weight: 400;
  }
`;

export const SavedHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  > button {
    color: ${tokens.text2};
    font-size: 12px;
  }
`;
