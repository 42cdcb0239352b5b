import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

export const Rows = styled.ol`
  margin: 8px 0 0;
  padding: 0;
  list-style: none;

  > li {
    padding: 12px 0;
    border-top: 1px solid ${tokens.line};
  }

  > li[data-quiet] {
    color: ${tokens.text3};
  }

  strong {
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
    overflow-wrap: anywhere;
  }

  mark {
    border-radius: 2px;
    background: ${tokens.evidenceFill};
    color: inherit;
  }
`;

/** What is pressed of a row: all of its text. */
export const RowButton = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover strong,
  &:hover span {
    color: ${tokens.link};
  }

`;

export const Words = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

/** Facts of a row beside each other, and what can be done about it at the end. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 28px;
  margin-top: 4px;
  color: ${tokens.text3};
  font-size: 12px;
  line-height: 18px;

  > :last-child:is(button) {
    margin-inline-start: auto;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-top: 12px;

  > h3 {
    flex: 1;
    margin: 0;
    font-size: 14px;
    font-weight: 600;
    line-height: 22px;
  }

  > p {
    flex: 1;
    min-width: 200px;
    margin: 0;
    color: ${tokens.text2};
  }
`;

/** Fields side by side, under each other where there is no room. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: 12px 24px;
  margin-top: 12px;

  > div {
    min-width: 0;
    color: ${tokens.text2};
    font-size: 13px;
    line-height: 20px;
  }
`;
