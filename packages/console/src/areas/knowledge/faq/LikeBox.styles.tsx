import type { WordPart } from '@console/ui/difference-view';
import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

export const Box = styled.article`
  overflow: hidden;
  margin-bottom: 16px;
  border: 1px solid ${tokens.line2};
  border-radius: 8px;
`;

export const Head = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  min-height: 36px;
  padding: 0 12px;
  background: ${tokens.sunken};

  [data-differs='true'] > & {
    background: ${tokens.warnBg};
  }

  [data-differs='true'] > & > span {
    color: ${tokens.warn};
  }

  small {
    margin-left: auto;
    color: ${tokens.text2};
    font-size: 12px;
  }
`;

export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  font-size: 13px;
  line-height: 20px;

  > div {
    min-width: 0;
    padding: 8px 12px;
  }

  > div + div {
    border-left: 1px solid ${tokens.line};
  }

  small {
    color: ${tokens.text3};
    font-size: 12px;
  }

  p {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  @media (max-width: 991.98px) {
    grid-template-columns: minmax(0, 1fr);

    > div + div {
      border-top: 1px solid ${tokens.line};
      border-left: 0;
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  align-items: center;
  min-height: 36px;
  padding: 0 4px;
  border-top: 1px solid ${tokens.line};

  > button:last-child {
    margin-left: auto;
  }
`;

const Mark = styled.b`
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
`;

/** A part of an answer; lit where the other one says something else. */
export const Changed = ({ part: { text, changed } }: { part: WordPart }) => (changed ? <Mark>{text}</Mark> : text);
