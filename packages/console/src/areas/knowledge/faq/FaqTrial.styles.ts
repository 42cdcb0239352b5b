import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

export const Asked = styled.form`
  display: flex;
  flex-direction: column;
  gap: 8px;
  align-items: flex-start;
`;

export const Found = styled.div`
  h3 {
    margin: 20px 0 4px;
    font-size: 14px;
    font-weight: 600;
    line-height: 22px;
  }

  p {
    margin: 4px 0 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    padding: 8px 0;
  }

  li + li {
    border-top: 1px solid ${tokens.line};
  }

  small {
    display: block;
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
    overflow-wrap: anywhere;
  }
`;

/** The FAQ that answers, with its answer. */
export const Hit = styled.div`
  padding: 12px;
  border-radius: 8px;
  background: ${tokens.tint};
`;

export const Candidate = styled.div`
  > button {
    height: auto;
    padding: 0;
    text-align: left;
    white-space: normal;
  }
`;
