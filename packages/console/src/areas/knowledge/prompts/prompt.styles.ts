import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** What is set, and what it does, beside each other where there is room. */
export const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  min-height: 0;
  padding-inline-start: 24px;

  /* What is set stays in sight beside a long answer, and the other way round. */
  > form,
  > section {
    min-width: 0;
    overflow: auto;
    padding-inline-end: 24px;
  }

  /* No field comes to stand below the bar that saves. */
  > form {
    scroll-padding-bottom: 76px;
  }

  @media (max-width: 1279.98px) {
    grid-template-rows: auto;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    overflow: auto;
    padding-inline-end: 24px;

    > form,
    > section {
      overflow: visible;
      padding-inline-end: 0;
    }
  }

  @media (max-width: 991.98px) {
    padding: 16px 16px 0;
  }
`;

/** Stays in sight below long prompts, where they scroll in a column of their own. */
export const Save = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  gap: 8px;
  padding: 12px 0 24px;
  background: ${tokens.sheet};

  @media (max-width: 1279.98px) {
    position: static;
  }

  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

export const Trial = styled.section`
  display: grid;
  gap: 12px;
  align-content: start;
  min-width: 0;
  padding-bottom: 24px;

  h2,
  h3 {
    margin: 0;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
    overflow-wrap: anywhere;
  }

  section > h3 {
    margin-bottom: 8px;
  }

  p {
    margin: 0;
    color: ${tokens.text2};
  }

  @media (min-width: 1280px) {
    padding-inline-start: 24px;
    border-inline-start: 1px solid ${tokens.line};
  }

  @media (max-width: 1279.98px) {
    padding-top: 16px;
    border-top: 1px solid ${tokens.line};
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
`;

/** The two sides of one question. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 12px;

  @media (max-width: 575.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Side = styled.div`
  display: grid;
  gap: 8px;
  align-content: start;
  min-width: 0;
  padding: 12px;
  border-radius: 8px;
  background: ${tokens.sunken};
  overflow-wrap: anywhere;

  > strong {
    font-weight: 600;
    font-size: 13px;
    line-height: 20px;
  }

  small {
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
  }
`;

export const Passages = styled.ol`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;

  li[data-mark='gone'] {
    opacity: 0.75;
  }

  b {
    margin-inline-end: 4px;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;

/** The first lines of a passage. */
export const Words = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font-size: 13px;
  line-height: 20px;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Answer = styled.div`
  padding-top: 8px;
  border-top: 1px solid ${tokens.line};
  font-size: 13px;
  line-height: 20px;
`;
