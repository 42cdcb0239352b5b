import { styled } from 'styled-components';
import { below, density } from '../theme/layout.js';
import { oneLine, plainButton, surface } from '../theme/mixins.js';

export const Root = styled.section`
  ${surface}
  min-width: 0;
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 20px;
  min-height: 44px;
  padding: 0 24px;

  > h2 {
    flex: none;
    margin: 0;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  > h2 > small {
    margin-left: 8px;
    color: ${(p) => p.theme.text3};
    font-weight: 400;
    font-size: 13px;
  }

  > div {
    display: flex;
    gap: 16px;
    margin-left: auto;
    color: ${(p) => p.theme.text2};
    font-size: 12px;
  }

  ${below.mobile} {
    padding: 0 16px;

    > div {
      gap: 12px;
    }
  }
`;

const columns = 'minmax(0, 1fr) 104px minmax(0, 1fr) 148px';

export const Titles = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  align-items: center;
  height: 36px;
  padding: 0 24px;
  border-block: 1px solid ${(p) => p.theme.line};
  background: ${(p) => p.theme.sunken};
  color: ${(p) => p.theme.text3};
  font-size: 13px;

  ${below.mobile} {
    display: none;
  }
`;

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.button`
  ${plainButton}
  display: grid;
  grid-template-areas: 'name state audience dates';
  grid-template-columns: ${columns};
  align-items: center;
  width: 100%;
  min-height: ${density.row};
  padding: 0 24px;
  border-bottom: 1px solid ${(p) => p.theme.line};

  &:hover {
    background: ${(p) => p.theme.hover};
  }

  &[aria-current] {
    background: ${(p) => p.theme.tint2};
  }

  &[aria-current] > b {
    font-weight: 600;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  > b {
    ${oneLine}
    grid-area: name;
    padding-right: 12px;
    font-weight: 400;
  }

  > span {
    ${oneLine}
    grid-area: state;
  }

  > em,
  > time {
    ${oneLine}
    grid-area: audience;
    padding-right: 12px;
    color: ${(p) => p.theme.text2};
    font-style: normal;
  }

  > time {
    grid-area: dates;
    padding-right: 0;
  }

  ${below.mobile} {
    grid-template-areas: 'name state' 'audience dates';
    grid-template-columns: minmax(0, 1fr) max-content;
    min-height: 60px;
    padding: 9px 16px;

    > b {
      font-weight: 600;
    }

    > span,
    > em,
    > time {
      font-size: 13px;
      line-height: 20px;
    }

    > span {
      justify-self: end;
    }

    &:not([aria-current]) > time {
      color: ${(p) => p.theme.text3};
    }
  }
`;
