import { styled } from 'styled-components';
import { below, fonts } from '../theme/layout.js';
import { focusRing, plainButton, surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Root = styled.article`
  ${surface}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  width: 100%;
  max-width: 680px;
  min-width: 0;
  margin-inline: auto;
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  color: ${tokens.text3};
  font-size: 13px;
  line-height: 20px;

  button {
    height: 28px;
  }

  ${below.mobile} {
    button {
      height: 36px;
    }
  }
`;

export const Timeline = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin: 0;
  padding: 0 0 0 18px;
  border-left: 2px solid ${tokens.line};
  list-style: none;
`;

export const Step = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  min-width: 0;

  > h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 10px;
    margin: 0;
    font-size: 14px;
    font-weight: 600;
    line-height: 22px;

    > span ~ span {
      font-size: 13px;
      font-weight: 400;
    }

    > small {
      color: ${tokens.text3};
      font-size: 12px;
      font-weight: 400;
    }
  }
`;

export const Thought = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 4px;
  color: ${tokens.text2};
  font-size: 13px;
  line-height: 22px;

  > p {
    flex: 1;
    min-width: 0;
    margin: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-open] > p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

export const Arguments = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px 12px;
  margin: 0;
  font-size: 13px;
  line-height: 22px;

  dt {
    max-width: 12em;
    color: ${tokens.text3};
    overflow-wrap: anywhere;
  }

  dd {
    margin: 0;
    font-family: ${fonts.code};
    overflow-wrap: anywhere;
  }
`;

export const Fold = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 28px;
  border-radius: 6px;
  color: ${tokens.text2};
  font-size: 13px;

  ${below.mobile} {
    min-height: 40px;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`;

export const Number = styled.button`
  ${plainButton}
  min-width: 24px;
  height: 24px;
  padding: 0 6px;
  border: 1px solid ${tokens.line2};
  border-radius: 6px;
  color: ${tokens.text2};
  font-size: 12px;
  text-align: center;

  ${below.mobile} {
    min-width: 40px;
    height: 40px;
  }
`;

/** It scrolls, so the keyboard must be able to reach it. */
export const Observation = styled.div.attrs({ role: 'group', tabIndex: 0 })`
  ${focusRing}
  max-height: 280px;
  padding: 10px 12px;
  overflow-y: auto;
  border-left: 3px solid ${tokens.evidenceLine};
  border-radius: 0 8px 8px 0;
  background: ${tokens.evidenceBg};
  color: ${tokens.text};
  font-size: 13px;
  line-height: 22px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Quiet = styled.p`
  margin: 0;
  color: ${tokens.text3};
  font-size: 12px;
  line-height: 20px;
`;

export const Answer = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-width: 0;
`;
