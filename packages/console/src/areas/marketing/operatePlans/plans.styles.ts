import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** The calendar and, under it, its plans: they scroll together. */
export const Scrolls = styled.div`
  overflow: auto;
  flex: 1;
  min-height: 0;
  border-top: 1px solid ${tokens.line};

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;

  > b {
    min-width: 104px;
    color: ${tokens.text};
    font-weight: 600;
    font-size: 14px;
    text-align: center;
  }
`;

/** Where the month is turned in a narrow room, under the bar of the shell. */
export const StepRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 52px;
  padding: 0 16px 0 4px;

  > ${Steps} {
    flex: 1;
  }

  > ${Steps} > :last-child {
    margin-left: auto;
  }
`;

/** What is told of one plan, part under part between hairlines. */
export const PanelBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
  padding: 16px 20px 24px;

  > section + section {
    padding-top: 12px;
    border-top: 1px solid ${tokens.line};
  }

  @media (max-width: 991.98px) {
    padding-inline: 16px;
  }
`;

export const PartHead = styled.header`
  display: flex;
  align-items: baseline;
  gap: 8px;

  > h3 {
    flex: 1;
    margin: 0;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  > h3 > small {
    margin-left: 4px;
    color: ${tokens.text3};
    font-weight: 400;
    font-size: 13px;
  }
`;

export const Tasks = styled.ul`
  margin: 4px 0 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 46px;
    border-top: 1px solid ${tokens.line};
  }

  > li > svg,
  > li > span:first-child {
    flex: none;
    color: ${tokens.text3};
  }
`;

/** Chooses its task. */
export const TaskName = styled.button`
  flex: 1;
  min-width: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  > b,
  > small {
    display: block;
    overflow: hidden;
    font-weight: 400;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[aria-pressed='true'] > b {
    font-weight: 600;
  }

  > small {
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
  }
`;

export const Log = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    padding: 8px 0;
    border-bottom: 1px solid ${tokens.line};
    font-size: 13px;
    line-height: 20px;
  }

  small {
    display: block;
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
  }
`;

/** What keeps a task from going out, under what was tried. */
export const Reasons = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin-top: 8px;

  &:empty {
    display: none;
  }
`;

export const Verbs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
`;
