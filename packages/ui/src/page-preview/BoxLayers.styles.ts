import { styled } from 'styled-components';

/** Takes the pointer all over a page while a box is drawn. */
export const Drawing = styled.div`
  position: absolute;
  inset: 0;
  cursor: crosshair;
  touch-action: none;
`;

export const Box = styled.div`
  position: absolute;
  box-sizing: border-box;
  border: 2px solid ${(p) => p.theme.brand};
  border-radius: 2px;
  background: color-mix(in srgb, ${(p) => p.theme.brand} 12%, transparent);
  pointer-events: none;
`;

export const Handle = styled.button`
  position: absolute;
  padding: 0;
  border: 2px solid ${(p) => p.theme.sheet};
  border-radius: 6px;
  background: ${(p) => p.theme.evidenceLine};
  touch-action: none;

  /* A finger needs more than what is seen. */
  &::after {
    content: '';
    position: absolute;
    inset: -8px;
  }

  &[data-edge='left'],
  &[data-edge='right'] {
    width: 10px;
    height: 24px;
    translate: -50% -50%;
    cursor: ew-resize;
  }

  &[data-edge='top'],
  &[data-edge='bottom'] {
    width: 24px;
    height: 10px;
    translate: -50% -50%;
    cursor: ns-resize;
  }

  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: 2px;
  }
`;
