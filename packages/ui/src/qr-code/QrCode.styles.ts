import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.js';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 12px;
  min-width: 0;
`;

export const Code = styled.div`
  overflow: hidden;
  border-radius: 8px;
  line-height: 0;
`;

export const Address = styled.p`
  max-width: 100%;
  margin: 0;
  color: ${tokens.text2};
  font-size: 13px;
  line-height: 20px;
  text-align: center;
  overflow-wrap: anywhere;
`;

export const Verbs = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px;

  small {
    flex-basis: 100%;
    color: ${tokens.error};
    text-align: center;
  }

  small:empty {
    display: none;
  }
`;
