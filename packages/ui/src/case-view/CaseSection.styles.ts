import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { hiddenVisually, surface } from '../theme/mixins.js';

export const Root = styled.section`
  ${surface}
  padding: 14px 24px 16px;

  & + & {
    border-top: 1px solid ${(p) => p.theme.line};
  }

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    min-height: 28px;
    margin-bottom: 8px;
  }

  h2 {
    margin: 0;
    font-size: 14px;
    line-height: 22px;
    font-weight: 600;
  }

  ${below.mobile} {
    padding: 14px 16px 16px;
  }
`;

/** The number of a step, or that it is done. */
export const Step = styled.b`
  display: grid;
  flex: none;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 1px ${(p) => p.theme.line3};
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  font-weight: 400;
  line-height: 1;

  &[data-state='done'] {
    background: ${(p) => p.theme.tint};
    box-shadow: none;
    color: ${(p) => p.theme.linkOnTint};
  }

  &[data-state='current'] {
    background: ${(p) => p.theme.solid};
    box-shadow: none;
    color: ${(p) => p.theme.onSolid};
    font-weight: 600;
  }
`;

export const Note = styled.span`
  min-width: 0;
  color: ${(p) => p.theme.text3};
  font-size: 13px;
  line-height: 20px;
  overflow-wrap: anywhere;
`;

export const Said = styled.span`
  ${hiddenVisually}
`;

export const Action = styled.div`
  flex: none;
  margin-inline-start: auto;
  font-size: 13px;
`;
