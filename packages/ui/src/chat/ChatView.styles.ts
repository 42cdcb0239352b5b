import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { hiddenVisually, oneLine, surface } from '../theme/mixins.js';

export const Root = styled.div`
  ${surface}
  position: relative;
  display: flex;
  flex: 1;
  min-width: 0;
  min-height: 0;
  height: 100%;
  overflow: hidden;
  background: ${(p) => p.theme.sheet};

  &[data-standalone] {
    height: 100dvh;
  }

  /* What would cover the window stays inside, and is measured by it. */
  &[data-boxed] {
    contain: layout;
    container-type: size;
  }
`;

export const Conversations = styled.div`
  flex: none;
  width: 236px;
  min-height: 0;
  border-right: 1px solid ${(p) => p.theme.line};
`;

export const Talk = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  /* What the sheet leaves free, so that the cited words can be scrolled into it. */
  &[data-under-sheet] {
    padding-bottom: 46dvh;
  }

  [data-boxed] > &[data-under-sheet] {
    padding-bottom: 46cqh;
  }
`;

/** For those who move by headings, where the shell draws the title. */
export const HeardTitle = styled.h1`
  ${hiddenVisually}
`;

export const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  height: 52px;
  padding: 0 16px 0 24px;
  border-bottom: 1px solid ${(p) => p.theme.line};

  h1 {
    ${oneLine}
    margin: 0;
    font-size: 15px;
    font-weight: 600;
    line-height: 22px;
  }

  > .tag {
    flex: none;
    height: 20px;
    padding: 0 6px;
    border-radius: 4px;
    background: ${(p) => p.theme.hover};
    color: ${(p) => p.theme.text2};
    font-size: 12px;
    line-height: 20px;
  }

  > .history {
    margin-left: -8px;
  }

  ${below.mobile} {
    padding: 0 4px 0 16px;

    h1 {
      font-size: 16px;
    }

    > .tag {
      display: none;
    }
  }
`;

export const HeadActions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
  margin-left: auto;
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

export const Start = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  overflow-y: auto;
`;

export const RailHolder = styled.div`
  flex: none;
  width: 441px;
  min-height: 0;
  border-left: 1px solid ${(p) => p.theme.line};
`;

export const SkeletonHolder = styled.div`
  width: 100%;
  max-width: 680px;
  margin: 0 auto;
  padding: 24px 0;
`;
