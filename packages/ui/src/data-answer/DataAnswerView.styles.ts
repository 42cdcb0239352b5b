import { styled } from 'styled-components';
import { quietIcon } from '../chat/chat.styles.js';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Root = styled.article`
  ${surface}
  width: 100%;
  max-width: 960px;
  min-width: 0;
  margin-inline: auto;
`;

export const Body = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-width: 0;

  /* Old figures stay while new ones are on their way. */
  &[data-refreshing]::before {
    content: '';
    position: absolute;
    inset: -8px 0 auto;
    height: 2px;
    border-radius: 1px;
    background: ${tokens.brand};
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  margin-bottom: -2px;
  color: ${tokens.text3};
  font-size: 13px;
  line-height: 20px;

  > .anticon {
    flex: none;
    margin-top: 3px;
    font-size: 14px;
  }

  > [data-ok] {
    color: ${tokens.ok};
  }

  > span:not(.anticon) {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  button {
    flex: none;
    height: 28px;
    margin-block: -4px;
    font-size: 13px;
  }
`;

export const Progress = styled.progress`
  flex: none;
  align-self: center;
  width: 64px;
  height: 4px;
  border: 0;
  border-radius: 2px;
  background: ${tokens.line};
  appearance: none;

  &::-webkit-progress-bar {
    border-radius: 2px;
    background: ${tokens.line};
  }

  &::-webkit-progress-value {
    border-radius: 2px;
    background: ${tokens.brand};
  }

  &::-moz-progress-bar {
    border-radius: 2px;
    background: ${tokens.brand};
  }
`;

/** As wide as words are read. */
export const Words = styled.div`
  max-width: 680px;
  min-width: 0;
`;

export const Nothing = styled.div`
  padding: 16px 12px;
  border-block: 1px solid ${tokens.line};
  color: ${tokens.text2};

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  b {
    color: ${tokens.text};
    font-weight: 600;
  }
`;

/** Checks and the query belong to the figures: no room between. */
export const Proof = styled.div`
  min-width: 0;
  margin-top: -12px;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  ${quietIcon}

  > button:not([class*='btn-icon-only']) {
    height: 28px;
    padding: 0 10px;
    font-size: 13px;
  }

  > [data-end] {
    display: flex;
    gap: 4px;
    margin-inline-start: auto;
  }

  && button[aria-pressed='true'] {
    background: ${tokens.press};
    color: ${tokens.text};
  }

  ${below.mobile} {
    > button:not([class*='btn-icon-only']) {
      flex: 1 1 30%;
      height: 36px;
    }
  }
`;

export const Next = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-top: 4px;

  > span {
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
  }

  > button {
    max-width: 100%;
    height: auto;
    min-height: 28px;
    padding: 3px 10px;
    border-color: ${tokens.line};
    color: ${tokens.text2};
    font-size: 13px;
    line-height: 20px;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  ${below.mobile} {
    > span {
      width: 100%;
    }

    > button {
      min-height: 36px;
    }
  }
`;
