import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';

/** State, whose it is, until when: beside the title, on a phone in a row of its own. */
export const Facts = styled.div`
  ${surface}
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 16px;
  max-width: 64%;
  margin-inline-start: 8px;
  color: ${(p) => p.theme.text2};
  font-size: 13px;

  ${below.mobile} {
    flex: 1;
    max-width: none;
    margin: 0;
  }
`;

/** Takes what room the head leaves, and holds the panes, or what stands in their place. */
export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border-top: 1px solid ${(p) => p.theme.line};
`;
