import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

export const Trial = styled.section`
  > h3 {
    margin: 0;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  > p {
    margin: 4px 0 12px;
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
  }
`;

export const Asked = styled.div`
  display: flex;
  gap: 8px;
  margin-bottom: 12px;
`;

export const Result = styled.div`
  display: grid;
  gap: 8px;
  padding: 12px;
  border: 1px solid ${tokens.line};
  border-radius: 8px;
  background: ${tokens.sunken};
  overflow-wrap: anywhere;

  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    margin: 0;
  }

  small {
    color: ${tokens.text3};
  }
`;

export const Sources = styled.ol`
  margin: 0;
  padding-inline-start: 20px;
  color: ${tokens.text2};
  font-size: 13px;
`;
