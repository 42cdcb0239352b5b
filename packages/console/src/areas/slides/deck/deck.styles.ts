import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

export const Explained = styled.p`
  margin: 0 0 12px;
`;

/** Over the desk: what the deck waits for, or why it was stopped. */
export const Notices = styled.div`
  display: grid;
  flex: none;
  gap: 8px;
  padding: 8px 24px;
  border-bottom: 1px solid ${tokens.line};

  &:empty {
    display: none;
  }

  @media (max-width: 767.98px) {
    padding: 8px 16px;
  }
`;

/** While it is made: how far it is, and the pages that there are. */
export const Making = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: 16px;
  min-height: 0;
  padding: 16px 24px;
  overflow-y: auto;

  > * {
    min-width: 0;
  }

  @media (max-width: 767.98px) {
    padding: 12px 16px;
  }
`;

/** The name of the deck and how it looks, in a drawer. */
export const Look = styled.div`
  display: grid;
  gap: 16px;

  > label {
    display: grid;
    gap: 4px;
    color: ${tokens.text2};
  }
`;

/** In the head: what was done last and whether it is saved. */
export const Standing = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
`;

/** Words that something rests on. */
export const Quote = styled.blockquote`
  margin: 0;
  padding-inline-start: 12px;
  border-inline-start: 3px solid ${tokens.evidenceLine};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Pages side by side, as many as there is room for. */
export const Pages = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
