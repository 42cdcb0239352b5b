import { styled } from 'styled-components';
import { surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Section = styled.section`
  ${surface}
  min-width: 0;
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 16px;
  margin-bottom: 8px;
`;

/** A long note goes under the title, and never pushes the buttons away. */
export const Name = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
  min-width: 0;
  min-height: 32px;

  h2 {
    min-width: 0;
    margin: 0;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }
`;

export const Note = styled.div`
  min-width: 0;
  color: ${tokens.text3};
  font-size: 12px;
  line-height: 18px;
`;

export const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
  min-height: 32px;
`;
