import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';
import { Column } from './chat.styles.js';

export const Foot = styled.div`
  ${surface}
  flex: none;
  padding: 12px 24px 14px;

  ${below.mobile} {
    padding: 8px 12px 12px;
  }
`;

export const Box = styled(Column)`
  position: relative;
  border: 1px solid ${(p) => p.theme.line2};
  border-radius: 10px;
  background: ${(p) => p.theme.sheet};
  box-shadow: ${(p) => p.theme.shadow1};

  &:focus-within:has(textarea:focus) {
    border-color: ${(p) => p.theme.solid};
    box-shadow: 0 0 0 3px ${(p) => p.theme.focusHalo};
  }

  &[data-disabled] {
    background: ${(p) => p.theme.sunken};
  }

  textarea {
    display: block;
    width: 100%;
    min-height: 39px;
    max-height: 207px;
    padding: 11px 14px 4px;
    border: 0;
    outline: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 15px;
    line-height: 24px;
    resize: none;
    scrollbar-width: thin;
  }

  textarea::placeholder {
    color: ${(p) => p.theme.text3};
    opacity: 1;
  }

  ${below.mobile} {
    textarea {
      font-size: 16px;
    }
  }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: 40px;
  padding: 4px 8px 8px;

  /* Sending stays at the end, on a line of its own as well. */
  ${below.mobile} {
    flex-wrap: wrap;

    > button:last-child {
      margin-inline-start: auto;
    }
  }
`;

/** While files are held over the box. */
export const DropCover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  border: 1px dashed ${(p) => p.theme.solid};
  border-radius: 9px;
  background: ${(p) => p.theme.tint};
  color: ${(p) => p.theme.linkOnTint};
  pointer-events: none;
`;

export const Grow = styled.span`
  flex: 1;
  min-width: 0;
`;

export const Hint = styled.span`
  margin-right: 8px;
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  line-height: 18px;

  &[role='alert'] {
    color: ${(p) => p.theme.error};
  }

  ${below.mobile} {
    order: -1;
    flex-basis: 100%;
    margin: 0 8px;

    &[data-keys] {
      display: none;
    }
  }
`;

export const StopSign = styled.span`
  display: inline-block;
  width: 10px;
  height: 10px;
  border-radius: 2px;
  background: currentColor;
`;

/** What the answer draws on: one chip in the composer's foot. */
export const ScopeChip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  height: 28px;
  padding: 0 10px;
  overflow: hidden;
  border: 1px solid ${(p) => p.theme.line};
  border-radius: 6px;
  background: ${(p) => p.theme.sheet};
  color: ${(p) => p.theme.text2};
  font-size: 13px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
