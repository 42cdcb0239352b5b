import { styled } from 'styled-components';
import { below, fonts } from '../theme/layout.js';
import { focusRing } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const CheckStrip = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;
  min-height: 40px;
  margin: 0;
  padding: 8px 12px;
  border-block: 1px solid ${tokens.line};
  background: ${tokens.sunken};
  color: ${tokens.text2};
  font-size: 13px;
  line-height: 20px;
  list-style: none;

  > li {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 6px;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  .anticon {
    color: ${tokens.ok};
    font-size: 12px;
  }

  [data-warn] {
    color: ${tokens.warn};
  }

  [data-warn] .anticon {
    color: inherit;
    font-size: 14px;
  }

  b {
    font-weight: 600;
  }

  [data-tone='good'] {
    color: ${tokens.ok};
  }

  [data-tone='bad'] {
    color: ${tokens.error};
  }

  small {
    color: ${tokens.text3};
    font-size: 12px;
  }

  ${below.mobile} {
    margin-inline: -16px;
    padding: 10px 16px;
  }
`;

export const Query = styled.div`
  position: relative;
  border-bottom: 1px solid ${tokens.line};

  summary {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 40px;
    padding-inline-end: 104px;
    border-radius: 4px;
    color: ${tokens.text2};
    font-size: 13px;
    list-style: none;
    cursor: pointer;
    ${focusRing}
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary .anticon {
    color: ${tokens.text3};
    font-size: 12px;
    transition: transform 120ms cubic-bezier(0.2, 0, 0, 1);
  }

  details[open] summary .anticon {
    transform: rotate(90deg);
  }

  summary small {
    color: ${tokens.text3};
    font-size: 12px;
  }

  pre {
    overflow: auto;
    max-height: 320px;
    margin: 0 0 12px;
    padding: 10px 14px;
    background: ${tokens.sunken};
    color: ${tokens.text};
    font: 13px/20px ${fonts.code};
    ${focusRing}
  }

  > button {
    position: absolute;
    inset: 6px 0 auto auto;
    height: 28px;
    font-size: 13px;
  }

  > p {
    margin: 0 0 8px;
    color: ${tokens.error};
    font-size: 13px;
  }
`;
