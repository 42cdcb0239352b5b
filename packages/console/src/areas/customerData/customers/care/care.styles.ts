import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** Customers that look like one person. */
export const Group = styled.section`
  margin-top: 12px;
  padding: 4px 16px;
  border: 1px solid ${tokens.line};
  border-radius: 8px;
`;

export const People = styled.ul`
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
`;

export const Person = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 8px 0;
  list-style: none;

  > :first-child {
    flex: 1;
    min-width: 0;
  }

  b {
    font-weight: 500;
  }

  p {
    margin: 0;
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
    overflow-wrap: anywhere;
  }

  & + & {
    border-top: 1px solid ${tokens.line};
  }
`;
