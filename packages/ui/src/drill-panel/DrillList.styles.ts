import { styled } from 'styled-components';
import { PageLink } from '../link/PageLink.js';
import { Status } from '../states/Status.js';
import { below } from '../theme/layout.js';
import { oneLine, surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const List = styled.ul`
  ${surface}
  flex: none;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  position: relative;
  height: 57px;
  padding: 8px 20px;
  border-bottom: 1px solid ${tokens.line};

  &:has(a):hover {
    background: ${tokens.hover};
  }

  ${below.mobile} {
    padding-inline: 16px;
  }
`;

export const Title = styled.div`
  ${oneLine}
`;

export const Link = styled(PageLink)`
  color: ${tokens.text};

  &&:hover {
    text-decoration: none;
  }

  /* The whole row opens. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${tokens.focus};
    outline-offset: -2px;
  }
`;

export const Facts = styled.div`
  display: flex;
  gap: 16px;
  color: ${tokens.text3};
  font-size: 12px;
  line-height: 18px;
  white-space: nowrap;

  > span {
    ${oneLine}
  }

  > time {
    flex: none;
    margin-inline-start: auto;
  }
`;

export const Mark = styled(Status)`
  && {
    flex: none;
    min-width: 72px;
    color: ${tokens.text2};
  }

  &&::before {
    margin-inline-end: 6px;
  }

  &&[data-tone='warn'] {
    color: ${tokens.warn};
  }
`;
