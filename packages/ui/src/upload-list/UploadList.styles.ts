import { styled } from 'styled-components';
import { below, motion } from '../theme/layout.js';
import { focusRing, plainButton } from '../theme/mixins.js';

// Many files scroll here, so that what stands below the list keeps its room.
export const Rows = styled.ul`
  max-height: min(272px, 36vh);
  margin: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  ${focusRing}
  padding: 0;
  list-style: none;
  color: ${(p) => p.theme.text};
  font-size: 14px;
  line-height: 22px;

  &[data-more] {
    mask-image: linear-gradient(to bottom, black calc(100% - 32px), transparent);
  }

  &[data-more]:focus-visible {
    mask-image: none;
  }
`;

/** What lies below the part that is shown: a list cut at its edge looks complete where no scrollbar is drawn. */
export const More = styled.button`
  ${plainButton}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  width: 100%;
  min-height: 32px;
  border-top: 1px solid ${(p) => p.theme.line};
  color: ${(p) => p.theme.link};
  font-size: 13px;
  line-height: 20px;

  ${below.mobile} {
    min-height: 40px;
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  gap: 2px 12px;
  align-items: center;
  padding: 10px 16px;
  border-bottom: 1px solid ${(p) => p.theme.line};

  &:last-child {
    border-bottom: 0;
  }

  > .anticon {
    color: ${(p) => p.theme.text3};
    font-size: 16px;
  }
`;

export const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Standing = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  color: ${(p) => p.theme.text2};
  font-size: 13px;
  white-space: nowrap;

  [data-tone='ok'] {
    color: ${(p) => p.theme.ok};
  }

  [data-tone='error'] {
    color: ${(p) => p.theme.error};
  }

  button {
    padding: 0;
    border: 0;
    border-radius: 4px;
    background: none;
    color: ${(p) => p.theme.link};
    font: inherit;
    cursor: pointer;

    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }

    &:focus-visible {
      outline: 2px solid ${(p) => p.theme.focus};
      outline-offset: 1px;
    }

    ${below.mobile} {
      min-width: 32px;
      min-height: 32px;
    }
  }
`;

export const Detail = styled.span`
  grid-column: 2 / -1;
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  line-height: 18px;
`;

export const Progress = styled.progress`
  grid-column: 2 / -1;
  width: 100%;
  height: 4px;
  margin-top: 2px;
  overflow: hidden;
  border: 0;
  border-radius: 2px;
  background: ${(p) => p.theme.line};
  appearance: none;

  &::-webkit-progress-bar {
    background: ${(p) => p.theme.line};
  }

  &::-webkit-progress-value {
    border-radius: 2px;
    background: ${(p) => p.theme.brand};
    transition: inline-size ${motion.slow} ${motion.ease};
  }

  &::-moz-progress-bar {
    border-radius: 2px;
    background: ${(p) => p.theme.brand};
  }
`;

export const Said = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 56px;
  padding: 11px 16px;
  border: 1px dashed ${(p) => p.theme.line3};
  border-radius: 8px;
  background: ${(p) => p.theme.sunken};
  color: ${(p) => p.theme.text2};
  font-size: 14px;
  line-height: 22px;
  transition: background ${motion.fast}, border-color ${motion.fast};

  &[data-over] {
    border-style: solid;
    border-color: ${(p) => p.theme.solid};
    background: ${(p) => p.theme.tint};
  }

  > .anticon {
    color: ${(p) => p.theme.text3};
    font-size: 20px;
  }

  > small {
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 18px;
  }

  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    flex: 1 0 auto;
    gap: 4px 8px;
    margin: 0;
  }
`;
