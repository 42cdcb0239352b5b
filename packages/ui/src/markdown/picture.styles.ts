import { css } from 'styled-components';
import { focusRing } from '../theme/mixins.js';

export const pictureStyles = css`
  img {
    display: block;
    max-width: 100%;
    max-height: 480px;
    border-radius: 6px;
  }

  .answer-picture {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    max-width: 100%;
    min-height: 40px;
    padding: 6px 14px;
    border: 1px dashed ${(p) => p.theme.line2};
    border-radius: 6px;
    background: ${(p) => p.theme.sunken};
    color: ${(p) => p.theme.text2};
    font: inherit;
    font-size: 13px;
    line-height: 20px;
    text-align: start;
  }

  .answer-picture .anticon {
    flex: none;
    color: ${(p) => p.theme.text3};
    font-size: 16px;
  }

  button.answer-picture {
    cursor: pointer;
    ${focusRing}
  }

  button.answer-picture:hover {
    border-color: ${(p) => p.theme.line3};
    color: ${(p) => p.theme.text};
  }
`;
