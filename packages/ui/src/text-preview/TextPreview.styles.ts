import { styled } from 'styled-components';
import { fonts } from '../theme/layout.js';
import { focusRing, surface } from '../theme/mixins.js';

export const Root = styled.div`
  ${surface}
  ${focusRing}
  position: relative;
  flex: 1;
  min-height: 0;
  padding: 16px 20px 24px;
  overflow-y: auto;
  background: ${(p) => p.theme.sheet};
  overflow-wrap: anywhere;
`;

export const PassageText = styled.section`
  max-width: 720px;
  margin: 0 auto;

  & + & {
    margin-top: 4px;
  }

  p,
  h3,
  h4 {
    margin: 0;
    padding: 3px 0;
    font-size: 14px;
    font-weight: 400;
    line-height: 24px;
    white-space: pre-wrap;
  }

  h3,
  h4 {
    padding-top: 14px;
    font-size: 15px;
    font-weight: 600;
  }

  h4 {
    padding-top: 10px;
    font-size: 14px;
  }
`;

export const Place = styled.p`
  && {
    padding: 12px 0 2px;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 18px;
    font-variant-numeric: tabular-nums;
  }
`;

export const Gap = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  max-width: 720px;
  margin: 16px auto 8px;
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  line-height: 18px;

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px dashed ${(p) => p.theme.line};
  }
`;

export const LitWords = styled.mark`
  padding: 2px 0;
  border-radius: 2px;
  background: none;
  color: inherit;
  text-decoration: underline ${(p) => p.theme.evidenceLine} 1.5px;
  text-underline-offset: 5px;
  box-decoration-break: clone;

  &[data-chosen] {
    cursor: pointer;
  }

  &[data-active] {
    background: ${(p) => p.theme.evidenceFill};
  }
`;

export const Tag = styled.button`
  display: inline-grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  margin-inline-end: 4px;
  padding: 0 4px;
  border: 0;
  border-radius: 4px;
  background: ${(p) => p.theme.evidenceBg};
  color: ${(p) => p.theme.evidence};
  font: 600 12px/18px ${fonts.text};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  ${focusRing}

  &[aria-pressed='true'] {
    box-shadow: inset 0 0 0 1px ${(p) => p.theme.evidenceLine};
  }
`;

export const Nothing = styled.p`
  margin: 25% 0 0;
  color: ${(p) => p.theme.text3};
  text-align: center;
`;
