import { below, oneLine } from '@console/ui/theme';
import { styled } from 'styled-components';

export const SetupHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  margin: 0 0 16px;

  > button {
    padding-left: 0;
  }
`;

export const Text = styled.p`
  margin: 0 0 12px;
  color: ${(p) => p.theme.text2};
  font-size: 13px;
`;

export const Foot = styled.div`
  display: flex;
  gap: 8px;
  justify-content: space-between;
  margin: 16px 0 0;
`;

export const Described = styled.ul`
  margin: 8px 0 0;
  padding: 0;
  list-style: none;

  > li {
    padding: 4px 0;
    border-bottom: 1px solid ${(p) => p.theme.line};
  }

  > li > button {
    max-width: 100%;
    padding-left: 0;
    font-weight: 500;
  }
`;

export const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(96px, 1fr) minmax(0, 3fr);
  gap: 4px 12px;
  align-items: center;
  padding: 4px 0;

  > span {
    ${oneLine}
    color: ${(p) => p.theme.text2};
  }

  > p {
    display: flex;
    grid-column: 2;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
    margin: 0;
    color: ${(p) => p.theme.text2};
    font-size: 12px;
    overflow-wrap: anywhere;
  }
`;

export const Rules = styled.div`
  margin: 8px 0 0;
`;

export const Rule = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: 8px;
  min-width: 0;
  margin: 0;
  padding: 12px 0;
  border: 0;
  border-bottom: 1px solid ${(p) => p.theme.line};

  > :last-child {
    grid-row: 1;
    grid-column: 3;
  }

  ${below.mobile} {
    grid-template-columns: minmax(0, 1fr) auto;

    > :not(:last-child) {
      grid-column: 1;
    }

    > :last-child {
      grid-column: 2;
    }
  }
`;
