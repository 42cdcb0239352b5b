import { styled } from 'styled-components';
import { plainButton, surface } from '../theme/mixins.js';

export const Root = styled.section`
  ${surface}
  min-width: 0;
`;

export const Head = styled.header`
  display: flex;
  align-items: baseline;
  gap: 8px;
  margin-bottom: 4px;

  > h3 {
    flex: none;
    margin: 0;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  > small {
    flex: 1;
    min-width: 0;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 18px;
  }
`;

export const Sentence = styled.p`
  margin: 0;
  font-size: 13px;
  line-height: 20px;

  b {
    font-weight: 600;
  }

  &[data-tone='quiet'] {
    color: ${(p) => p.theme.text3};
  }

  &[data-tone='warning'] {
    color: ${(p) => p.theme.warn};
  }

  &[data-tone='error'] {
    color: ${(p) => p.theme.error};
  }
`;

export const Shares = styled.div`
  display: flex;
  gap: 2px;
  margin: 8px 0 6px;

  > i {
    height: 8px;
    border-radius: 2px;
    background: ${(p) => p.theme.chartPrevious};
  }

  > i:first-child {
    background: ${(p) => p.theme.chart1};
  }
`;

export const Reasons = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(72px, max-content) minmax(0, 1fr) minmax(40px, max-content);
    align-items: center;
    gap: 12px;
    min-height: 28px;
    font-size: 13px;
  }

  i {
    display: block;
    height: 6px;
    border-radius: 2px;
    background: ${(p) => p.theme.chartPrevious};
  }
`;

export const People = styled.button`
  ${plainButton}
  color: ${(p) => p.theme.link};
  text-align: end;

  &:hover {
    text-decoration: underline;
  }

  &:disabled {
    color: inherit;
    text-decoration: none;
    cursor: default;
  }
`;
