import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { oneLine } from '../theme/mixins.js';

export const About = styled.p`
  margin: 0;
  color: ${(p) => p.theme.text2};
`;

export const State = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 12px;
  border: 1px solid ${(p) => p.theme.line};
  border-radius: 6px;
  overflow-wrap: anywhere;

  > small {
    color: ${(p) => p.theme.text2};
  }
`;

export const Verbs = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

export const Choice = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin: 0 0 8px;
    padding: 0;
    border: 0;
    color: ${(p) => p.theme.text};
    font-size: 14px;
    font-weight: 600;
    line-height: 22px;
  }
`;

export const Roles = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  max-height: 240px;
  padding-inline-start: 24px;
  overflow-y: auto;
  overflow-wrap: anywhere;
`;

export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

export const Facts = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding: 8px 24px;
  border-bottom: 1px solid ${(p) => p.theme.line};
  color: ${(p) => p.theme.text2};
  font-size: 12px;
  line-height: 20px;

  > span {
    ${oneLine}
  }

  ${below.mobile} {
    padding: 8px 16px;
  }
`;
