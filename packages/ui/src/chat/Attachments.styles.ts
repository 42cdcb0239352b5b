import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { oneLine, plainButton } from '../theme/mixins.js';

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  max-height: 124px;
  margin: 0;
  padding: 10px 10px 0;
  overflow-y: auto;
  list-style: none;
  scrollbar-width: thin;
`;

export const Chip = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  max-width: 100%;
  height: 32px;
  padding: 0 2px 0 10px;
  overflow: hidden;
  border: 1px solid ${(p) => p.theme.line};
  border-radius: 6px;
  background: ${(p) => p.theme.sunken};
  color: ${(p) => p.theme.text2};
  font-size: 13px;
  line-height: 20px;

  > b {
    ${oneLine}
    max-width: 220px;
    color: ${(p) => p.theme.text};
    font-weight: 400;
  }

  > small {
    ${oneLine}
    color: ${(p) => p.theme.text3};
    font-size: 12px;
  }

  &[data-failed] {
    border-color: ${(p) => p.theme.errorDot};

    > small,
    > :first-child {
      color: ${(p) => p.theme.error};
    }
  }

  &[data-off] > b {
    color: ${(p) => p.theme.text3};
    text-decoration: line-through;
  }

  > progress {
    position: absolute;
    inset: auto 0 0;
    width: 100%;
    height: 2px;
    border: 0;
    background: ${(p) => p.theme.line};
    appearance: none;
  }

  > progress::-webkit-progress-bar {
    background: ${(p) => p.theme.line};
  }

  > progress::-webkit-progress-value {
    background: ${(p) => p.theme.brand};
  }

  > progress::-moz-progress-bar {
    background: ${(p) => p.theme.brand};
  }

  ${below.mobile} {
    height: 40px;

    > b {
      max-width: 160px;
    }
  }
`;

/** Says of the chips behind it what they are there for. */
export const ChipsNote = styled.li`
  align-self: center;
  margin-right: 2px;
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  line-height: 18px;
`;

export const ChipButton = styled.button`
  ${plainButton}
  display: grid;
  flex: none;
  place-items: center;
  width: 26px;
  height: 26px;
  border-radius: 4px;
  color: ${(p) => p.theme.text2};
  font-size: 12px;

  &:hover {
    background: ${(p) => p.theme.hover};
  }

  &[aria-disabled] {
    color: ${(p) => p.theme.text3};
    cursor: default;
  }

  ${below.mobile} {
    width: 38px;
    height: 38px;
  }
`;
