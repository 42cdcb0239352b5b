import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** What is known of a question, in lines. */
export const Facts = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin-bottom: 16px;
  color: ${tokens.text2};
  overflow-wrap: anywhere;

  > b {
    color: ${tokens.text};
    font-size: 16px;
    font-weight: 600;
    line-height: 24px;
  }
`;

/** Over the fields of the FAQ that a question becomes. */
export const Note = styled.div`
  margin-bottom: 16px;
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

export const Part = styled.section`
  margin-top: 20px;

  > h3 {
    margin: 0 0 4px;
    font-size: 14px;
    font-weight: 600;
    line-height: 22px;
  }

  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  > ul > li {
    padding: 8px 0;
    overflow-wrap: anywhere;
  }

  > ul > li + li {
    border-top: 1px solid ${tokens.line};
  }

  p {
    display: -webkit-box;
    margin: 4px 0 0;
    overflow: hidden;
    white-space: pre-line;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 8;
  }
`;

/** A way to ask beside how often it was. */
export const Wording = styled.li`
  display: flex;
  gap: 12px;
  justify-content: space-between;

  > span:last-child {
    flex: none;
    color: ${tokens.text3};
    font-variant-numeric: tabular-nums;
  }
`;

/** Where something stands, how near it is, and the way to it. */
export const Source = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;

  > button {
    height: auto;
    min-width: 0;
    max-width: 100%;
    padding: 0;
    text-align: left;
    white-space: normal;
  }

  > span {
    color: ${tokens.text3};
    font-size: 12px;
  }
`;

/** A row of its own for what the head of a page has no room for on a phone. */
export const PhoneBar = styled.div`
  flex: none;
  padding: 8px 16px;
`;
