import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { focusRing, oneLine, plainButton, surface } from '../theme/mixins.js';

export const Root = styled.div`
  ${surface}
  --cx-guide: ${(p) => p.theme.line2};
  min-width: 0;

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

/** The members of a group along their guide: its line ends at the branch of the last one. */
export const Members = styled.ul`
  && {
    position: relative;
    margin-left: 10px;
    padding-left: 18px;
  }

  > li {
    position: relative;
  }

  > li::before {
    position: absolute;
    top: 17px;
    left: -18px;
    width: 12px;
    height: 1.5px;
    background: var(--cx-guide);
    content: '';
  }

  > li::after {
    position: absolute;
    top: 0;
    bottom: 0;
    left: -18px;
    width: 1.5px;
    background: var(--cx-guide);
    content: '';
  }

  > li:last-child::after {
    bottom: auto;
    height: 18px;
  }

  ${below.mobile} {
    && {
      margin-left: 2px;
      padding-left: 10px;
    }

    > li::before {
      top: 24px;
      left: -10px;
      width: 6px;
    }

    > li::after {
      left: -10px;
    }

    > li:last-child::after {
      height: 25px;
    }
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  height: 36px;

  ${below.mobile} {
    height: 44px;
  }
`;

/** How the members of a group are joined, lower than other segments. */
export const Match = styled.div`
  --cx-control-height: 24px;
  display: flex;
  flex: none;

  label {
    font-size: 12px;
  }

  label > span {
    padding: 0 8px;
  }

  [data-chosen] {
    font-weight: 600;
  }

  ${below.mobile} {
    --cx-control-height: 36px;
  }
`;

/** A name that is typed in its place: a field only to the one who goes there. */
export const Title = styled.input`
  ${oneLine}
  flex: 1 1 96px;
  width: 96px;
  max-width: 240px;
  height: 28px;
  padding: 0 6px;
  border: 1px solid transparent;
  border-radius: 4px;
  background: none;
  color: ${(p) => p.theme.text3};
  font: inherit;
  font-size: 13px;
  line-height: 20px;

  &::placeholder {
    color: ${(p) => p.theme.text3};
    opacity: 1;
  }

  &:hover:not(:read-only) {
    border-color: ${(p) => p.theme.line2};
  }

  &:focus-visible:not(:read-only) {
    border-color: ${(p) => p.theme.solid};
    outline: none;
    box-shadow: 0 0 0 3px ${(p) => p.theme.focusHalo};
  }
`;

/** People who fit this alone: one column at the right through all depths. */
export const Count = styled.span`
  flex: none;
  min-width: 64px;
  margin-inline-start: auto;
  color: ${(p) => p.theme.text2};
  font-size: 13px;
  line-height: 20px;
  text-align: right;
  white-space: nowrap;

  &[data-strong] {
    color: ${(p) => p.theme.text};
    font-weight: 600;
  }

  &[data-minus] {
    color: ${(p) => p.theme.error};
    font-weight: 600;
  }

  /* Where nothing can be removed, its figure stands over those that have a cross behind them. */
  &[data-alone] {
    margin-inline-end: 34px;
  }

  &[data-old] {
    color: ${(p) => p.theme.text3};
    font-weight: 400;
  }

  ${below.mobile} {
    min-width: 52px;

    &[data-alone] {
      margin-inline-end: 0;
    }
  }
`;

/** A value that is made of several parts: the words of all of them, and a panel to change them. */
export const ValueButton = styled.button`
  ${plainButton}
  display: flex;
  align-items: center;
  gap: 6px;
  height: 28px;
  padding: 0 8px;
  border: 1px solid ${(p) => p.theme.line2};
  border-radius: 4px;
  background: ${(p) => p.theme.sheet};
  font-size: 13px;
  line-height: 20px;
  ${focusRing}

  > span:first-child {
    ${oneLine}
    flex: 1 1 auto;
  }

  > span:first-child[data-open] {
    color: ${(p) => p.theme.text3};
  }

  > .anticon {
    flex: none;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
  }

  &:hover:not(:disabled) {
    border-color: ${(p) => p.theme.line3};
  }

  &[data-wrong] {
    border-color: ${(p) => p.theme.errorDot};
  }

  &:disabled {
    cursor: default;
  }

  ${below.mobile} {
    height: 36px;
  }
`;

export const Problem = styled.p`
  margin: -2px 0 4px;
  padding-left: 16px;
  color: ${(p) => p.theme.error};
  font-size: 12px;
  line-height: 18px;

  ${below.mobile} {
    margin-top: 4px;
    padding-left: 0;
  }
`;

export const Empty = styled.p`
  margin: 0;
  padding: 7px 0;
  color: ${(p) => p.theme.text3};
  font-size: 13px;
  line-height: 22px;
`;

export const Adding = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 6px 0 4px 28px;

  ${below.mobile} {
    margin-left: 0;
  }
`;

/** Those who are left out: a block of its own below. */
export const Excluded = styled.section`
  margin-top: 8px;
  padding: 4px 0 0 28px;
  border-top: 1px solid ${(p) => p.theme.line};

  > header {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 36px;
    color: ${(p) => p.theme.text2};
    font-size: 13px;
  }

  ${below.mobile} {
    padding-left: 0;
  }
`;

export const Panel = styled.div`
  ${surface}
  display: grid;
  gap: 12px;
  width: min(360px, calc(100vw - 48px));

  h3 {
    margin: 0 0 4px;
    color: ${(p) => p.theme.text3};
    font-weight: 400;
    font-size: 12px;
    line-height: 18px;
  }

  > section > div {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-bottom: 6px;
  }

  > section > div > * {
    min-width: 0;
  }

  > footer {
    display: flex;
    justify-content: flex-end;
  }
`;
