import { oneLine, tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** Name, state and what can be done with a key; stays in sight over its fields. */
export const Head = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex: none;
  gap: 8px;
  align-items: center;
  min-height: 52px;
  padding: 0 24px;
  background: ${tokens.sheet};

  h2 {
    ${oneLine}
    margin: 0;
    font-weight: 600;
    font-size: 16px;
    line-height: 24px;
  }

  > div {
    display: flex;
    flex: none;
    gap: 8px;
    margin-left: auto;
  }

  @media (max-width: 991.98px) {
    flex-wrap: wrap;
    padding: 8px 16px;
  }
`;
