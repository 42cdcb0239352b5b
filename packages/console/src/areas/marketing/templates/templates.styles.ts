import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** What is written, beside its pictures. */
export const Editor = styled.div`
  padding: 14px 24px 16px;

  @media (max-width: 991.98px) {
    padding-inline: 16px;
  }
`;

/** How it arrives, beside what is written; below it on a phone. */
export const Arriving = styled.aside`
  background: ${tokens.sunken};

  @media (max-width: 991.98px) {
    border-top: 1px solid ${tokens.line};
  }
`;

/** Pictures of phones, two beside each other where there is room. */
export const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 18px 20px;
  padding: 16px 24px 24px;

  > figure {
    min-width: 0;
    margin: 0;
  }

  figcaption {
    margin-bottom: 8px;
    color: ${tokens.text2};
    font-size: 13px;
    line-height: 20px;
  }

  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);
  }

  @media (max-width: 991.98px) {
    padding: 16px;
  }
`;

/** Two fields beside each other, the first one wider. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  gap: 0 16px;

  @media (max-width: 575.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** One field of a card: keyword, name, text, and what takes it away. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: 108px 120px minmax(0, 1fr) 32px;
  gap: 0 8px;
  align-items: start;

  @media (max-width: 575.98px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 32px;

    > :nth-child(3) {
      grid-row: 2;
      grid-column: 1 / 3;
    }

    > :nth-child(4) {
      grid-row: 1;
      grid-column: 3;
    }
  }
`;

/** What is at hand under a text: variables and words to insert. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-top: 4px;
`;

/** A part of the editor under its heading. */
export const Part = styled.section`
  padding-top: 12px;

  & + & {
    margin-top: 12px;
    border-top: 1px solid ${tokens.line};
  }

  > header {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    margin-bottom: 4px;
  }

  h2 {
    margin: 0;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  > header > span {
    color: ${tokens.text2};
    font-size: 13px;
  }

  > header > span[data-level='error'] {
    color: ${tokens.error};
  }

  > header > span[data-level='warning'] {
    color: ${tokens.warn};
  }

  > header > .sample {
    flex: 0 1 200px;
    min-width: 140px;
  }

  > header > h2 + .sample {
    margin-inline-start: auto;
  }

  > p {
    margin: 0;
    color: ${tokens.text3};
    font-size: 13px;
  }
`;

/** Said where there is nothing else to say. */
export const Quiet = styled.p`
  margin: 0;
  color: ${tokens.text3};
  font-size: 13px;
`;

/** A text as it is written, line by line. */
export const AsWritten = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Problems = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    gap: 8px;
    align-items: flex-start;
    padding: 6px 0;
    border-top: 1px solid ${tokens.line};
    font-size: 13px;
    line-height: 20px;
  }

  > li > span:first-child {
    margin-top: 1px;
  }

  > li[data-level='error'] > span:first-child {
    color: ${tokens.error};
  }

  > li[data-level='warning'] > span:first-child {
    color: ${tokens.warn};
  }

  > li > p {
    flex: 1;
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Proof = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  min-height: 32px;
`;

/** A text cut to one line in a list. */
export const Excerpt = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** What a drawer holds, part under part. */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;

  > p {
    margin: 0;
    color: ${tokens.text2};
  }

  > ${Pictures} {
    padding: 0;
  }
`;
