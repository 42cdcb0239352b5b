import { css, keyframes, styled } from 'styled-components';
import { density } from '../theme/layout.js';
import { focusRing, hiddenVisually, surface } from '../theme/mixins.js';

export const Middle = styled.div`
  ${surface}
  margin: auto;
  max-width: 444px;
  padding: 24px 32px;
  text-align: center;

  > svg {
    display: block;
    margin: 0 auto 12px;
    color: ${(p) => p.theme.text4};
  }

  h1,
  h2 {
    margin: 0;
    text-wrap: balance;
    font-size: 15px;
    line-height: 24px;
    font-weight: 600;
  }

  p {
    margin: 4px 0 0;
    color: ${(p) => p.theme.text2};
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-top: 16px;
`;

export const Footnote = styled.div`
  margin-top: 12px;
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  line-height: 18px;
  overflow-wrap: anywhere;
`;

export const TextButton = styled.button`
  min-height: 24px;
  padding: 0 2px;
  border: 0;
  background: none;
  color: ${(p) => p.theme.link};
  font: inherit;
  white-space: nowrap;
  cursor: pointer;
  ${focusRing}

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const Frame = styled.div`
  ${surface}
  position: relative;
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(300%); }
`;

export const ProgressLine = styled.div`
  position: absolute;
  z-index: 3;
  inset: 0 0 auto;
  height: 2px;
  overflow: hidden;
  background: ${(p) => p.theme.tint2};

  &::after {
    position: absolute;
    left: 0;
    width: 34%;
    height: 100%;
    background: ${(p) => p.theme.brand};
    content: '';
    animation: ${slide} 1.2s linear infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &::after {
      left: 22%;
      animation: none;
    }
  }
`;

export const ReadOut = styled.output`
  ${hiddenVisually}
`;

export const Bone = styled.span`
  display: block;
  height: 12px;
  border-radius: 4px;
  background: ${(p) => p.theme.line};
  opacity: 0.75;
`;

export const BoneHead = styled.div`
  height: 37px;
  border-top: 1px solid ${(p) => p.theme.line};
  border-bottom: 1px solid ${(p) => p.theme.line};
  background: ${(p) => p.theme.sunken};
`;

export const BoneRow = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  height: ${density.row};
  padding: 0 24px;
  border-bottom: 1px solid ${(p) => p.theme.line};
`;

export const Paragraph = styled.div`
  display: grid;
  align-content: start;
  gap: 12px;
  padding: 20px 24px;
`;

export type Tone = 'plain' | 'info' | 'warning' | 'error';

const tones = {
  plain: css`
    border-color: ${(p) => p.theme.line};
    background: ${(p) => p.theme.sunken};
    --notice-icon: ${(p) => p.theme.text3};
  `,
  info: css`
    background: ${(p) => p.theme.tint};
    --notice-icon: ${(p) => p.theme.linkOnTint};
  `,
  warning: css`
    background: ${(p) => p.theme.warnBg};
    --notice-icon: ${(p) => p.theme.warn};
  `,
  error: css`
    background: ${(p) => p.theme.errorBg};
    --notice-icon: ${(p) => p.theme.error};
  `,
};

export const NoticeRow = styled.div<{ $tone: Tone; $flush: boolean }>`
  ${surface}
  display: flex;
  flex: none;
  gap: 10px;
  padding: 9px 12px;
  border: 1px solid transparent;
  border-radius: 6px;
  ${(p) => tones[p.$tone]}
  ${(p) =>
    p.$flush &&
    css`
      padding-inline: 24px;
      border-width: 0 0 1px;
      border-radius: 0;
    `}

  > .anticon {
    flex: none;
    height: 22px;
    color: var(--notice-icon);
    font-size: 14px;
  }

  b {
    display: block;
    font-weight: 600;
  }

  ${TextButton}, a {
    color: ${(p) => p.theme.linkOnTint};
  }
`;

export const NoticeText = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Dot = styled.span<{ $tone: StatusTone }>`
  white-space: nowrap;
  color: ${(p) => (p.$tone === 'off' ? p.theme.text3 : 'inherit')};

  &::before {
    display: inline-block;
    width: 7px;
    height: 7px;
    margin-inline-end: 8px;
    border-radius: 50%;
    vertical-align: 1px;
    background: ${(p) => dotColour(p.theme, p.$tone)};
    box-shadow: ${(p) => (p.$tone === 'off' ? `inset 0 0 0 1.5px ${p.theme.line3}` : 'none')};
    content: '';
  }
`;

export type StatusTone = 'ok' | 'off' | 'warning' | 'error' | 'running';

const dotColour = (
  theme: { okDot: string; warnDot: string; errorDot: string; brand: string },
  tone: StatusTone,
): string =>
  ({ ok: theme.okDot, off: 'none', warning: theme.warnDot, error: theme.errorDot, running: theme.brand })[tone];
