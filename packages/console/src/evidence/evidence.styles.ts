import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** A drawer leaves room around what it shows; pages want all of it. */
export const Filled = styled.div`
  display: flex;
  flex-direction: column;
  height: calc(100% + 40px);
  margin: -20px -24px;
`;

/** The words that are cited. */
export const CitedQuote = styled.blockquote`
  flex: none;
  max-height: 30%;
  margin: 12px 24px;
  padding: 2px 0 2px 12px;
  overflow: auto;
  border-inline-start: 3px solid ${tokens.evidenceLine};
  font-size: 13px;
  line-height: 22px;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Where they stand. */
export const CitedPages = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  border-top: 1px solid ${tokens.line};
`;
