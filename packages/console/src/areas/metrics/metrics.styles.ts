import { fonts, hiddenVisually, oneLine, tokens } from '@console/ui/theme';
import { Notice } from '@console/ui/states';
import { styled } from 'styled-components';

/** What a choice of counting is written as. */
export const Written = styled.p`
  margin: -8px 0 16px;
  color: ${tokens.text3};
  font-size: 12px;
  line-height: 18px;
  overflow-wrap: anywhere;

  code {
    font-family: ${fonts.code};
  }
`;

/** A button, and what came of it. */
export const Trial = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-bottom: 24px;
  color: ${tokens.text3};
  font-size: 12px;
  line-height: 18px;

  > :not(button, span) {
    flex: 1 1 100%;
  }

  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 4px 12px;
    margin: 0;
    padding: 12px;
    border-radius: 6px;
    background: ${tokens.sunken};
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 12px;
    margin: 0;
  }

  strong {
    color: ${tokens.text};
    font-size: 14px;
    line-height: 22px;
  }

  em {
    flex: 1 1 100%;
    color: ${tokens.warn};
    font-style: normal;
  }
`;

/** A name over its code. */
export const NamedCode = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;

  code {
    ${oneLine}
    color: ${tokens.text3};
    font-weight: 400;
    font-size: 12px;
    font-family: ${fonts.code};
    line-height: 16px;
  }
`;

/** A target, with a mark in front where it is missed. */
export const Target = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  white-space: nowrap;
`;

/** A difference, for the better or not. */
export const Difference = styled.span<{ $good: boolean | null }>`
  color: ${({ $good }) => ($good === null ? 'inherit' : $good ? tokens.ok : tokens.error)};
  white-space: nowrap;
`;

/** Which time is looked at, above the figures. */
export const SpanTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 0 24px 12px;

  @media (max-width: 991.98px) {
    padding: 12px 16px;
  }
`;

/** The figures, then what explains them in two columns where there is room for both. Goes by its own width. */
export const DetailColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 380px;
  border-top: 1px solid ${tokens.line};

  > div > * {
    padding: 16px 24px 20px;
  }

  > div > * + * {
    border-top: 1px solid ${tokens.line};
  }

  > :last-child {
    border-left: 1px solid ${tokens.line};
  }

  @container (max-width: 1079.98px) {
    grid-template-columns: minmax(0, 1fr);

    > :last-child {
      border-top: 1px solid ${tokens.line};
      border-left: 0;
    }
  }

  @container (max-width: 640px) {
    > div > * {
      padding-inline: 16px;
    }
  }
`;

/** What scrolls under the head of a page. */
export const Body = styled.div`
  overflow: auto;
  flex: 1;
  min-height: 0;
  container-type: inline-size;
`;

/** The code of a metric beside its name. */
export const Code = styled.code`
  color: ${tokens.text3};
  font-size: 13px;
  font-family: ${fonts.code};
`;

/** Names a part for those who hear the page: what it holds begins with smaller headings. */
export const Unseen = styled.h2`
  ${hiddenVisually}
`;

/** A sentence between the head of a page and its list. */
export const Strip = styled(Notice)`
  flex: none;
  margin-bottom: 12px;

  @media (max-width: 991.98px) {
    margin-bottom: 0;
  }
`;
