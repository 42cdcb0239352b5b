import { oneLine, tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

export const Head = styled.header`
  display: flex;
  flex: none;
  gap: 10px;
  align-items: center;
  height: 52px;
  padding: 0 20px;

  h2 {
    flex: none;
    margin: 0;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  small {
    ${oneLine}
    color: ${tokens.text3};
    font-size: 12px;
  }

  > :last-child {
    flex: none;
    margin-left: auto;
  }

  @media (max-width: 991.98px) {
    padding: 0 16px;
  }
`;
