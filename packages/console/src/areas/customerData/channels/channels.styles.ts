import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** The settings, and beside them what tries and explains them; below each other where it is narrow. */
export const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 560px) minmax(0, 480px);
  gap: 24px 48px;
  overflow: auto;
  align-content: start;
  padding: 16px 24px 32px;

  pre {
    margin: 8px 0;
    padding: 12px 14px;
    border: 1px solid ${tokens.line};
    border-radius: 6px;
    background: ${tokens.sunken};
    font: 13px/21px ui-monospace, monospace;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  p {
    color: ${tokens.text2};
  }

  > div > section + section {
    margin-top: 24px;
  }

  @media (max-width: 991.98px) {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: 16px;
  }
`;

/** Two short fields beside each other. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 16px;

  @media (max-width: 575.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Over the form: whether it is saved, and who changed it last. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  min-height: 24px;
  margin-bottom: 8px;
`;

/** Who changed it last. */
export const Updated = styled.span`
  color: ${tokens.text3};
  font-size: 12px;
`;
