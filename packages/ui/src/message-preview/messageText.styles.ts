import { styled } from 'styled-components';

/** Takes its colours from the picture that it stands in. */
export const Filled = styled.span`
  box-shadow: inset 0 -2px 0 var(--filled);
`;

export const LinkText = styled.span`
  color: var(--link, inherit);
  text-decoration: underline;
  text-underline-offset: 2px;
`;

export const Missing = styled.span`
  padding: 0 3px;
  border: 1px dashed currentcolor;
  border-radius: 4px;
  color: var(--missing);
`;

export const Begins = styled.span`
  display: inline-block;
  width: 0;
  height: 1.1em;
  margin: 0 2px;
  border-inline-start: 2px solid var(--missing);
  vertical-align: text-bottom;
`;
