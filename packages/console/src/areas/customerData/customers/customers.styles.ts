import styled from 'styled-components';

/** What is known of one person, scrolling by itself. */
export const Body = styled.div`
  overflow: auto;
  flex: 1;
  min-height: 0;
  padding: 0 24px 24px;

  h2 {
    margin: 20px 0 8px;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }
`;
