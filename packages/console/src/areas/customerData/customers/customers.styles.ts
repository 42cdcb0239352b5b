import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** The page of one person under its head: figures over three panes, each scrolling by itself where they stand side by side. */
export const Person = styled.div`
  display: flex;
  overflow: auto;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  container-type: inline-size;
`;

export const Panes = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 288px minmax(0, 1fr) 360px;
  min-height: 0;

  > * {
    min-width: 0;
    min-height: 0;
  }

  > * + * {
    border-left: 1px solid ${tokens.line};
  }

  @container (width < 1160px) {
    grid-template-columns: 248px minmax(0, 1fr) 320px;
  }

  @container (width < 900px) {
    display: block;
    flex: none;

    > * + * {
      border-top: 1px solid ${tokens.line};
      border-left: 0;
    }
  }
`;

/** Sections of what is known, between hairlines. */
export const Pane = styled.div`
  overflow: auto;

  > section {
    padding: 12px 24px 14px;
  }

  > section + section {
    border-top: 1px solid ${tokens.line};
  }

  > section > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    font-size: 13px;
  }

  > section h2 {
    margin: 0 0 4px;
    font-weight: 600;
    font-size: 14px;
    line-height: 28px;
  }

  p {
    margin: 0;
    color: ${tokens.text2};
  }

  @container (width < 1160px) {
    > section {
      padding-inline: 16px;
    }
  }

  @container (width < 900px) {
    overflow: visible;
  }
`;

/** Whether somebody may be written to, channel by channel. */
export const Consents = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    padding: 8px 0;
    border-bottom: 1px solid ${tokens.line};
    line-height: 20px;
  }

  li > span:first-child {
    flex: 1;
  }

  li:last-child {
    border-bottom: 0;
  }

  time {
    color: ${tokens.text3};
    font-size: 12px;
  }
`;
