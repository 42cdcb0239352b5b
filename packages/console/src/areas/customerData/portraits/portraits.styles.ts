import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** Charts and tables below each other, scrolling as a whole. */
export const Charts = styled.div`
  overflow: auto;
  flex: 1;
  min-height: 0;
  padding: 0 24px 32px;

  > p {
    margin: 0 0 12px;
    color: ${tokens.text3};
    font-size: 13px;
  }

  > h2 {
    margin: 20px 0 8px;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  @media (max-width: 991.98px) {
    padding-inline: 16px;
  }
`;

/** As many beside each other as fit. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(440px, 100%), 1fr));
  gap: 20px 28px;
`;

/** What a page is narrowed by, over what it shows. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-bottom: 12px;

  > label {
    color: ${tokens.text2};
  }
`;

/** A table that is wider than a phone scrolls in its own room. */
export const Wide = styled.div`
  overflow-x: auto;
`;
