import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Frame = styled.div`
  ${surface}
  position: relative;
  display: flex;
  flex: 1;
  min-width: 0;
  min-height: 0;
  overflow: hidden;

  /* The sheet stays inside. */
  &[data-boxed] {
    contain: layout;
    container-type: size;
  }
`;

export const Page = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

/** The last rows can be scrolled out from under the sheet. */
export const Clearance = styled.div`
  flex: none;
  height: 46dvh;

  [data-boxed] & {
    height: 46cqh;
  }
`;

/** Beside the page, or over its end where both would be too narrow. A sheet finds its place by itself. */
export const Dock = styled.div`
  display: flex;
  flex: none;
  width: 441px;
  min-height: 0;
  border-inline-start: 1px solid ${tokens.line};
  background: ${tokens.sheet};

  &[data-over] {
    position: absolute;
    z-index: 5;
    inset-block: 0;
    inset-inline-end: 0;
    border: 0;
    background: ${tokens.raised};
    box-shadow: ${tokens.shadow3};
  }

  ${below.mobile} {
    &,
    &[data-over] {
      display: contents;
    }
  }
`;
