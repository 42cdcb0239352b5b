import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';

/** The panes, each of which scrolls alone. */
export const Frame = styled.div`
  ${surface}
  position: relative;
  display: grid;
  flex: 1;
  grid-template-columns: 184px minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  border-top: 1px solid ${(p) => p.theme.line};

  &[data-open] {
    grid-template-columns: 184px minmax(0, 1fr) 320px;
  }

  &[data-roomy] {
    grid-template-columns: 216px minmax(0, 1fr);
  }

  &[data-roomy][data-open] {
    grid-template-columns: 216px minmax(0, 1fr) 360px;
  }

  &:where([data-room='narrow']) {
    display: flex;
    flex-direction: column;
    border: 0;
  }
`;

export const Pane = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  & + & {
    border-inline-start: 1px solid ${(p) => p.theme.line};
  }

  > aside {
    flex: 1;
  }

  ${below.mobile} {
    & + & {
      border: 0;
    }
  }
`;

/** Where there is no room beside the drawing, what is told of the node stands under it. */
export const Under = styled(Pane)`
  ${below.mobile} {
    flex: none;
    height: min(304px, 46%);
    border-radius: 14px 14px 0 0;
    box-shadow: ${(p) => p.theme.shadow3};
  }
`;
