import { PageLink } from '@console/ui/link';
import { focusRing, oneLine, tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

export const Entries = styled.ul`
  width: 100%;
  max-width: 760px;
  margin: 0 auto;
  padding: 24px;
  list-style: none;

  li + li {
    border-top: 1px solid ${tokens.line};
  }
`;

export const Entry = styled(PageLink)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 64px;
  padding: 8px;
  border-radius: 6px;
  color: ${tokens.text};
  ${focusRing}

  &:hover {
    background: ${tokens.sunken};
    text-decoration: none;
  }

  > span {
    ${oneLine}
    flex: 1;
  }

  b,
  small {
    ${oneLine}
    display: block;
  }

  b {
    font-weight: 600;
  }

  small {
    color: ${tokens.text3};
    font-size: 13px;
  }

  > svg,
  > .anticon {
    flex: none;
    color: ${tokens.text3};
    font-size: 12px;
  }
`;
