import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Root = styled.form`
  ${surface}
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const Group = styled.section`
  & + & {
    margin-top: 24px;
  }

  > h2 {
    margin: 0;
    font-size: 15px;
    font-weight: 600;
    line-height: 24px;
  }

  > p {
    margin: 2px 0 0;
    color: ${tokens.text2};
    font-size: 13px;
    line-height: 20px;
  }
`;

export const Rows = styled.div`
  margin-top: 8px;
  border-top: 1px solid ${tokens.line};
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(200px, 320px);
  align-items: start;
  gap: 4px 24px;
  padding: 12px 0;
  border-bottom: 1px solid ${tokens.line};

  ${below.mobile} {
    grid-template-columns: minmax(0, 1fr);

    &[data-kind='switch'] {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
`;

export const Label = styled.div`
  min-width: 0;
  padding-top: 5px;
  overflow-wrap: anywhere;

  > small {
    display: block;
    color: ${tokens.text3};
    font-size: 13px;
    line-height: 20px;
  }
`;

export const Control = styled.div`
  display: grid;
  justify-items: end;
  gap: 4px;
  min-width: 0;

  > * {
    max-width: 100%;
  }

  > [data-wide] {
    justify-self: stretch;
    width: 100%;
  }

  > [role='switch'] {
    margin-top: 5px;
  }

  > [role='switch']:disabled {
    opacity: 0.5;
  }

  ${below.mobile} {
    > :not([data-wide], [role='switch']) {
      justify-self: start;
    }
  }
`;

export const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-self: stretch;
  justify-content: flex-end;
  gap: 0 8px;
  color: ${tokens.text3};
  font-size: 12px;
  line-height: 24px;
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }

  [data-tone='error'] {
    color: ${tokens.error};
  }

  [data-tone='ok'] {
    color: ${tokens.ok};
  }

  [data-tone='warning'] {
    color: ${tokens.warn};
  }

  && > button {
    padding: 0 4px;
    font-size: 12px;
  }

  ${below.mobile} {
    justify-content: flex-start;

    && > button {
      height: 32px;
    }
  }
`;

export const Foot = styled.div`
  position: sticky;
  z-index: 1;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  min-height: 56px;
  padding: 12px 0;
  background: ${tokens.sheet};

  > [role='status'] {
    margin-inline-end: auto;
    color: ${tokens.warn};
  }
`;
