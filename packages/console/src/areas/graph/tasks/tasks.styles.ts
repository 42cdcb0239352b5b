import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** Buttons that belong to the field over them. */
export const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin: -12px 0 20px;

  small {
    color: ${tokens.text3};
    font-size: 12px;
  }
`;

/** What would be read and used. */
export const Estimate = styled.div`
  padding: 10px 14px;
  border-radius: 6px;
  background: ${tokens.sunken};
  color: ${tokens.text2};
  font-size: 13px;
  line-height: 22px;

  b {
    margin-inline-end: 12px;
    color: ${tokens.text};
  }

  p {
    margin: 0;
  }
`;

/** One relation of a schema, between hairlines. */
export const Relation = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 8px;
  margin: 0 0 8px;
  padding: 12px 0;
  border: 0;
  border-top: 1px solid ${tokens.line};

  > [data-head] {
    display: flex;
    grid-column: 1 / -1;
    gap: 8px;
    align-items: flex-start;
  }

  > [data-head] > :first-child {
    flex: 1;
  }

  [class*='-form-item'] {
    margin: 0;
  }
`;

/** A schema among those that there are. */
export const SchemaRow = styled.li`
  display: flex;
  gap: 8px;
  align-items: center;
  padding: 10px 0;
  border-bottom: 1px solid ${tokens.line};

  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
  }
`;

export const SchemaRows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
