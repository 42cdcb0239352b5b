import { styled } from 'styled-components';

/** What a page stands in: it fills the sheet, and side drawers are placed in it. */
export const Page = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
`;
