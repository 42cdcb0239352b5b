import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';

export const Form = styled.section`
  ${surface}
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 12px 24px 16px;
  border-bottom: 1px solid ${(p) => p.theme.line};

  small {
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 18px;
  }

  em {
    color: ${(p) => p.theme.error};
    font-style: normal;
    font-size: 13px;
  }

  ${below.mobile} {
    padding-inline: 16px;
  }
`;

export const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
`;

export const Field = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;

  > label {
    color: ${(p) => p.theme.text2};
    font-size: 13px;
    line-height: 20px;
  }

  > [role='radiogroup'] {
    justify-self: start;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;

  > div {
    display: flex;
    flex-direction: column;
    gap: 8px;
    align-items: stretch;
  }

  ${below.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Grid = styled.div`
  overflow: auto hidden;
  scrollbar-width: thin;

  table {
    border-spacing: 0;
  }

  td {
    padding: 0;
    text-align: center;
  }
`;

export const Cell = styled.input`
  width: 100%;
  min-width: 88px;
  height: 32px;
  margin: 0;
  padding: 0 8px;
  border: 1px solid ${(p) => p.theme.line};
  border-radius: 0;
  background: ${(p) => p.theme.sheet};
  color: inherit;
  font: inherit;
  font-size: 13px;

  &[data-head] {
    background: ${(p) => p.theme.sunken};
    font-weight: 600;
  }

  &[aria-invalid] {
    border-color: ${(p) => p.theme.error};
  }

  &:focus-visible {
    position: relative;
    z-index: 1;
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: -1px;
  }

  &:disabled {
    color: ${(p) => p.theme.text3};
  }
`;

export const GridFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;
