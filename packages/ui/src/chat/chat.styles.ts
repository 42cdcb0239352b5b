import { css, styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { hiddenVisually, oneLine, plainButton, surface } from '../theme/mixins.js';

/** The column that words stand in. */
export const Column = styled.div`
  width: 100%;
  max-width: 680px;
  margin: 0 auto;
`;

/** Buttons that are small icons, under a finger larger ones. */
export const quietIcon = css`
  && button[class*='btn-icon-only'] {
    width: 28px;
    height: 28px;
    font-size: 14px;
  }

  ${below.mobile} {
    && button[class*='btn-icon-only'] {
      width: 40px;
      height: 40px;
      font-size: 16px;
    }
  }
`;

export const AskRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 4px;
  margin-bottom: 20px;
  ${quietIcon}

  &[data-context] {
    flex-wrap: wrap;
  }

  > button {
    opacity: 0;
  }

  &:hover > button,
  > button:focus-visible {
    opacity: 1;
  }

  @media (hover: none) {
    > button {
      opacity: 1;
    }
  }
`;

export const AskBlock = styled.p`
  max-width: 84%;
  margin: 0;
  padding: 9px 14px;
  border-radius: 10px 10px 3px 10px;
  background: ${(p) => p.theme.tint};
  color: ${(p) => p.theme.text};
  font-size: 15px;
  line-height: 24px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  ${below.mobile} {
    max-width: 88%;
  }
`;

/** Below the question, as wide as that may be. */
export const AskedList = styled.ul`
  display: flex;
  flex-basis: 100%;
  flex-wrap: wrap;
  gap: 2px 12px;
  justify-content: flex-end;
  margin: 2px 0 0;
  padding: 0 2px;
  list-style: none;
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  line-height: 20px;

  > li {
    display: flex;
    gap: 5px;
    align-items: center;
    min-width: 0;
    max-width: min(100%, 280px);
  }

  span:last-child,
  a {
    ${oneLine}
    color: inherit;
  }

  a:hover {
    color: ${(p) => p.theme.link};
  }
`;

export const AskEditor = styled.div`
  margin-bottom: 20px;

  textarea {
    font-size: 15px;
    line-height: 24px;
  }

  > div {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 8px;
    margin-top: 8px;
  }

  > div > span {
    margin-right: auto;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 18px;
  }

  > div > span[role='alert'] {
    color: ${(p) => p.theme.error};
  }
`;

export const AnswerBody = styled.div`
  ${surface}
`;

export const StageRow = styled.div`
  ${plainButton}
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 24px;
  margin-bottom: 8px;
  border-radius: 4px;
  color: ${(p) => p.theme.text3};
  font-size: 13px;
  line-height: 20px;
  cursor: default;

  &[aria-expanded] {
    cursor: pointer;
  }

  &[aria-expanded]:hover {
    color: ${(p) => p.theme.text2};
  }

  .done {
    color: ${(p) => p.theme.ok};
    font-size: 14px;
  }

  .arrow {
    font-size: 12px;
  }
`;

export const NumberBadge = styled.b`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: 18px;
  height: 18px;
  padding: 0 4px;
  border-radius: 4px;
  background: ${(p) => p.theme.tint};
  color: ${(p) => p.theme.linkOnTint};
  font-size: 12px;
  font-weight: 600;
  line-height: 18px;

  &[data-active] {
    background: ${(p) => p.theme.evidenceBg};
    color: ${(p) => p.theme.evidence};
    box-shadow: inset 0 0 0 1px ${(p) => p.theme.evidenceLine};
  }
`;

export const Passages = styled.ul`
  margin: 0 0 14px;
  padding: 0;
  border-top: 1px solid ${(p) => p.theme.line};
  list-style: none;

  &[hidden] {
    display: none;
  }

  > li {
    border-bottom: 1px solid ${(p) => p.theme.line};
  }
`;

export const Passage = styled.button`
  ${plainButton}
  display: grid;
  grid-template-columns: 22px minmax(0, auto) minmax(0, 1fr);
  align-items: center;
  gap: 0 8px;
  width: 100%;
  padding: 8px 4px;
  font-size: 13px;
  line-height: 20px;

  &:hover {
    background: ${(p) => p.theme.hover};
  }

  strong,
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  strong {
    font-weight: 600;
  }

  small {
    color: ${(p) => p.theme.text3};
    font-size: 12px;
  }

  > span {
    display: -webkit-box;
    grid-column: 2 / -1;
    overflow: hidden;
    color: ${(p) => p.theme.text2};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  ${below.mobile} {
    grid-template-columns: 22px minmax(0, 1fr);

    small {
      grid-column: 2;
    }
  }
`;

export const Notes = styled.div`
  margin: 10px 0 12px;
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 10px;

  button {
    height: 28px;
    padding: 0 10px;
    font-size: 13px;
  }

  ${below.mobile} {
    button {
      height: 36px;
    }
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  min-height: 28px;
  margin: 6px 0 0 -7px;
  ${quietIcon}

  && button[aria-pressed='true'] {
    background: ${(p) => p.theme.press};
    color: ${(p) => p.theme.text};
  }

  time {
    margin-left: 6px;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 18px;
  }
`;

export const ReasonForm = styled.form`
  max-width: 520px;
  margin-top: 8px;
  padding: 12px 14px;
  border: 1px solid ${(p) => p.theme.line};
  border-radius: 10px;
  background: ${(p) => p.theme.sheet};

  h2 {
    margin: 0 0 8px;
    font-size: 14px;
    font-weight: 600;
    line-height: 22px;
  }

  [role='group'] {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 16px;
    margin-bottom: 10px;
  }

  .foot {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-top: 10px;
  }

  .foot span[role='alert'] {
    margin-right: auto;
    color: ${(p) => p.theme.error};
    font-size: 12px;
    line-height: 18px;
  }
`;

export const FollowUps = styled.ul`
  display: grid;
  justify-items: start;
  gap: 2px;
  margin: 12px 0 0 -8px;
  padding: 0;
  list-style: none;

  button {
    ${plainButton}
    min-height: 28px;
    padding: 3px 8px;
    border-radius: 6px;
    color: ${(p) => p.theme.link};
  }

  button:hover {
    background: ${(p) => p.theme.hover};
  }

  ${below.mobile} {
    button {
      min-height: 40px;
    }
  }
`;

/** Read out, not drawn. */
export const Heard = styled.span`
  ${hiddenVisually}
`;
