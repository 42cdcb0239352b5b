import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { focusRing, surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';
import type { ImportField } from './types.js';

export const Scroller = styled.div`
  ${surface}
  max-height: max(240px, min(600px, 56vh));
  margin-inline: -24px;
  overflow: auto;
  border-block: 1px solid ${tokens.line};
  overscroll-behavior: contain;
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Table = styled.div`
  min-width: max-content;

  ${below.mobile} {
    min-width: 0;
  }
`;

/** The columns of a row: its number, what becomes of it, and its fields. */
export const tracksOf = (fields: readonly ImportField[]): string =>
  ['80px 88px', ...fields.map(({ weight = 1 }) => `minmax(${weight < 1 ? 72 : 120}px, ${weight}fr)`)].join(' ');

export const Line = styled.div<{ $tracks: string }>`
  display: grid;
  grid-template-columns: ${(p) => p.$tracks};
  align-items: start;
  min-width: 100%;
  padding: 0 24px;
  border-bottom: 1px solid ${tokens.line};

  > * {
    min-width: 0;
    padding: 5px 12px 5px 0;
  }

  &[data-head] {
    position: sticky;
    top: 0;
    z-index: 1;
    background: ${tokens.sunken};
    color: ${tokens.text3};
    font-size: 13px;
    line-height: 20px;
  }

  &[data-index] {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    min-height: 40px;
  }

  > [data-plain] {
    padding-top: 9px;
    line-height: 22px;
  }

  [data-label] > [data-plain] {
    padding: 4px 0;
    overflow-wrap: anywhere;
  }

  > [data-row] {
    color: ${tokens.text3};
    font-size: 13px;
  }

  > [data-label]::before {
    display: none;
  }

  ${below.mobile} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 8px 24px;

    &[data-head] {
      display: none;
    }

    > [data-label] {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: 88px minmax(0, 1fr);
      align-items: center;
      padding: 3px 0;
    }

    > [data-label]::before {
      display: block;
      color: ${tokens.text2};
      font-size: 13px;
      content: attr(data-label);
      overflow-wrap: anywhere;
    }

    > [data-label] > p {
      grid-column: 2;
    }
  }
`;

export const Message = styled.p`
  margin: 1px 0 2px;
  color: ${tokens.error};
  font-size: 12px;
  line-height: 18px;
  overflow-wrap: anywhere;

  &[data-note] {
    color: ${tokens.text2};
  }

  [role='row'] > & {
    grid-column: 3 / -1;
    padding-top: 0;
  }

  ${below.mobile} {
    [role='row'] > & {
      grid-column: 1 / -1;
    }
  }
`;

/** A value that is read as text, and edited as a field. */
export const Value = styled.input`
  box-sizing: border-box;
  width: calc(100% + 8px);
  height: 28px;
  margin: 1px 0 0 -8px;
  padding: 0 7px;
  border: 1px solid transparent;
  border-radius: 4px;
  background: transparent;
  color: inherit;
  font: inherit;
  text-overflow: ellipsis;

  &:hover {
    border-color: ${tokens.line3};
  }

  &[aria-invalid='true'] {
    border-color: ${tokens.errorDot};
    background: ${tokens.sheet};
  }

  &:focus {
    border-color: ${tokens.solid};
    outline: none;
    background: ${tokens.sheet};
    box-shadow: 0 0 0 3px ${tokens.focusHalo};
  }

  ${below.mobile} {
    width: 100%;
    height: 40px;
    margin: 0;
    border-color: ${tokens.line2};
    border-radius: 6px;
  }
`;
