import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';

const narrow = '&[data-room="narrow"]';

export const Root = styled.div`
  ${surface}
  display: grid;
  flex: 1;
  grid-template-columns: 264px minmax(0, 1fr) 320px;
  grid-template-rows: minmax(0, 1fr);
  min-height: 0;
  border-top: 1px solid ${(p) => p.theme.line};

  @media (max-width: 1279.98px) {
    grid-template-columns: 248px minmax(0, 1fr) 288px;
  }

  ${narrow} {
    display: flex;
    flex-direction: column;
    overflow: hidden auto;
    border-top: 0;
  }
`;

export const Left = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
  border-inline-end: 1px solid ${(p) => p.theme.line};
  background: ${(p) => p.theme.sunken};
`;

/** The page stays in sight while what belongs to it scrolls. */
export const Middle = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow: hidden auto;

  > div:last-child {
    flex: 1 0 auto;
    border-top: 1px solid ${(p) => p.theme.line};
  }

  @media (min-height: 760px) {
    overflow: hidden;

    > div:last-child {
      flex: 1 1 0;
      min-height: 0;
      overflow: hidden auto;
      scrollbar-width: thin;
    }
  }

  ${below.mobile} {
    display: block;
    flex: none;
    overflow: visible;

    > div:last-child {
      overflow: visible;
    }
  }
`;

export const Right = styled.div`
  min-width: 0;
  min-height: 0;
  overflow: hidden auto;
  border-inline-start: 1px solid ${(p) => p.theme.line};
  scrollbar-width: thin;

  ${below.mobile} {
    flex: none;
    overflow: visible;
    border-inline-start: 0;
    border-top: 1px solid ${(p) => p.theme.line};
  }
`;

export const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  flex: none;
  gap: 8px;
  margin-top: auto;
  padding: 10px 16px 14px;
  border-top: 1px solid ${(p) => p.theme.line};
  background: ${(p) => p.theme.sheet};

  > * {
    flex: 1;
  }
`;
