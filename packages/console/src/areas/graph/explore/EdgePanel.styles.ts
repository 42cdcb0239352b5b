import { oneLine, tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** Fills a flex column. */
export const Panel = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: ${tokens.sheet};
`;

export const Head = styled.header`
  display: flex;
  flex: none;
  gap: 8px;
  align-items: center;
  min-height: 44px;
  padding: 0 12px 0 20px;
  border-bottom: 1px solid ${tokens.line};

  h2 {
    ${oneLine}
    flex: 1;
    margin: 0;
    font-weight: 600;
    font-size: 15px;
    line-height: 22px;
  }
`;

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: 4px 20px 12px;
  overflow-y: auto;

  h3 {
    margin: 14px 0 4px;
    font-weight: 600;
    font-size: 13px;
    line-height: 20px;
  }

  dl {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    margin: 8px 0 0;
    font-size: 13px;
    line-height: 26px;
  }

  dt {
    color: ${tokens.text3};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  blockquote {
    margin: 6px 0 0;
    padding: 2px 0 2px 12px;
    border-inline-start: 3px solid ${tokens.evidenceLine};
    font-size: 13px;
    line-height: 22px;
    overflow-wrap: anywhere;
  }
`;

/** Where a quote stands. */
export const From = styled.p`
  display: flex;
  gap: 8px;
  align-items: baseline;
  margin: 4px 0 12px 15px;
  color: ${tokens.text2};
  font-size: 13px;
  line-height: 20px;

  > span:first-child {
    ${oneLine}
    flex: 1;
    min-width: 96px;
  }
`;

/** An end of the relation, which opens it. */
export const End = styled.button`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  max-width: 100%;
  min-height: 26px;
  padding: 0;
  border: 0;
  background: none;
  color: ${tokens.text};
  font: inherit;
  text-align: start;
  cursor: pointer;
  overflow-wrap: anywhere;

  &:hover {
    color: ${tokens.link};
  }

  &:focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: 1px;
  }
`;
