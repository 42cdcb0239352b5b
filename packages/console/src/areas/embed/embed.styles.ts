import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** Under this width the preview is a tab of the key; under the mobile one all stand below each other. */
const narrow = '@media (max-width: 1279.98px)';
const mobile = '@media (max-width: 991.98px)';

/** List, key and preview beside each other, each scrolling alone. */
export const Panes = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 288px minmax(0, 1fr) 460px;
  min-height: 0;
  border-top: 1px solid ${tokens.line};

  ${narrow} {
    grid-template-columns: 240px minmax(0, 1fr);
  }

  ${mobile} {
    display: flex;
    flex-direction: column;
    border-top: 0;
  }
`;

export const ListPane = styled.nav`
  display: flex;
  flex-direction: column;
  min-height: 0;
  border-right: 1px solid ${tokens.line};
  background: ${tokens.sunken};

  ${mobile} {
    flex: 1;
    border-right: 0;
    background: none;

    &[data-aside] {
      display: none;
    }
  }
`;

/** Key and preview of it; in a middling window one of them at a time. */
export const KeyPanes = styled.div`
  display: contents;

  ${narrow} {
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;

    &[data-tab='preview'] > [data-pane='settings'],
    &[data-tab='settings'] > [data-pane='preview'] {
      display: none;
    }
  }

  ${mobile} {
    overflow: auto;
    flex: 1;

    &:not([data-open]) {
      display: none;
    }

    && > [data-pane] {
      display: block;
      overflow: visible;
      flex: none;
    }
  }
`;

export const KeyTabs = styled.div`
  display: none;

  ${narrow} {
    display: flex;
    flex: none;
    padding: 10px 24px 0;
  }

  ${mobile} {
    display: none;
  }
`;

export const KeyPane = styled.section`
  display: flex;
  overflow: auto;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  &:focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: -2px;
  }
`;

export const PreviewPane = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border-left: 1px solid ${tokens.line};
  background: ${tokens.sunken};

  ${narrow} {
    border-left: 0;
  }

  ${mobile} {
    border-top: 1px solid ${tokens.line};
  }
`;
