import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** A tool fills what is left of its page. */
export const Filled = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

/** Leads from a tool that stands alone to all of them. */
export const WayBack = styled.nav`
  display: flex;
  flex: none;
  align-items: center;
  min-height: 40px;
  padding-inline: 24px;
  border-bottom: 1px solid ${tokens.line};
  font-size: 13px;

  a {
    display: inline-flex;
    gap: 4px;
    align-items: center;
    min-height: 32px;
  }
`;
