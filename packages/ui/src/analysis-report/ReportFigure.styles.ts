import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { oneLine } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Figures = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
  margin: 0;
  padding: 0;
  overflow: hidden;
  border-bottom: 1px solid ${tokens.line};
  list-style: none;

  ${below.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Hairlines are drawn to the left and above, and the first ones lie outside the grid. */
export const Figure = styled.li`
  min-width: 0;
  margin: -1px 0 0 -1px;
  padding: 12px 24px;
  border-top: 1px solid ${tokens.line};
  border-left: 1px solid ${tokens.line};
  scroll-margin: 16px;

  &[data-active] {
    background: ${tokens.evidenceBg};
    box-shadow: inset 2px 0 ${tokens.evidenceLine};
  }

  /* Blue is too faint on amber. */
  &[data-active] a,
  &[data-active] summary {
    color: ${tokens.text};
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  &:focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: -2px;
  }

  ${below.mobile} {
    padding-inline: 16px;
  }
`;

export const Name = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  font-size: 13px;
  line-height: 20px;

  > b {
    flex: none;
    min-width: 18px;
    padding: 0 4px;
    border-radius: 4px;
    background: ${tokens.evidenceBg};
    color: ${tokens.evidence};
    font-weight: 600;
    font-size: 12px;
    line-height: 18px;
    text-align: center;
  }

  > :last-child {
    ${oneLine}
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: baseline;
  margin-block: 2px 4px;
  font-size: 12px;
  line-height: 18px;

  > strong {
    font-weight: 600;
    font-size: 20px;
    line-height: 30px;
  }

  > small {
    color: ${tokens.text3};
    font-size: 12px;
  }

  [data-tone='good'] {
    color: ${tokens.ok};
  }

  [data-tone='bad'] {
    color: ${tokens.error};
  }
`;

export const Parts = styled.details`
  font-size: 13px;

  > summary {
    width: max-content;
    min-height: 24px;
    border-radius: 4px;
    color: ${tokens.link};
    cursor: pointer;
  }

  > summary:focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: 1px;
  }

  ${below.mobile} {
    > summary {
      min-height: 32px;
    }
  }
`;
