import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { focusRing, hiddenVisually, plainButton, surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Root = styled.div`
  ${surface}
  min-width: 0;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Chip = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  max-width: 100%;
  min-height: 28px;
  padding: 3px 10px;
  border: 1px solid ${tokens.line2};
  border-radius: 6px;
  background: ${tokens.sheet};
  color: ${tokens.text};
  font-size: 13px;
  line-height: 20px;

  &[data-assumed] {
    border-style: dashed;
  }

  &[data-fixed] {
    border-color: ${tokens.line};
    cursor: default;
  }

  &:not([data-fixed], [aria-disabled='true']):hover {
    border-color: ${tokens.line3};
  }

  &[aria-expanded='true'] {
    border-style: solid;
    border-color: ${tokens.solid};
    background: ${tokens.tint};
  }

  &[aria-disabled='true'] {
    cursor: not-allowed;
  }

  > i {
    flex: none;
    color: ${tokens.text3};
    font-style: normal;
  }

  &[aria-expanded='true'] > i {
    color: ${tokens.text2};
  }

  > b {
    min-width: 0;
    font-weight: 400;
    overflow-wrap: anywhere;
  }

  > .anticon {
    flex: none;
    color: ${tokens.text3};
    font-size: 12px;
  }

  ${focusRing}

  ${below.mobile} {
    min-height: 36px;
  }
`;

/** Read out, not drawn. */
export const Heard = styled.span`
  ${hiddenVisually}
`;

/** The editor of the open chip: in the flow, so that nothing of the answer is covered. */
export const Strip = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-top: 8px;
  padding: 10px 12px;
  border-block: 1px solid ${tokens.line};
  background: ${tokens.sunken};

  > [data-end] {
    display: flex;
    gap: 8px;
    margin-inline-start: auto;
  }

  > [data-end] > button {
    height: 28px;
    padding: 0 12px;
    font-size: 13px;
  }

  ${below.mobile} {
    --cx-control-height: 40px;

    gap: 10px;
    margin-inline: -16px;
    padding: 12px 16px;

    > [data-end] {
      width: 100%;
      justify-content: flex-end;
    }

    > [data-end] > button {
      height: 40px;
    }

    [role='radiogroup'] {
      display: flex;
      width: 100%;
    }

    [role='radiogroup'] > label {
      flex: 1;
    }
  }
`;

export const Fields = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-width: 0;
  max-width: 100%;

  > small {
    color: ${tokens.text3};
    font-size: 13px;
    line-height: 20px;
  }

  > input,
  > .ant-select {
    min-width: 220px;
  }

  label:has(> input[type='date']) {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    color: ${tokens.text2};
    font-size: 13px;
  }

  input[type='date'],
  input[type='text'],
  input[type='number'] {
    height: 32px;
    min-width: 0;
    padding: 0 8px;
    border: 1px solid ${tokens.line2};
    border-radius: 6px;
    background: ${tokens.sheet};
    color: ${tokens.text};
    font: inherit;
  }

  input:focus-visible {
    border-color: ${tokens.solid};
    outline: 0;
    box-shadow: 0 0 0 3px ${tokens.focusHalo};
  }

  ${below.mobile} {
    width: 100%;

    > input,
    > .ant-select {
      width: 100%;
    }

    input[type='date'],
    input[type='text'],
    input[type='number'] {
      height: 40px;
    }

    label:has(> input[type='date']) {
      flex: 1;
      flex-direction: column;
      align-items: stretch;
    }
  }
`;

export const Problem = styled.p`
  flex-basis: 100%;
  margin: 0;
  color: ${tokens.error};
  font-size: 13px;
  line-height: 20px;
`;
