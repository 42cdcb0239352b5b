import { oneLine, tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

const mobile = '@media (max-width: 991.98px)';

export const Search = styled.div`
  flex: none;
  padding: 12px;
`;

export const Rows = styled.ul`
  overflow: auto;
  flex: 1;
  min-height: 0;
  margin: 0;
  padding: 0 8px 12px;
  list-style: none;
  scrollbar-width: thin;
`;

export const Row = styled.button`
  display: block;
  width: 100%;
  margin-bottom: 2px;
  padding: 8px 10px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: ${tokens.text};
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${tokens.hover};
  }

  &:focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: -2px;
  }

  &[aria-current] {
    background: ${tokens.raised};
    box-shadow: 0 0 0 1px ${tokens.line};
  }

  > span {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
  }

  b {
    ${oneLine}
    font-weight: 400;
  }

  &[aria-current] b {
    font-weight: 600;
  }

  small,
  code {
    flex: none;
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
  }

  code {
    ${oneLine}
    flex: 0 1 auto;
    font-family: ui-monospace, monospace;
  }

  ${mobile} {
    padding-block: 12px;
  }
`;

export const More = styled.p`
  margin: 0;
  padding: 8px 10px;
  color: ${tokens.text3};
  font-size: 12px;
  line-height: 18px;
`;
