import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';

export const Root = styled.section`
  ${surface}
  padding: 16px 24px;

  ${below.mobile} {
    padding-inline: 16px;
  }

  > h2 {
    margin: 0 0 4px;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  > p {
    margin: 0;
    color: ${(p) => p.theme.text2};
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  margin-bottom: 12px;

  > figure {
    min-width: 0;
    margin: 0;
    padding: 1px;
  }

  figcaption {
    margin-bottom: 4px;
    color: ${(p) => p.theme.text2};
    font-size: 13px;
    line-height: 20px;
  }

  ${below.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Changes = styled.dl`
  margin: 0;
  font-size: 13px;
  line-height: 20px;

  > div {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr) minmax(0, 1fr);
    gap: 0 16px;
    padding: 6px 0;
    border-top: 1px solid ${(p) => p.theme.line};
  }

  dt {
    color: ${(p) => p.theme.text3};
  }

  dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  dd > span:only-child {
    color: ${(p) => p.theme.text2};
  }

  del {
    background: ${(p) => p.theme.errorBg};
    color: ${(p) => p.theme.error};
  }

  ins {
    background: ${(p) => p.theme.okBg};
    color: ${(p) => p.theme.ok};
    text-decoration: underline;
  }

  ${below.mobile} {
    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 2px;
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  justify-content: flex-end;
  margin-top: 16px;
`;
