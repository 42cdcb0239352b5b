import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';

export const Root = styled.div`
  ${surface}
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;

  /* The sheet with the source stays inside. */
  &[data-boxed] {
    contain: layout;
    container-type: size;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 16px;
  min-height: 44px;
  padding: 0 24px 8px;

  > dl {
    flex: none;
    max-width: 45%;
  }

  [data-tight] & > dl {
    display: none;
  }

  ${below.mobile} {
    padding: 10px 16px;
  }
`;

export const Panes = styled.div`
  display: grid;
  flex: 1;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr) 480px;
  min-height: 0;
  border-top: 1px solid ${(p) => p.theme.line};

  &[data-roomy] {
    grid-template-columns: minmax(0, 1fr) 580px;
  }

  ${below.mobile} {
    &,
    &[data-roomy] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const List = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

export const Beside = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border-inline-start: 1px solid ${(p) => p.theme.line};

  > [data-source] {
    display: flex;
    flex: 1 1 344px;
    flex-direction: column;
    min-height: 200px;
    overflow: hidden;
  }

  > [data-compare] {
    flex: 0 1 auto;
    max-height: 50%;
    overflow: hidden auto;
    border-top: 1px solid ${(p) => p.theme.line};
  }
`;

/** Room for the last row above the sheet that covers the lower part of a narrow screen. */
export const Clearance = styled.div`
  flex: none;
  height: 46dvh;

  [data-boxed] > & {
    height: 46cqh;
  }
`;

/** In the sheet of a narrow screen: what is compared, the source, and the verbs at its foot. */
export const InSheet = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;

  > [data-source] {
    display: flex;
    flex: 1 1 180px;
    flex-direction: column;
    min-height: 160px;
    overflow: hidden;
  }

  > [data-compare] {
    flex: 0 1 auto;
    max-height: 40%;
    overflow: hidden auto;
    border-top: 1px solid ${(p) => p.theme.line};
  }

  > footer {
    display: grid;
    flex: none;
    grid-template-columns: 1fr 1fr 1fr;
    gap: 8px;
    padding: 10px 16px 14px;
    border-top: 1px solid ${(p) => p.theme.line};
    background: ${(p) => p.theme.raised};
  }

  > footer button {
    height: 40px;
  }
`;
