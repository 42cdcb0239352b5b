import { styled } from 'styled-components';
import { oneLine } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';
import { richTextStyles } from './RichText.js';

/** The editor's own variables, given our colours. */
export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid ${tokens.line2};
  border-radius: 6px;

  --w-e-textarea-bg-color: ${tokens.sheet};
  --w-e-textarea-color: ${tokens.text};
  --w-e-textarea-border-color: ${tokens.line};
  --w-e-textarea-slight-border-color: ${tokens.line};
  --w-e-textarea-slight-color: ${tokens.text3};
  --w-e-textarea-slight-bg-color: ${tokens.sunken};
  --w-e-textarea-selected-border-color: ${tokens.brand};
  --w-e-toolbar-color: ${tokens.text2};
  --w-e-toolbar-bg-color: ${tokens.sheet};
  --w-e-toolbar-active-color: ${tokens.text};
  --w-e-toolbar-active-bg-color: ${tokens.hover};
  --w-e-toolbar-disabled-color: ${tokens.text3};
  --w-e-toolbar-border-color: ${tokens.line};
  --w-e-modal-button-bg-color: ${tokens.sunken};
  --w-e-modal-button-border-color: ${tokens.line};

  &:focus-within {
    border-color: ${tokens.solid};
  }
`;

export const Bar = styled.div`
  border-bottom: 1px solid ${tokens.line};
`;

export const Page = styled.div<{ $height: number }>`
  height: ${({ $height }) => $height}px;

  [data-slate-editor] {
    ${richTextStyles}
  }
`;

export const Waiting = styled.div`
  position: absolute;
  right: 12px;
  bottom: 8px;
  color: ${tokens.text3};
  font-size: 12px;
  line-height: 18px;
`;

/** Over the foot of the text, while a picture is sent. */
export const SendingRow = styled.div`
  position: absolute;
  right: 12px;
  bottom: 8px;
  left: 12px;
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 6px 12px;
  border: 1px solid ${tokens.line};
  border-radius: 6px;
  background: ${tokens.sheet};
  color: ${tokens.text2};
  font-size: 13px;
  line-height: 20px;

  > span:first-child {
    ${oneLine}
    flex: 1;
  }

  progress {
    flex: none;
    width: 96px;
    accent-color: ${tokens.brand};
  }
`;
