import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { plainButton } from '../theme/mixins.js';

export const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  min-height: 36px;

  > [data-part='attribute'] {
    flex: none;
    width: 118px;
  }

  > [data-part='operator'] {
    flex: none;
    width: 92px;
  }

  > [data-part='value'] {
    display: flex;
    flex: 1 1 0;
    gap: 6px;
    align-items: center;
    min-width: 0;
    max-width: 236px;
  }

  > [data-part='value'] > * {
    flex: 1 1 0;
    min-width: 0;
  }

  /* Several values are read as one text, not as tags. */
  > [data-part='value'] [class*='select-selection-item'] {
    padding-inline: 0;
    border: 0;
    background: none;
  }

  > [data-part='value'] > small {
    flex: none;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
  }

  /* Where it would come to stand. */
  &[data-drop='before']::after,
  &[data-drop='after']::after {
    position: absolute;
    z-index: 2;
    right: 0;
    left: 0;
    height: 2px;
    border-radius: 1px;
    background: ${(p) => p.theme.solid};
    content: '';
  }

  &[data-drop='before']::after {
    top: -1px;
  }

  &[data-drop='after']::after {
    bottom: -1px;
  }

  &[data-dragged] {
    opacity: 0.45;
  }

  ${below.mobile} {
    flex-wrap: wrap;
    padding: 6px 0 8px;
    border-bottom: 1px solid ${(p) => p.theme.line};

    > [data-part='attribute'] {
      width: calc(58% - 3px);
    }

    > [data-part='operator'] {
      width: calc(42% - 3px);
    }

    > [data-part='value'] {
      max-width: none;
    }
  }
`;

export const Handle = styled.button`
  ${plainButton}
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 24px;
  height: 24px;
  margin-inline: -8px -2px;
  border-radius: 4px;
  color: ${(p) => p.theme.text4};
  cursor: grab;

  &:hover,
  &:focus-visible {
    background: ${(p) => p.theme.hover};
    color: ${(p) => p.theme.text2};
  }

  ${below.mobile} {
    order: 9;
    width: 32px;
    height: 32px;
    margin: 0;
  }
`;
