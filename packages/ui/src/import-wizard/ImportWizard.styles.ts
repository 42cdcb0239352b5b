import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { hiddenVisually, oneLine, surface } from '../theme/mixins.js';
import { Notice } from '../states/Notice.js';
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
    white-space: nowrap;
  }

  li + li::before {
    width: 16px;
    height: 1px;
    background: ${tokens.line2};
    content: '';
  }

  b {
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1px ${tokens.line3};
    font-size: 12px;
    font-weight: 400;
  }

  [data-done] b {
    background: ${tokens.tint};
    box-shadow: none;
    color: ${tokens.linkOnTint};
  }

  [aria-current] {
    color: ${tokens.text};
    font-weight: 600;
  }

  [aria-current] b {
    background: ${tokens.solid};
    box-shadow: none;
    color: ${tokens.onSolid};
    font-weight: 600;
  }

  ${below.mobile} {
    li:not([aria-current]) > span:not(:last-child),
    li:not([aria-current], [data-done]) > span {
      ${hiddenVisually}
    }
  }
`;

export const Hidden = styled.span`
  ${hiddenVisually}
`;

/** Stands between two paragraphs. */
export const Told = styled(Notice)`
  margin-bottom: 16px;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 16px 0;
`;

export const Text = styled.p`
  margin: 0 0 8px;
  overflow-wrap: anywhere;

  small {
    display: block;
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
  }
`;

export const Fields = styled.div`
  ${surface}
  display: grid;
  grid-template-columns: minmax(72px, 24%) minmax(0, 1fr);
  gap: 12px 16px;
  margin: 16px 0;

  > label,
  > b {
    padding-top: 5px;
    color: ${tokens.text2};
    font-weight: 400;
    overflow-wrap: anywhere;
  }

  i {
    color: ${tokens.error};
    font-style: normal;
  }

  small {
    ${oneLine}
    display: block;
    margin-top: 2px;
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
  }

  small[data-tone='error'] {
    color: ${tokens.error};
  }

  small[data-tone='warning'] {
    color: ${tokens.warn};
    white-space: normal;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin: 12px 0;

  > span {
    color: ${tokens.text2};
    font-size: 13px;
    line-height: 20px;
  }
`;
