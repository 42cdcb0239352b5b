import { styled } from 'styled-components';
import { oneLine, surface } from '../theme/mixins.js';

export const Root = styled.section`
  ${surface}
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  container-type: inline-size;

  > header {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    min-height: 48px;
    padding: 4px 24px;
    border-bottom: 1px solid ${(p) => p.theme.line};
  }

  h2 {
    flex: 1;
    margin: 0;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  @container (width < 480px) {
    > header {
      padding-inline: 16px;
    }
  }
`;

export const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: 0 24px 24px;

  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: -2px;
  }

  @container (width < 480px) {
    padding-inline: 16px;
  }
`;

export const Day = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);

  > h3 {
    margin: 0;
    padding-top: 15px;
    color: ${(p) => p.theme.text3};
    font-weight: 400;
    font-size: 12px;
    line-height: 18px;
  }
`;

export const Row = styled.li`
  display: flex;
  gap: 12px;
  min-height: 57px;
  padding: 8px 0;
  border-bottom: 1px solid ${(p) => p.theme.line};

  > i {
    display: grid;
    flex: none;
    width: 28px;
    height: 28px;
    margin-top: 5px;
    border-radius: 50%;
    background: ${(p) => p.theme.sunken};
    color: ${(p) => p.theme.text2};
    font-style: normal;
    place-items: center;
  }

  &[data-kind='order'] > i {
    background: ${(p) => p.theme.tint};
    color: ${(p) => p.theme.linkOnTint};
  }

  > div {
    flex: 1;
    min-width: 0;
  }

  &[data-kind='order'] b {
    font-weight: 600;
  }

  b {
    ${oneLine}
    display: block;
    font-weight: 400;
    line-height: 20px;
  }

  p {
    ${oneLine}
    margin: 0;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 20px;
  }

  > div:last-child {
    flex: none;
    text-align: end;
  }
`;

export const More = styled.div`
  padding-top: 12px;
  text-align: center;
`;
