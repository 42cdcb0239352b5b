import { styled } from 'styled-components';
import { fonts } from '../theme/layout.js';
import { tokens } from '../theme/tokens.js';

export const Terms = styled.dl`
  display: grid;
  gap: 10px;
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: 0 12px;
  }

  dt {
    color: ${tokens.text3};
    font-size: 13px;
  }

  dd {
    min-width: 0;
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

export const Formula = styled.code`
  display: block;
  padding: 8px 12px;
  border-block: 1px solid ${tokens.line};
  background: ${tokens.sunken};
  font: 13px/20px ${fonts.code};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Missing = styled.span`
  color: ${tokens.text3};
`;
