import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Root = styled.div`
  ${surface}
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding: 12px 24px;
  border-bottom: 1px solid ${tokens.line};

  ${below.mobile} {
    padding: 12px 16px;
  }
`;

export const Facts = styled.p`
  flex: 1 1 240px;
  min-width: 0;
  margin: 0;
  color: ${tokens.text3};
  font-size: 13px;
  line-height: 20px;
  overflow-wrap: anywhere;

  > span {
    display: block;
  }
`;

export const Aside = styled.div`
  padding: 12px 24px;
  border-bottom: 1px solid ${tokens.line};

  ${below.mobile} {
    padding-inline: 16px;
  }
`;

export const Text = styled.div`
  max-width: 760px;
  padding: 16px 24px 24px;

  /* A newer text is being written. */
  &[data-old] {
    color: ${tokens.text2};
  }

  ${below.mobile} {
    padding: 12px 16px 16px;
  }
`;

export const Nothing = styled.p`
  margin: 0;
  padding: 24px;
  color: ${tokens.text3};
`;

export const Editor = styled.div`
  display: grid;
  gap: 8px;
  padding: 16px 24px 24px;

  > p {
    margin: 0;
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
  }

  ${below.mobile} {
    padding: 12px 16px 16px;
  }
`;

export const Foot = styled.div`
  display: flex;
  gap: 8px;
  justify-content: flex-end;
`;

export const History = styled.div`
  display: flex;
  height: 560px;
  min-height: 0;
`;
