import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';

export const Root = styled.section`
  ${surface}

  > * {
    padding-inline: 20px;
  }

  ${below.mobile} {
    > * {
      padding-inline: 16px;
    }
  }
`;

export const Head = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  height: 44px;

  > h2 {
    margin: 0;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
    white-space: nowrap;
  }

  > p {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 0 8px;
    margin: 0;
    color: ${(p) => p.theme.text3};
    font-size: 13px;
  }

  [data-tone='error'] {
    color: ${(p) => p.theme.error};
  }

  [data-tone='warning'] {
    color: ${(p) => p.theme.warn};
  }
`;

export const Kind = styled.section`
  padding-block: 8px 6px;
  border-top: 1px solid ${(p) => p.theme.line};
  font-size: 13px;
  line-height: 20px;

  > h3 {
    display: flex;
    gap: 8px;
    align-items: center;
    margin: 0;
    font-weight: 600;
    font-size: 13px;
    line-height: 20px;
  }

  > h3 > small {
    color: ${(p) => p.theme.text3};
    font-weight: 400;
    font-size: 13px;
  }

  > h3[data-tone='error'] > .anticon {
    color: ${(p) => p.theme.error};
  }

  > h3[data-tone='warning'] > .anticon {
    color: ${(p) => p.theme.warn};
  }

  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: minmax(52px, auto) minmax(0, 1fr);
    gap: 0 10px;
    align-items: start;
    justify-items: start;
    padding: 5px 0;
  }

  li > span {
    padding: 2px 0;
    overflow-wrap: anywhere;
  }

  li > button:nth-child(3) {
    grid-column: 2;
  }

  ${below.mobile} {
    li > button {
      min-height: 32px;
    }

    li > span {
      padding: 6px 0;
    }
  }
`;

export const Undo = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  margin: 0;
  padding-block: 6px;
  background: ${(p) => p.theme.sunken};
  font-size: 13px;
  line-height: 20px;

  > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Right = styled.p`
  display: flex;
  gap: 8px;
  align-items: baseline;
  margin: 0;
  padding-block: 12px;
  border-top: 1px solid ${(p) => p.theme.line};
  color: ${(p) => p.theme.text2};
  font-size: 13px;
  line-height: 20px;

  > .anticon {
    color: ${(p) => p.theme.ok};
  }
`;

export const Note = styled.section`
  ${surface}
  padding: 12px 20px 16px;
  border-top: 1px solid ${(p) => p.theme.line};
  color: ${(p) => p.theme.text2};
  font-size: 13px;
  line-height: 20px;

  > h2 {
    margin: 0 0 4px;
    color: ${(p) => p.theme.text};
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  > ul {
    margin: 0;
    padding: 0 0 0 16px;
  }

  > p {
    margin: 8px 0 0;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 18px;
  }

  ${below.mobile} {
    padding-inline: 16px;
  }
`;
