import { below, tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** What an import gave as its reason. */
export const Quote = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px 20px;

  blockquote {
    margin: 0;
    padding: 4px 0 4px 12px;
    border-inline-start: 3px solid ${tokens.evidenceLine};
    overflow-wrap: anywhere;
  }
`;

/** What narrows the list, over it. */
export const Narrow = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  padding-top: 12px;
  border-bottom: 1px solid ${tokens.line};

  ${below.mobile} {
    padding-top: 0;
  }

  > * {
    flex: 1;
    min-width: 0;
  }
`;
