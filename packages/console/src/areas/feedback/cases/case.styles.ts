import { below, oneLine } from '@console/ui/theme';
import { styled } from 'styled-components';

/** A question in a list, with what was said about its answer under it. */
export const Asked = styled.div`
  min-width: 0;

  b {
    ${oneLine}
    display: block;
    font-weight: 500;
  }

  small {
    ${oneLine}
    display: flex;
    gap: 8px;
    align-items: center;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
  }
`;

/** What a person said, as they said it. */
export const Said = styled.p`
  margin: 2px 0 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** A question in the replay. */
export const AskedQuestion = styled.span`
  display: inline-block;
  padding: 6px 12px;
  border-radius: 8px;
  background: ${(p) => p.theme.tint};
`;

/** Beside what matters. */
export const Faint = styled.small`
  color: ${(p) => p.theme.text3};
  font-size: 12px;
`;

/** Facts that speak for a cause, one a line. */
export const FactList = styled.ul`
  display: grid;
  gap: 4px;
  margin: 10px 0 0;
  padding: 0;
  color: ${(p) => p.theme.text2};
  font-size: 13px;
  line-height: 20px;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    overflow-wrap: anywhere;
  }
`;

/** Under what happened, with some air. */
export const Under = styled.div`
  margin-top: 16px;
`;

/** Buttons and what is said beside them. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin-top: 8px;
  color: ${(p) => p.theme.text2};
  font-size: 13px;
`;

/** Cases of the same question, one a line, each with what came of it. */
export const SameList = styled.ul`
  display: grid;
  gap: 4px;
  margin: 4px 0 0;
  padding: 0;
  font-size: 13px;
  line-height: 20px;
  list-style: none;

  li {
    display: flex;
    gap: 8px;
    align-items: center;
    min-width: 0;
  }

  a {
    ${oneLine}
    min-width: 0;
  }

  small {
    flex: none;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
  }
`;

/** Something that can be put right, in one line with its verbs at the end. */
export const MendLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  padding: 8px 0;
  border-top: 1px solid ${(p) => p.theme.line};
  color: ${(p) => p.theme.text2};
  font-size: 13px;

  > a {
    ${oneLine}
    min-width: 0;
  }

  /* The verbs stand at the end of every line. */
  justify-content: flex-end;

  > span {
    flex: 1 1 0;
  }
`;

/** An editor of one chunk, as a box with its verbs at the foot. */
export const MendBox = styled.div`
  margin-bottom: 12px;
  border: 1px solid ${(p) => p.theme.line2};
  border-radius: 6px;

  header,
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    padding: 6px 12px;
    font-size: 13px;
  }

  header {
    color: ${(p) => p.theme.text2};
  }

  header > b {
    ${oneLine}
    min-width: 0;
    font-weight: 500;
  }

  footer {
    border-top: 1px solid ${(p) => p.theme.line};
  }

  footer > span {
    margin-inline-end: auto;
  }

  .ant-form-item {
    margin: 0;
  }

  textarea {
    border: 0;
    border-radius: 0;
  }
`;

/** The answer then and the answer now, beside one another where there is room. */
export const Both = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  border-block: 1px solid ${(p) => p.theme.line};

  > div {
    min-width: 0;
    padding: 10px 20px 12px 0;
  }

  > div + div {
    padding-inline-start: 20px;
    border-inline-start: 1px solid ${(p) => p.theme.line};
  }

  h3 {
    margin: 0 0 4px;
    font-size: 13px;
    line-height: 20px;
  }

  h3 small {
    margin-inline-start: 8px;
    color: ${(p) => p.theme.text3};
    font-weight: 400;
  }
`;

/** Over a list, on its lines. */
export const Head = styled.div`
  padding: 0 24px 12px;

  ${below.mobile} {
    padding: 12px 16px;
  }
`;

/** The figures of cases, and beside them why they came. */
export const FiguresAndCauses = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 8px 48px;
  align-items: start;

  ${below.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The figures of cases, each under its name. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: 12px 24px;
  margin: 0 0 8px;

  dt {
    color: ${(p) => p.theme.text3};
    font-size: 13px;
  }

  dd {
    margin: 0;
    font-size: 20px;
    line-height: 28px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  dd small {
    margin-inline-start: 2px;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    font-weight: 400;
  }
`;
