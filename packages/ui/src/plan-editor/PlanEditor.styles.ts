import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Root = styled.div`
  ${surface}
  display: grid;
  flex: 1 0 auto;
  grid-template-columns: 240px minmax(0, 1fr);
  min-width: 0;
  border-top: 1px solid ${tokens.line};

  ${below.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
  padding: 16px;
  border-inline-end: 1px solid ${tokens.line};
  background: ${tokens.sunken};

  > p {
    margin: 0;
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
  }

  ${below.mobile} {
    border-inline-end: 0;
    border-bottom: 1px solid ${tokens.line};

    > button {
      min-height: 40px;
    }
  }

  /* Nothing is dragged by a finger here, and there are no keys: the menu of a section moves it. */
  @media (hover: none) {
    > p {
      display: none;
    }
  }
`;

export const List = styled.ol`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;

  /* Cut in the middle of a row and faded there: a list cut between two rows looks complete where no scrollbar is drawn. */
  ${below.mobile} {
    max-height: 232px;
    overflow-y: auto;

    &[data-more] {
      mask-image: linear-gradient(to bottom, black calc(100% - 40px), transparent);
    }

    &[data-more]:focus-within {
      mask-image: none;
    }
  }
`;

export const Item = styled.li`
  display: flex;
  align-items: center;
  border-radius: 6px;

  &[data-current] {
    background: ${tokens.tint};
  }

  &[data-over] {
    box-shadow: 0 -2px 0 ${tokens.focus};
  }
`;

export const Open = styled.button`
  display: flex;
  flex: 1 1 auto;
  gap: 8px;
  align-items: baseline;
  justify-content: space-between;
  min-width: 0;
  min-height: 32px;
  padding: 6px 8px;
  border: 0;
  border-radius: 6px;
  background: transparent;
  color: ${tokens.text};
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:focus-visible {
    outline: 2px solid ${tokens.focus};
  }

  ${below.mobile} {
    min-height: 40px;
    padding-block: 9px;
  }

  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > small {
    flex: none;
    color: ${tokens.text3};
    font-size: 12px;
  }
`;

export const Naming = styled.div`
  display: flex;
  gap: 4px;
  width: 100%;
`;

export const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  padding: 16px 24px 24px;

  > h2 {
    margin: 0;
    font-size: 16px;
    line-height: 24px;
    overflow-wrap: anywhere;
  }

  ${below.mobile} {
    padding: 16px;
  }
`;

export const Quiet = styled.p`
  margin: 0;
  color: ${tokens.text3};
  font-size: 13px;
  line-height: 20px;
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
`;

export const Part = styled.section`
  display: grid;
  gap: 8px;
  min-width: 0;
  padding-top: 16px;
  border-top: 1px solid ${tokens.line};

  > h3 {
    margin: 0;
    font-size: 14px;
    line-height: 22px;
  }

  > label {
    margin-bottom: -4px;
    color: ${tokens.text2};
    font-size: 13px;
    line-height: 20px;
  }
`;

export const Row = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  min-width: 0;

  > :first-child {
    flex: 1 1 auto;
    min-width: 0;
  }

  > label {
    display: grid;
    gap: 4px;
    color: ${tokens.text2};
    font-size: 13px;
  }
`;

export const Passages = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: 4px;
    padding: 8px 12px;
    border-inline-start: 3px solid ${tokens.evidenceLine};
    background: ${tokens.evidenceBg};
    border-radius: 4px;
    overflow-wrap: anywhere;
  }

  p {
    margin: 0;
    color: ${tokens.text};
    white-space: pre-line;
  }

  /* The usual colour of links is too faint on this ground. */
  li :is(a, [class*='-btn-link']) {
    color: ${tokens.linkOnTint};
  }

  /* The whole of it stands in its document, which opens from here. */
  p[data-short] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 6;
  }

  small {
    color: ${tokens.text2};
    font-size: 12px;
  }
`;
