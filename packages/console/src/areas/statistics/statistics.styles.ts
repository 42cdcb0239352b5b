import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

export const Scroll = styled.div`
  container-type: inline-size;
  overflow: auto;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  border-top: 1px solid ${tokens.line};
`;

/** Parts between hairlines; two side by side where there is room for both. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));

  > * {
    padding: 16px 24px 20px;
    border-top: 1px solid ${tokens.line};
  }

  > :first-child {
    border-top: 0;
  }

  > [data-wide] {
    grid-column: 1 / -1;
  }

  > [data-right] {
    border-left: 1px solid ${tokens.line};
  }

  @container (max-width: 1079.98px) {
    grid-template-columns: minmax(0, 1fr);

    > [data-right] {
      border-left: 0;
    }
  }

  @container (max-width: 640px) {
    > * {
      padding-inline: 16px;
    }
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;

  label {
    display: flex;
    align-items: center;
    gap: 8px;
    color: ${tokens.text2};
    font-size: 13px;
    line-height: 20px;
    white-space: nowrap;
  }

  @media (max-width: 991.98px) {
    column-gap: 8px;
    width: calc(100vw - 32px);
  }
`;
