import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.section`
  flex: none;
  padding: 0 24px 10px;
  font-size: 13px;
  line-height: 22px;
  color: ${tokens.text2};

  @media (max-width: 767px) {
    padding: 10px 16px 0;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 28px;

  > * {
    flex: none;
  }
`;

export const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: 6px;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  font-weight: 600;
  color: ${tokens.text};
  cursor: pointer;

  &:focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: 2px;
    border-radius: 4px;
  }
`;

/** The beginning, as much as there is room for. */
export const Peek = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Body = styled.div`
  max-height: min(40dvh, 360px);
  margin-top: 4px;
  padding-bottom: 4px;
  overflow: auto;
  overflow-wrap: anywhere;

  > p {
    max-width: 72em;
    margin: 0 0 6px;
    color: ${tokens.text};
    white-space: pre-line;
  }

  > small {
    display: block;
    margin-bottom: 6px;
    font-size: 12px;
    color: ${tokens.text3};
  }

  h2 {
    margin: 8px 0 2px;
    font-size: 13px;
    font-weight: 600;
    color: ${tokens.text};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
`;
