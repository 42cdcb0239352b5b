import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { focusRing, hiddenVisually, plainButton, surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Steps = styled.ol`
  ${surface}
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  margin: 0 0 16px;
  padding: 0;
  list-style: none;
  color: ${tokens.text3};
  font-size: 13px;
  line-height: 20px;

  li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
  }

  li + li::before {
    width: 16px;
    height: 1px;
    background: ${tokens.line2};
    content: '';
  }

  b {
    display: grid;
    flex: none;
    place-items: center;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1px ${tokens.line3};
    font-size: 12px;
    font-weight: 400;
  }

  [data-status='done'] b {
    background: ${tokens.tint};
    box-shadow: none;
    color: ${tokens.linkOnTint};
  }

  [data-status='error'] b {
    background: ${tokens.errorBg};
    box-shadow: none;
    color: ${tokens.error};
  }

  [aria-current] {
    color: ${tokens.text};
    font-weight: 600;
  }

  [aria-current]:not([data-status='error']) b {
    background: ${tokens.solid};
    box-shadow: none;
    color: ${tokens.onSolid};
    font-weight: 600;
  }

  ${below.mobile} {
    li:not([aria-current]) [data-title] {
      ${hiddenVisually}
    }
  }
`;

export const StepButton = styled.button`
  ${plainButton}
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 24px;
  min-height: 24px;
  border-radius: 4px;

  &:hover {
    color: ${tokens.link};
  }

  ${focusRing}

  ${below.mobile} {
    min-height: 32px;
  }
`;

export const Hidden = styled.span`
  ${hiddenVisually}
`;
