import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** What belongs together in a drawer, under a hairline. */
export const Part = styled.section`
  margin-top: 16px;
  padding-top: 16px;
  border-top: 1px solid ${tokens.line};

  > h3 {
    margin: 0 0 12px;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }
`;

/** Who did it, and when. */
export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: baseline;
  margin: 0;
  line-height: 22px;
  overflow-wrap: anywhere;

  small {
    color: ${tokens.text3};
    font-size: 12px;
  }
`;

/** What was asked or replied, as it was written. */
export const Said = styled.p`
  margin: 4px 0 0;
  color: ${tokens.text};
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  &[data-kind='asked'] {
    padding: 8px 12px;
    border-radius: 8px;
    background: ${tokens.tint};
  }
`;

export const Faint = styled.p`
  margin: 0 0 12px;
  color: ${tokens.text3};
`;
