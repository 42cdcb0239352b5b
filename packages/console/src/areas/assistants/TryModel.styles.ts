import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

export const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
`;

export const Said = styled.blockquote`
  margin: 8px 0 0;
  padding: 12px;
  border: 1px solid ${tokens.line};
  border-radius: 8px;
  background: ${tokens.sunken};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Foot = styled.div`
  margin-top: 8px;
`;
