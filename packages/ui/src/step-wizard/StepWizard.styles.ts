import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { focusRing, surface } from '../theme/mixins.js';
import { Notice } from '../states/Notice.js';
import { tokens } from '../theme/tokens.js';

export const Root = styled.div`
  ${surface}
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

export const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow: auto;
  /* Rings of what stands at the edge. */
  margin: -4px -4px 0;
  padding: 4px 4px 0;
`;

export const Step = styled.section`
  max-width: 680px;

  > h2 {
    width: fit-content;
    margin: 0;
    font-size: 16px;
    font-weight: 600;
    line-height: 24px;

    ${focusRing}
  }

  > p {
    margin: 2px 0 0;
    color: ${tokens.text2};
  }
`;

export const Content = styled.div`
  margin-top: 16px;
`;

export const Told = styled(Notice)`
  margin-top: 12px;
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  min-height: 56px;
  margin-top: 16px;
  padding: 12px 0;
  border-top: 1px solid ${tokens.line};

  > span {
    margin-inline-end: auto;
    color: ${tokens.text2};
  }

  ${below.mobile} {
    position: sticky;
    bottom: 0;
    background: ${tokens.sheet};

    > [role='alert'] {
      flex: 1 1 100%;
    }

    > button:last-child {
      flex: 1;
      height: 40px;
    }
  }
`;
