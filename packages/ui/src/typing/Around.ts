import { styled } from 'styled-components';

/** Hears what is composed in the field within, and takes no part in the layout. */
export const Around = styled.div`
  display: contents;
`;
