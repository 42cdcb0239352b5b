import { below, tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** The work, and beside it the pages of a file or what is cited. */
export const Split = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-height: 0;
`;

export const Work = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow-y: auto;

  &[data-fills] {
    overflow: hidden;
  }
`;

export const Aside = styled.aside`
  display: flex;
  flex: none;
  flex-direction: column;
  width: clamp(360px, 32vw, 460px);
  min-height: 0;
  border-left: 1px solid ${tokens.line};
`;

export const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding: 8px 12px;
  border-bottom: 1px solid ${tokens.line};

  > :first-child {
    flex: 1;
    min-width: 140px;
  }
`;

/** Pages fill what they are given, on a phone a part of the sheet. */
export const Pages = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;

  &[data-sheet] {
    min-height: 60vh;
  }
`;

export const Inner = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 16px 24px 24px;

  ${below.mobile} {
    padding: 12px 16px 20px;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;

  > :first-child {
    flex: 1 1 220px;
    min-width: 0;
    max-width: 420px;
  }
`;
