import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';

const tones = {
  plain: css`
    background: ${(p) => p.theme.hover};
    color: ${(p) => p.theme.text2};
  `,
  info: css`
    background: ${(p) => p.theme.tint};
    color: ${(p) => p.theme.linkOnTint};
  `,
  ok: css`
    background: ${(p) => p.theme.okBg};
    color: ${(p) => p.theme.ok};
  `,
  warning: css`
    background: ${(p) => p.theme.warnBg};
    color: ${(p) => p.theme.warn};
  `,
  error: css`
    background: ${(p) => p.theme.errorBg};
    color: ${(p) => p.theme.error};
  `,
};

export interface TagProps extends ComponentProps<'span'> {
  /** Default `plain`. The word says it too. */
  tone?: keyof typeof tones;
}

const Chip = styled.span<{ $tone: keyof typeof tones }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 4px;
  height: 20px;
  padding: 0 6px;
  border-radius: 4px;
  font-size: 12px;
  line-height: 20px;
  white-space: nowrap;
  ${(p) => tones[p.$tone]}
`;

/** A word on a tint: what kind of thing this is. For what state it is in, use `Status`. */
export const Tag = ({ tone = 'plain', ...rest }: TagProps) => <Chip {...rest} $tone={tone} />;
