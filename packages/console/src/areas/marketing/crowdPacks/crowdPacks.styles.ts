import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** A figure with the line of how it went before it. */
export const Size = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
`;

/** One part of a pane. */
export const Block = styled.div`
  padding: 14px 24px 16px;
  border-bottom: 1px solid ${tokens.line};

  &:last-child {
    border-bottom: 0;
  }

  aside > & {
    padding-inline: 20px;
  }

  > header {
    display: flex;
    align-items: baseline;
    gap: 8px;
    margin-bottom: 6px;
    color: ${tokens.text3};
    font-size: 12px;
  }

  h2 {
    margin: 0;
    color: ${tokens.text};
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  @media (max-width: 991.98px) {
    padding: 12px 16px 14px;

    aside > & {
      padding-inline: 16px;
    }
  }
`;

/** On a phone the figure stays in sight over the rules. */
export const Sticky = styled(Block)`
  position: sticky;
  z-index: 2;
  top: 0;
  background: ${tokens.sheet};
`;

/** Where the tab of a pack scrolls as a whole. */
export const Scrolled = styled.div`
  overflow: auto;
  flex: 1;
  min-height: 0;
  padding: 0 24px 24px;

  h2 {
    margin: 20px 0 8px;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  @media (max-width: 991.98px) {
    padding-inline: 16px;
  }
`;
