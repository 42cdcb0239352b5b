import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { plainButton, surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Root = styled.div`
  ${surface}
  min-width: 0;
`;

export const Anomalies = styled.ol`
  margin: 8px 0 0;
  padding: 0;
  border-top: 1px solid ${tokens.line};
  font-size: 13px;
  line-height: 20px;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 20px minmax(92px, auto) minmax(0, 1fr) auto;
    gap: 0 8px;
    align-items: center;
    min-height: 40px;
    padding-block: 4px;
    border-bottom: 1px solid ${tokens.line};
  }

  > li:last-child {
    border-bottom: 0;
  }

  ${below.mobile} {
    > li {
      grid-template-columns: 20px minmax(0, 1fr) auto;
      padding-block: 8px;
    }

    > li > :nth-child(3) {
      grid-row: 2;
      grid-column: 2 / -1;
    }
  }
`;

/** The way to those that are not shown. */
export const More = styled.div`
  padding-block: 8px;
  border-top: 1px solid ${tokens.line};
  font-size: 13px;
`;

export const Number = styled.span`
  display: grid;
  place-items: center;
  width: 18px;
  height: 18px;
  border-radius: 9px;
  background: ${tokens.errorBg};
  color: ${tokens.error};
  font-weight: 600;
  font-size: 12px;
  line-height: 18px;
`;

export const Fact = styled.span`
  color: ${tokens.text2};
`;

export const Note = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;

  &[data-missing] {
    color: ${tokens.text3};
  }
`;

const link = `
  min-height: 24px;
  border-radius: 4px;
  white-space: nowrap;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const Rule = styled.p`
  margin: 8px 0 0;
  color: ${tokens.text3};
  font-size: 12px;
  line-height: 18px;
`;

export const Open = styled.button`
  ${plainButton}
  ${link}
  color: ${tokens.link};

  ${below.mobile} {
    min-height: 32px;
  }
`;

export const Change = styled.button`
  ${plainButton}
  ${link}
  margin-inline-start: 8px;
  color: ${tokens.link};

  ${below.mobile} {
    min-height: 32px;
  }
`;

export const NoteForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  min-width: 0;

  > :first-child {
    flex: 1 1 160px;
    min-width: 0;
  }
`;

export const Wrong = styled.p`
  flex: 1 0 100%;
  margin: 0;
  color: ${tokens.error};
`;
