import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

export const Taken = styled.span`
  color: ${tokens.error};
`;

/** The code of a link at the left, and what is counted of it at the right. */
export const Shared = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 280px) minmax(0, 1fr);
  gap: 16px 24px;
  align-items: start;
  margin-bottom: 16px;
  padding-bottom: 16px;
  border-bottom: 1px solid ${tokens.line};

  p {
    margin: 0 0 12px;
    color: ${tokens.text2};
  }

  @media (max-width: 575.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What stands on the sheet below the tabs, and scrolls. */
export const Scrolled = styled.div`
  display: flex;
  overflow: auto;
  flex: 1;
  flex-direction: column;
  gap: 16px;
  min-height: 0;
  padding: 0 24px 32px;

  @media (max-width: 991.98px) {
    padding: 12px 16px 32px;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;

  > button:last-child {
    margin-inline-start: auto;
  }
`;

/** Two tables beside each other where there is room. */
export const Tables = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px 24px;
  align-items: start;

  h3 {
    margin: 0 0 8px;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  @media (max-width: 991.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
