import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  overflow: auto;
  flex: 1;
  align-content: start;
  grid-template-columns: minmax(0, 760px) 400px;
  gap: 32px;
  min-height: 0;
  padding: 16px 24px 40px;

  @media (max-width: 1199.98px) {
    grid-template-columns: minmax(0, 1fr);
  }

  @media (max-width: 991.98px) {
    padding-inline: 16px;
  }
`;

export const Aside = styled.aside`
  min-width: 0;

  h2 {
    margin: 0;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  > p {
    margin: 0 0 12px;
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
  }
`;

export const Written = styled.div`
  display: flex;
  gap: 8px;
`;
