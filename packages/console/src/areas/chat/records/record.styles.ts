import { keyCap, oneLine } from '@console/ui/theme';
import { styled } from 'styled-components';

/** Who asked, and when. */
export const Who = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin: 0 0 16px;
  color: ${(p) => p.theme.text3};
  font-size: 13px;
`;

export const Turns = styled.ol`
  display: grid;
  gap: 24px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    min-width: 0;
  }

  > li + li {
    padding-top: 24px;
    border-top: 1px solid ${(p) => p.theme.line};
  }
`;

/** How the reader judged, between hairlines. */
export const Judged = styled.div`
  display: flex;
  gap: 10px;
  margin-top: 12px;
  padding: 8px 0;
  border-block: 1px solid ${(p) => p.theme.line};
  font-size: 13px;

  > .anticon {
    margin-top: 4px;
  }

  &[data-disliked] > .anticon {
    color: ${(p) => p.theme.error};
  }

  > p {
    min-width: 0;
    margin: 0;
    color: ${(p) => p.theme.text2};
    overflow-wrap: anywhere;
  }

  b {
    margin-inline-end: 12px;
    color: ${(p) => p.theme.text};
    font-weight: 600;
  }
`;

export const Evidence = styled.div`
  h3 {
    margin: 0 0 4px;
    font-size: 13px;
    line-height: 20px;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 36px;
    border-top: 1px solid ${(p) => p.theme.line};
    font-size: 13px;
  }

  li > b {
    flex: none;
    min-width: 20px;
    padding: 0 5px;
    border-radius: 4px;
    background: ${(p) => p.theme.tint};
    color: ${(p) => p.theme.linkOnTint};
    font-size: 12px;
    font-weight: 600;
    line-height: 18px;
    text-align: center;
  }

  li[aria-current] > b {
    background: ${(p) => p.theme.evidenceBg};
    color: ${(p) => p.theme.evidence};
    box-shadow: 0 0 0 1px ${(p) => p.theme.evidenceLine};
  }

  li > span {
    ${oneLine}
    flex: 1;
  }

  li > small {
    flex: none;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
  }
`;

/** The facts of a turn in one line, which open. */
export const Facts = styled.details`
  margin-top: 12px;

  summary {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    color: ${(p) => p.theme.text2};
    font-size: 13px;
    cursor: pointer;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary > .anticon {
    font-size: 10px;
    transition: rotate 120ms;
  }

  &[open] > summary > .anticon {
    rotate: 180deg;
  }

  > div {
    display: grid;
    gap: 16px;
    margin-top: 12px;
  }
`;

/** What the keyboard does, on the button that does it too. */
export const Key = styled.kbd`
  ${keyCap}
  margin-inline-start: 6px;
`;

/** How many wait, where there is room to say it. */
export const Waiting = styled.span`
  display: none;
  margin-inline-start: auto;
  color: ${(p) => p.theme.text3};
  font-size: 13px;

  [data-roomy] & {
    display: inline;
  }
`;

/** What can be done about an answer, side by side. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** What the question would be answered now. */
export const Again = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  margin-top: 12px;

  > * {
    width: 100%;
    min-width: 0;
  }

  h3 {
    margin: 0;
    font-size: 13px;
    line-height: 20px;
  }

  small {
    color: ${(p) => p.theme.text3};
  }
`;

/** What an export is of, a line for each thing that narrows it. */
export const ExportScope = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 16px;
  margin: 0 0 16px;

  dt {
    color: ${(p) => p.theme.text3};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** Exports of these days, between hairlines. */
export const Exports = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    padding: 12px 0;
    border-top: 1px solid ${(p) => p.theme.line};
  }
`;

/** When an export was begun, how large it is, and its verb. */
export const ExportFoot = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  min-height: 24px;
  margin-top: 4px;
  color: ${(p) => p.theme.text3};
  font-size: 12px;
`;

/** How long exports are there, in faint text. */
export const Kept = styled.p`
  margin: 0 0 16px;
  color: ${(p) => p.theme.text3};
  font-size: 13px;
`;
